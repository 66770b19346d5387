/** The only place that names outcomes: what one exchange means for its cell. */
import { classifyError, statusOfError } from './classify-error.ts';
import type { Exchange } from './client.ts';
import { asObject, type Completion, readCompletion } from './read-completion.ts';
import { retryAfter } from './retry-after.ts';

export type CompletedOutcome = 'answered' | 'truncated' | 'refused' | 'empty';
export type NoResponseReason = 'transient' | 'permanent' | 'quota' | 'context_exceeded';

export interface Completed {
  readonly kind: 'completed';
  readonly outcome: CompletedOutcome;
  readonly completion: Completion;
  readonly httpStatus: number;
  readonly providerRequestId: string | null;
}

export interface Failed {
  readonly kind: 'failed';
  readonly reason: NoResponseReason;
  readonly retry: boolean;
  readonly stopsSetting: boolean;
  /** The server asks for fewer requests: status 429, or an error that stands for it. */
  readonly isRateLimit: boolean;
  readonly errorCode: string;
  readonly message: string;
  readonly httpStatus: number | null;
  readonly retryAfterInMs: number | null;
  readonly providerRequestId: string | null;
}

/** Every known finish reason; an unknown one counts as an ordinary end and stays in the row as it was written. */
const outcomeOfFinishReason: Readonly<Record<string, CompletedOutcome>> = {
  length: 'truncated',
  max_tokens: 'truncated',
  model_length: 'truncated',
  max_output_tokens: 'truncated',
  incomplete: 'truncated',
  model_context_window_exceeded: 'truncated',
  content_filter: 'refused',
  safety: 'refused',
  sensitive: 'refused',
  refusal: 'refused',
};

/** Finish reasons by which a server says that it broke off: what it sent is no answer. */
const brokenOff: ReadonlySet<string> = new Set([
  ...['error', 'abort', 'network_error', 'insufficient_system_resource'],
  // A response that is not finished is no answer either.
  ...['failed', 'cancelled', 'queued', 'in_progress'],
]);

/** Judges an exchange that was not abandoned. `reasoningFields` are the fields of a message that carry reasoning. */
export function classifyOutcome(
  exchange: Exclude<Exchange, { kind: 'abandoned' }>,
  reasoningFields: readonly string[],
): Completed | Failed {
  if (exchange.kind === 'failure') {
    const retry = exchange.failure !== 'reply_too_large';
    const reason = retry ? 'transient' : 'permanent';
    return failed({ reason, retry, errorCode: exchange.failure, message: exchange.message });
  }
  if (exchange.kind === 'error_status') {
    return classifyErrorReply(exchange.status, exchange.error, exchange.message, exchange.status, exchange.headers);
  }
  return classifyReply(exchange.status, exchange.headers, exchange.text, reasoningFields);
}

function classifyReply(
  httpStatus: number,
  headers: Headers,
  text: string,
  reasoningFields: readonly string[],
): Completed | Failed {
  const malformed = (errorCode: string, message: string) =>
    failed({ reason: 'transient', retry: true, errorCode, message, httpStatus, ...fromHeaders(headers, httpStatus) });
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    const errorCode = /^\s*</.test(text) ? 'html_reply' : 'invalid_json';
    return malformed(errorCode, `status ${httpStatus} with a body that is not JSON: ${text.slice(0, 200)}`);
  }
  const members = asObject(body);
  const errorReply = (error: unknown) =>
    classifyErrorReply(statusOfError(error), error, text.slice(0, 200), httpStatus, headers);
  const hasError = saysSomething(members.error);
  if (!Array.isArray(members.choices)) {
    if (hasError) return errorReply(members.error);
    return malformed('no_completion', `status ${httpStatus} without choices: ${text.slice(0, 200)}`);
  }
  const choiceError = asObject(members.choices[0]).error;
  if (saysSomething(choiceError)) return errorReply(choiceError);
  const completion = readCompletion(members, reasoningFields);
  // Some gateways send choices without a word beside the error of the server behind them.
  if (hasError && completion.text === '') return errorReply(members.error);
  const finishReason = completion.finishReason?.toLowerCase() ?? '';
  if (brokenOff.has(finishReason)) return malformed(finishReason, `the server broke off: ${text.slice(0, 200)}`);
  return completed(completion, httpStatus, headers);
}

/** Whether an error member holds an error: some servers always send one, empty beside an answer. */
function saysSomething(error: unknown): boolean {
  if (error === undefined || error === null || error === '') return false;
  return typeof error !== 'object' || Object.keys(error).length > 0;
}

function completed(completion: Completion, httpStatus: number, headers: Headers): Completed {
  const byReason = outcomeOfFinishReason[completion.finishReason?.toLowerCase() ?? ''];
  const refusal = completion.text === '' && completion.refusal !== null ? 'refused' : undefined;
  const outcome = byReason ?? refusal ?? (completion.text.trim() === '' ? 'empty' : 'answered');
  const text = completion.text === '' ? (completion.refusal ?? '') : completion.text;
  const { providerRequestId } = fromHeaders(headers, httpStatus);
  return { kind: 'completed', outcome, completion: { ...completion, text }, httpStatus, providerRequestId };
}

function classifyErrorReply(
  status: number,
  error: unknown,
  fallbackMessage: string,
  httpStatus: number,
  headers: Headers,
): Completed | Failed {
  const fault = classifyError(status, error, fallbackMessage);
  if (fault.reason === 'content_filter') {
    const choice = { finish_reason: 'content_filter', message: { content: '' } };
    return completed(readCompletion({ choices: [choice] }, []), httpStatus, headers);
  }
  const isRateLimit = status === 429 && fault.retry;
  const { retryAfterInMs, providerRequestId } = fromHeaders(headers, status);
  return failed({
    ...fault,
    reason: fault.reason,
    errorCode: fault.code,
    isRateLimit,
    // Some servers say when asking again is of no use.
    retry: fault.retry && headers.get('x-should-retry') !== 'false',
    httpStatus,
    ...{ retryAfterInMs: retryAfterInMs ?? fault.waitInMs, providerRequestId },
  });
}

function failed(parts: Partial<Failed> & Pick<Failed, 'reason' | 'retry' | 'errorCode' | 'message'>): Failed {
  return {
    kind: 'failed',
    reason: parts.reason,
    retry: parts.retry,
    stopsSetting: parts.stopsSetting ?? false,
    isRateLimit: parts.isRateLimit ?? false,
    errorCode: parts.errorCode,
    message: parts.message,
    httpStatus: parts.httpStatus ?? null,
    retryAfterInMs: parts.retryAfterInMs ?? null,
    providerRequestId: parts.providerRequestId ?? null,
  };
}

function fromHeaders(headers: Headers, status: number): Pick<Failed, 'retryAfterInMs' | 'providerRequestId'> {
  const requestId = requestIdHeaders.map((name) => headers.get(name)).find((id) => id !== null);
  return { retryAfterInMs: retryAfter(headers, status), providerRequestId: requestId ?? null };
}

/** Where servers write the id by which their support finds a request. */
const requestIdHeaders = ['x-request-id', 'request-id', 'apim-request-id', 'x-ds-trace-id', 'cf-ray'];

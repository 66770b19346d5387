/** What an error of a server means for a cell: by status, and by the code and words of the error object. */
import { asObject } from './read-completion.ts';
import { waitInWords } from './retry-after.ts';

export interface Fault {
  readonly reason: 'transient' | 'permanent' | 'quota' | 'context_exceeded';
  /** Worth asking again within this run. */
  readonly retry: boolean;
  /** No further cell of the setting can succeed: missing rights or an empty account. */
  readonly stopsSetting: boolean;
  readonly code: string;
  readonly message: string;
  /** The wait that the words of a rate limit ask for; null when they ask for none. */
  readonly waitInMs: number | null;
}

/** The provider refused the prompt for its content: a completed reply without text, not a fault. */
export interface ContentRefusal {
  readonly reason: 'content_filter';
  readonly message: string;
}

const transientStatuses = new Set([408, 409, 425, 429]);
const emptyAccountWords = /insufficient[_ ](?:quota|balance|credits|funds)|per[- _]?day|daily (?:limit|quota)/i;
/** Some servers say the same when a limit a minute is passed, which time alone mends. */
const quotaWords = /exceeded your current quota|billing/i;
const minuteWords = /per[- _]?min/i;
const contextWords =
  /context[_ ]length|maximum context|context window|prompt is too long|too many (?:input )?tokens|exceeds? the (?:model's )?(?:maximum )?(?:context|input)/i;
const filterWords = /content[_ -]?(?:filter|policy|management)|ResponsibleAIPolicyViolation|flagged/i;

/** Judges an error reply. `status` is the HTTP status, or the inner code of an error sent with status 200. */
export function classifyError(status: number, error: unknown, fallbackMessage: string): Fault | ContentRefusal {
  const members = asObject(error);
  const message = typeof members.message === 'string' ? members.message : fallbackMessage;
  const code = String(members.code ?? members.type ?? status);
  const details = members.details === undefined ? '' : JSON.stringify(members.details);
  const words = `${code} ${String(members.type ?? '')} ${message} ${innerCode(members)} ${details}`;
  const waitInMs = status === 429 ? waitInWords(words) : null;
  const fault = (reason: Fault['reason'], retry: boolean, stopsSetting: boolean): Fault => ({
    ...{ reason, retry, stopsSetting, code, message, waitInMs },
  });
  if ((status === 400 || status === 403 || status === 422) && filterWords.test(words)) {
    return { reason: 'content_filter', message };
  }
  if (status === 402 || (status === 429 && isOutOfQuota(words, waitInMs))) return fault('quota', false, true);
  if (status === 401 || status === 403) return fault('permanent', false, true);
  if (status === 413 || ((status === 400 || status === 422) && contextWords.test(words))) {
    return fault('context_exceeded', false, false);
  }
  // 501 and 505 say that the server will never do what is asked.
  if (transientStatuses.has(status) || (status >= 500 && status !== 501 && status !== 505)) {
    return fault('transient', true, false);
  }
  return fault('permanent', false, false);
}

function isOutOfQuota(words: string, waitInMs: number | null): boolean {
  return emptyAccountWords.test(words) || (quotaWords.test(words) && waitInMs === null && !minuteWords.test(words));
}

/** The HTTP status an error object stands for when it came with status 200: its numeric code, else a guess by its name. */
export function statusOfError(error: unknown): number {
  const { code, type, status } = asObject(error);
  for (const value of [code, status]) {
    const number = Number(value);
    if (Number.isInteger(number) && number >= 400 && number < 600) return number;
  }
  const name = `${String(code)} ${String(type)}`;
  if (/rate_?limit|insufficient_quota/i.test(name)) return 429;
  if (/authentication|invalid_api_key/i.test(name)) return 401;
  if (/context_length|content_filter|invalid_(?:request|prompt)/i.test(name)) return 400;
  return 500;
}

function innerCode(members: Readonly<Record<string, unknown>>): string {
  return String(asObject(members.innererror).code ?? '');
}

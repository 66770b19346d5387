/** The only place that calls the client. One attempt in, one exchange out: it neither retries nor judges. */
import OpenAI, { APIError } from 'openai';
import type { ChatCompletionCreateParamsNonStreaming } from 'openai/resources/chat/completions';
import type { CompletionCreateParamsNonStreaming } from 'openai/resources/completions';
import type { ResponseCreateParamsNonStreaming } from 'openai/resources/responses/responses';
import { Agent, EnvHttpProxyAgent, interceptors } from 'undici';
import { assembleStream } from './assemble-stream.ts';
import type { Endpoint } from './endpoint.ts';
import { leanFetch } from './lean-fetch.ts';
import { withoutOpenAiVariables } from './openai-variables.ts';
import { type RequestBody, streamFieldsOf } from './request.ts';
import { assembleResponseStream, completionOfResponse } from './responses-api.ts';

/** What became of one attempt on the wire. */
export type Exchange =
  | { readonly kind: 'reply'; readonly status: number; readonly headers: Headers; readonly text: string }
  | {
      readonly kind: 'error_status';
      readonly status: number;
      readonly headers: Headers;
      /** The `error` member of the body, or the body itself when it has none. */
      readonly error: unknown;
      readonly message: string;
    }
  | {
      readonly kind: 'failure';
      readonly failure: 'timeout' | 'unreachable' | 'connection' | 'cut_body' | 'reply_too_large';
      readonly message: string;
    }
  | { readonly kind: 'abandoned' };

/** Chats, one of two ways, or texts that are only gone on with. */
export type ClientRoute = 'chat/completions' | 'responses' | 'completions';

/** An exchange holds the whole reply in the form of a chat completion, by whichever route it came and in however many pieces. */
export interface ClientOptions {
  /** Covers the whole exchange. */
  readonly timeoutInMs: number;
  /** Whether replies are asked for in pieces. */
  readonly stream: boolean;
  readonly route: ClientRoute;
  /** Whether the key is that of OPENAI_API_KEY. */
  readonly isOpenAiKey: boolean;
}

export interface Client {
  /** Sends one request. `signal` abandons it. */
  ask(body: RequestBody, signal: AbortSignal): Promise<Exchange>;
  close(): Promise<void>;
}

/** No answer to a prompt is this long; a server that streams without end must not fill the memory. */
const replyLimitInBytes = 64 * 1024 * 1024;

/**
 * A client for one endpoint. The dispatcher is our own, because the one of the platform
 * gives up on the headers of long reasoning calls after 300 s. HTTPS_PROXY, HTTP_PROXY and NO_PROXY hold for all but this machine.
 */
export function createClient(endpoint: Endpoint, options: ClientOptions): Client {
  const { timeoutInMs } = options;
  const limits = { headersTimeout: timeoutInMs, bodyTimeout: timeoutInMs, connect: { timeout: 30_000 } };
  const dispatcher = isThisMachine(endpoint.baseUrl) ? new Agent(limits) : new EnvHttpProxyAgent(limits);
  const client = new OpenAI({
    baseURL: endpoint.baseUrl,
    apiKey: endpoint.apiKey,
    maxRetries: 0,
    // A little longer than ours, so that it is always our own clock that expires.
    timeout: timeoutInMs + 60_000,
    // The client's debug log would show request bodies.
    logLevel: 'off',
    fetch: leanFetch(dispatcher.compose(interceptors.decompress())),
    ...(options.isOpenAiKey ? {} : withoutOpenAiVariables(endpoint.apiKey)),
  });
  return {
    ask: (body, signal) => exchange(client, body, options, signal),
    close: () => dispatcher.destroy(),
  };
}

function isThisMachine(baseUrl: string): boolean {
  const { hostname } = new URL(baseUrl);
  return hostname === 'localhost' || hostname === '[::1]' || hostname.startsWith('127.');
}

async function exchange(
  client: OpenAI,
  body: RequestBody,
  { timeoutInMs, stream, route }: ClientOptions,
  signal: AbortSignal,
): Promise<Exchange> {
  const controller = new AbortController();
  const abandon = () => controller.abort();
  signal.addEventListener('abort', abandon, { once: true });
  if (signal.aborted) abandon();
  let timedOut = false;
  const timer = setTimeout(() => {
    timedOut = true;
    controller.abort();
  }, timeoutInMs);
  let status: number | undefined;
  try {
    const parameters = { ...body, ...streamFieldsOf({ stream, route }) };
    const response = await send[route](client, parameters, { signal: controller.signal }).asResponse();
    status = response.status;
    const text = await readBody(response, controller);
    if (text === undefined) {
      const message = `the reply is longer than ${replyLimitInBytes} bytes`;
      return { kind: 'failure', failure: 'reply_too_large', message };
    }
    // By what came, not by what was asked for: some servers cannot stream and send the whole at once.
    const isStream = response.headers.get('content-type')?.includes('text/event-stream') || /^\s*data:/.test(text);
    const assemble = route === 'responses' ? assembleResponseStream : assembleStream;
    const whole = isStream ? assemble(text) : text;
    if (whole === undefined)
      return { kind: 'failure', failure: 'cut_body', message: 'the stream ended before its last event' };
    const completion = route === 'responses' ? completionOfResponse(whole) : whole;
    return { kind: 'reply', status, headers: response.headers, text: completion };
  } catch (error) {
    if (timedOut) return { kind: 'failure', failure: 'timeout', message: `no whole reply within ${timeoutInMs} ms` };
    if (signal.aborted) return { kind: 'abandoned' };
    if (error instanceof APIError && error.status !== undefined) {
      const { headers = new Headers() } = error;
      const elsewhere = headers.get('location');
      const message = elsewhere === null ? error.message : `${error.message}, sent on to ${elsewhere}`;
      return { kind: 'error_status', status: error.status, headers, error: error.error, message };
    }
    const failure = status !== undefined ? 'cut_body' : isUnreachable(error) ? 'unreachable' : 'connection';
    return { kind: 'failure', failure, message: messageWithCause(error) };
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', abandon);
  }
}

/** The client's types know fewer parameters than providers take. */
const send = {
  'chat/completions': (client: OpenAI, body: unknown, options: OpenAI.RequestOptions) =>
    client.chat.completions.create(body as ChatCompletionCreateParamsNonStreaming, options),
  responses: (client: OpenAI, body: unknown, options: OpenAI.RequestOptions) =>
    client.responses.create(body as ResponseCreateParamsNonStreaming, options),
  completions: (client: OpenAI, body: unknown, options: OpenAI.RequestOptions) =>
    client.completions.create(body as CompletionCreateParamsNonStreaming, options),
} as const;

async function readBody(response: Response, controller: AbortController): Promise<string | undefined> {
  if (response.body === null) return '';
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of response.body) {
    bytes += chunk.byteLength;
    if (bytes > replyLimitInBytes) {
      controller.abort();
      return undefined;
    }
    chunks.push(chunk);
  }
  return new TextDecoder().decode(Buffer.concat(chunks));
}

/** No server is there, or none that the address speaks of: asking again at once is of no use. */
const unreachableCodes =
  /^(?:ECONNREFUSED|ENOTFOUND|EHOSTUNREACH|ENETUNREACH|EPROTO|ERR_TLS_.*|ERR_SSL_.*|.*CERT.*|UNABLE_TO_.*)$/;

function isUnreachable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return unreachableCodes.test(String((error as NodeJS.ErrnoException).code)) || isUnreachable(error.cause);
}

function messageWithCause(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  // Several addresses that all fail are an error with a code and no words.
  const message = error.message || String((error as NodeJS.ErrnoException).code ?? error.name);
  return error.cause instanceof Error ? `${message} (${messageWithCause(error.cause)})` : message;
}

/** A server on 127.0.0.1 that speaks chat completions, and completions of texts where asked to, for the models that Midrun serves itself. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface CompletionServer {
  /** Base URL for an OpenAI-compatible client. */
  readonly baseUrl: string;
  close(): Promise<void>;
}

/** Chats, and texts that are only gone on with. */
export type ServedRoute = 'chat/completions' | 'completions';

export interface AskedCompletion {
  readonly route: ServedRoute;
  readonly model: unknown;
  /** The first message, or the text. */
  readonly prompt: string;
  /** The whole body, for the parameters in it. */
  readonly body: Readonly<Record<string, unknown>>;
  /** Aborted when whoever asked has gone away. */
  readonly signal: AbortSignal;
}

export type CompletionReply =
  | { readonly kind: 'completion'; readonly body: object }
  | { readonly kind: 'error'; readonly status: number; readonly code: string; readonly message: string }
  | { readonly kind: 'cut_connection' };

const requestLimitInBytes = 16 * 1024 * 1024;

/** Starts a server on a free port that answers every request by `reply`; a reply that throws cuts the connection. */
export async function startCompletionServer(
  reply: (asked: AskedCompletion) => Promise<CompletionReply>,
  routes: readonly ServedRoute[] = ['chat/completions'],
): Promise<CompletionServer> {
  const server = createServer((request, response) => {
    answer(request, response, reply, routes).catch(() => response.destroy());
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  return {
    baseUrl: `http://127.0.0.1:${port}/v1`,
    close: () =>
      new Promise((closed) => {
        server.close(() => closed());
        server.closeAllConnections();
      }),
  };
}

async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  reply: (asked: AskedCompletion) => Promise<CompletionReply>,
  routes: readonly ServedRoute[],
): Promise<void> {
  const gone = new AbortController();
  response.on('close', () => gone.abort());
  const route = routes.find((known) => request.method === 'POST' && request.url === `/v1/${known}`);
  if (route === undefined)
    return send(response, { kind: 'error', status: 404, code: 'unknown_route', message: 'no such route' });
  const asked = await readRequest(request, route);
  if (asked === undefined) {
    return send(response, {
      kind: 'error',
      status: 400,
      code: 'invalid_request',
      message: 'no completion is asked for',
    });
  }
  send(response, await reply({ ...asked, signal: gone.signal }));
}

async function readRequest(
  request: IncomingMessage,
  route: ServedRoute,
): Promise<Omit<AskedCompletion, 'signal'> | undefined> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    bytes += chunk.byteLength;
    if (bytes > requestLimitInBytes) return undefined;
    chunks.push(chunk);
  }
  try {
    const body = JSON.parse(Buffer.concat(chunks).toString('utf8'));
    const prompt: unknown = route === 'completions' ? body.prompt : body.messages[0].content;
    return typeof prompt === 'string' ? { route, model: body.model as unknown, prompt, body } : undefined;
  } catch {
    return undefined;
  }
}

function send(response: ServerResponse, reply: CompletionReply): void {
  if (reply.kind === 'cut_connection') {
    response.destroy();
  } else if (reply.kind === 'error') {
    sendJson(response, reply.status, { error: { code: reply.code, message: reply.message } });
  } else {
    sendJson(response, 200, reply.body);
  }
}

function sendJson(response: ServerResponse, status: number, body: object): void {
  const text = JSON.stringify(body);
  response.writeHead(status, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) });
  response.end(text);
}

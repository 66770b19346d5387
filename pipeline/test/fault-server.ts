/** A server on 127.0.0.1 that misbehaves on demand, for tests of collection. */
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';

type Message = { role: string; content: string };

export interface ReceivedRequest {
  readonly url: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: { model: string; messages?: Message[]; input?: Message[] } & Record<string, unknown>;
  /** From 1, over all requests of the server. */
  readonly number: number;
  /** From 1, over the requests with this prompt. */
  readonly attempt: number;
}

export type Behaviour = (response: ServerResponse, request: ReceivedRequest) => void;

export interface FaultServer {
  readonly baseUrl: string;
  readonly requests: ReceivedRequest[];
  /** What an environment for collection from this server holds. */
  readonly environment: Record<string, string>;
}

/** Starts the server; it closes when the test is over. */
export async function startFaultServer(behaviour: Behaviour): Promise<FaultServer> {
  const requests: ReceivedRequest[] = [];
  const attempts = new Map<string, number>();
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk);
    const body = JSON.parse(Buffer.concat(chunks).toString('utf8')) as ReceivedRequest['body'];
    const prompt = String(body.prompt ?? (body.messages ?? body.input)?.[0]?.content ?? '');
    const attempt = (attempts.get(prompt) ?? 0) + 1;
    attempts.set(prompt, attempt);
    const received = { url: request.url ?? '', headers: request.headers, body, number: requests.length + 1, attempt };
    requests.push(received);
    behaviour(response, received);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  onTestFinished(
    () =>
      new Promise<void>((closed) => {
        server.close(() => closed());
        server.closeAllConnections();
      }),
  );
  const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`;
  return { baseUrl, requests, environment: { OPENAI_BASE_URL: baseUrl, OPENAI_API_KEY: 'key-of-the-test-server' } };
}

/** Sends JSON with a status. */
export function sendJson(response: ServerResponse, status: number, body: unknown, headers: object = {}): void {
  response.writeHead(status, { 'content-type': 'application/json', ...headers });
  response.end(JSON.stringify(body));
}

/** A completion whose message holds `content`. */
export function completionOf(content: unknown, finishReason: string | null = 'stop', message: object = {}): object {
  return {
    id: 'chatcmpl-1',
    model: 'served',
    choices: [{ finish_reason: finishReason, message: { content, ...message } }],
  };
}

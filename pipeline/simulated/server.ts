/** Serves the simulated subjects on 127.0.0.1 through the same protocol as any OpenAI-compatible server. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { sha256 } from '../../core/hash.ts';
import { randomStream, seedFrom } from '../../core/random.ts';
import { type Questions, readQuestions } from './questions.ts';
import { type SimulatedSubjectName, simulatedSubjectNames } from './subject-names.ts';
import { type Reply, subjects } from './subjects.ts';

export interface SimulatedSubjects {
  /** Base URL for an OpenAI-compatible client. */
  readonly baseUrl: string;
  close(): Promise<void>;
}

export interface SimulatedRequest {
  readonly model: SimulatedSubjectName;
  readonly promptSha256: string;
  /** The `seed` of the request, which collection sets to the repeat. */
  readonly repeat: number;
}

export interface SimulatedSubjectsOptions {
  readonly corpusDirectory: string;
  /** Told of every request that names a known subject and prompt. */
  readonly onRequest?: ((request: SimulatedRequest) => void) | undefined;
  /** Wait before every reply; default 0. */
  readonly delayInMs?: number | undefined;
}

const requestLimitInBytes = 16 * 1024 * 1024;

/** Starts the server on a free port. Throws MidrunError when the corpus cannot be read. */
export async function startSimulatedSubjects(options: SimulatedSubjectsOptions): Promise<SimulatedSubjects> {
  const questions = readQuestions(options.corpusDirectory);
  const timesAsked = new Map<string, number>();
  const server = createServer((request, response) => {
    answer(request, response, { options, questions, timesAsked }).catch(() => response.destroy());
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

interface Desk {
  readonly options: SimulatedSubjectsOptions;
  readonly questions: Questions;
  readonly timesAsked: Map<string, number>;
}

async function answer(request: IncomingMessage, response: ServerResponse, desk: Desk): Promise<void> {
  if (request.method !== 'POST' || request.url !== '/v1/chat/completions') {
    return sendError(response, 404, 'unknown_route');
  }
  const asked = await readRequest(request);
  if (asked === undefined) return sendError(response, 400, 'invalid_request');
  const subject = simulatedSubjectNames.find((name) => name === asked.model);
  if (subject === undefined) return sendError(response, 404, 'model_not_found');
  const promptSha256 = sha256(asked.prompt);
  const question = desk.questions.byPrompt(promptSha256);
  if (question === undefined) return sendError(response, 400, 'unknown_prompt');
  desk.options.onRequest?.({ model: subject, promptSha256, repeat: asked.repeat });
  const name = JSON.stringify(['simulated', subject, promptSha256, asked.repeat]);
  const askedBefore = desk.timesAsked.get(name) ?? 0;
  desk.timesAsked.set(name, askedBefore + 1);
  const random = randomStream(seedFrom(name));
  const reply = subjects[subject]({ question, questions: desk.questions, random, askedBefore });
  if (desk.options.delayInMs) await new Promise((resolve) => setTimeout(resolve, desk.options.delayInMs));
  send(response, subject, reply);
}

async function readRequest(request: IncomingMessage) {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    bytes += chunk.byteLength;
    if (bytes > requestLimitInBytes) return undefined;
    chunks.push(chunk);
  }
  try {
    const body = JSON.parse(Buffer.concat(chunks).toString('utf8'));
    const prompt: unknown = body.messages[0].content;
    return typeof prompt === 'string'
      ? { model: body.model as unknown, prompt, repeat: Number(body.seed ?? 1) }
      : undefined;
  } catch {
    return undefined;
  }
}

function send(response: ServerResponse, subject: SimulatedSubjectName, reply: Reply): void {
  if (reply.kind === 'cut_connection') {
    response.destroy();
  } else if (reply.kind === 'status') {
    sendError(response, reply.status, reply.status === 429 ? 'rate_limit_exceeded' : 'server_error');
  } else {
    sendJson(response, 200, {
      object: 'chat.completion',
      model: `sim/${subject}`,
      system_fingerprint: 'simulated',
      choices: [{ index: 0, finish_reason: 'stop', message: { role: 'assistant', content: reply.text } }],
    });
  }
}

function sendError(response: ServerResponse, status: number, code: string): void {
  sendJson(response, status, { error: { code, message: `simulated subject: ${code}` } });
}

function sendJson(response: ServerResponse, status: number, body: object): void {
  const text = JSON.stringify(body);
  response.writeHead(status, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) });
  response.end(text);
}

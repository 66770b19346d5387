/** Ways of a server to answer, and what one request to it comes to. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { collect } from '../collect/collect.ts';
import { predictionRows } from '../prediction-rows.ts';
import { runFolder } from '../run-folder.ts';
import { type Behaviour, sendJson, startFaultServer } from './fault-server.ts';
import { smallCorpus } from './small-corpus.ts';

export const reply =
  (status: number, body: unknown, headers: object = {}): Behaviour =>
  (response) =>
    sendJson(response, status, body, headers);
export const error = (status: number, code: string, message = code): Behaviour =>
  reply(status, { error: { code, message } });
export const raw =
  (status: number, type: string, text: string): Behaviour =>
  (response) => {
    response.writeHead(status, { 'content-type': type });
    response.end(text);
  };

export interface Expected {
  outcome: string;
  reason?: string;
  requests: number;
  code?: string;
  text?: string;
  timeoutInMs?: number;
}
export const answered = (text: string): Expected => ({ outcome: 'answered', text, requests: 1 });
export const transient = (code: string): Expected => ({
  outcome: 'no_response',
  reason: 'transient',
  code,
  requests: 2,
});
/** Of a server that never comes to an end; any other is given time, however busy the machine is. */
export const timeout: Expected = { ...transient('timeout'), timeoutInMs: 300 };
export const final = (reason: string, code: string): Expected => ({
  outcome: 'no_response',
  reason,
  code,
  requests: 1,
});

/** Sends events, then ends the reply in one of several ways. */
export const streamed =
  (events: readonly (object | string)[], end: 'end' | 'cut' | 'hang' = 'end'): Behaviour =>
  (response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream; charset=utf-8' });
    for (const event of events) {
      response.write(`data: ${typeof event === 'string' ? event : JSON.stringify(event)}\n\n`);
    }
    if (end === 'end') response.end();
    if (end === 'cut') setTimeout(() => response.destroy(), 10);
  };
/** What one request to the server comes to, with streaming or without. */
export async function comesTo(
  behaviour: Behaviour,
  { timeoutInMs, ...settings }: { stream: boolean; api?: string; timeoutInMs?: number | undefined },
) {
  const corpus = smallCorpus(1);
  const settingsDirectory = join(dirname(corpus.runsDirectory), 'settings');
  mkdirSync(settingsDirectory);
  writeFileSync(join(settingsDirectory, 'a.json'), JSON.stringify({ provider: 'openai', like: 'openai', ...settings }));
  const server = await startFaultServer(behaviour);
  await collect({
    ...corpus,
    settingsDirectory,
    environment: server.environment,
    model: 'openai/test',
    limit: 1,
    maximumAttempts: 2,
    timeoutInMs: timeoutInMs ?? 60_000,
    retryLimits: { firstWaitInMs: 1 },
  });
  const rows = [...predictionRows(runFolder(corpus.runsDirectory, 'openai/test').predictionsFile)];
  const [row] = rows;
  const seen = {
    rows: rows.length,
    requests: server.requests.length,
    outcome: row?.outcome,
    reason: row?.no_response_reason,
    code: row?.error_code,
    text: row?.response_text,
    failedAttempts: row?.failed_attempts.length,
  };
  return { row, server, seen };
}

export const seenWith = (expected: Expected) => ({
  rows: 1,
  requests: expected.requests,
  outcome: expected.outcome,
  reason: expected.reason ?? null,
  code: expected.code ?? null,
  text: expected.text ?? '',
  failedAttempts: expected.requests - 1,
});

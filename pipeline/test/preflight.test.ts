/** One call tries a setting before money is spent; what would spoil every cell stops it and names the field to change. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { collect } from '../collect/collect.ts';
import { gradeRuns } from '../grade/grade.ts';
import { predictionRows } from '../prediction-rows.ts';
import { runFolder } from '../run-folder.ts';
import { type Behaviour, completionOf, sendJson, startFaultServer } from './fault-server.ts';
import { smallCorpus } from './small-corpus.ts';

const counts = { prompt_tokens: 30, completion_tokens: 20, completion_tokens_details: { reasoning_tokens: 15 } };
const reply =
  (finish: string, message: object = {}, usage: object | null = counts): Behaviour =>
  (response) =>
    sendJson(response, 200, { ...completionOf('{"output": "403"}', finish, message), ...(usage && { usage }) });
const refusal =
  (status: number, code: string, message: string): Behaviour =>
  (response) =>
    sendJson(response, status, { error: { code, message } });

async function tried(model: string, behaviour: Behaviour, settings: object = {}) {
  const corpus = smallCorpus(1);
  const settingsDirectory = join(dirname(corpus.runsDirectory), 'settings');
  mkdirSync(settingsDirectory);
  writeFileSync(
    join(settingsDirectory, 'openai.json'),
    JSON.stringify({ provider: 'openai', like: 'openai', ...settings }),
  );
  const server = await startFaultServer(behaviour);
  const notices: string[] = [];
  const collection = collect({
    ...{ ...corpus, settingsDirectory, environment: server.environment, model, limit: 2, preflight: true },
    ...{ retryLimits: { firstWaitInMs: 1 }, onNotice: (notice: string) => notices.push(notice) },
  });
  const outcome = await collection.catch((error: unknown) => error);
  const folder = runFolder(corpus.runsDirectory, model);
  const [row] = readFileSync(join(folder.directory, 'preflight.jsonl'), 'utf8').trimEnd().split('\n');
  return { corpus, server, notices, outcome, folder, row: JSON.parse(row as string) };
}

const spoils: [title: string, model: string, behaviour: Behaviour, settings: object, place: string][] = [
  [
    'a limit of output tokens under another name',
    'openai/a',
    refusal(400, 'unsupported_parameter', "Unsupported parameter: 'max_tokens'. Use 'max_completion_tokens' instead."),
    { token_limit: 100, token_limit_parameter: 'max_tokens' },
    'token_limit_parameter',
  ],
  [
    'a temperature the model does not take',
    'openai/a',
    refusal(400, 'unsupported_value', "'temperature' does not support 0 with this model."),
    { temperature: 0 },
    'temperature',
  ],
  [
    'a reasoning mode the model does not know',
    'openai/a@xhigh',
    refusal(400, 'unsupported_value', "Unsupported value: 'reasoning_effort' does not support 'xhigh'."),
    {},
    'reasoning_modes.xhigh',
  ],
  ['an unknown model', 'openai/a', refusal(404, 'model_not_found', 'no such model'), {}, 'base_url'],
  ['a limit that cuts a short answer', 'openai/a', reply('length'), { token_limit: 5 }, 'token_limit'],
  ['reasoning in a field that is not read', 'openai/a', reply('stop', { thinking: 'so' }), {}, 'reasoning_fields'],
  ['reasoning although the mode is off', 'openai/a@off', reply('stop'), {}, 'reasoning_modes.off'],
];

test.each(spoils)('%s stops before a cell is asked', async (_title, model, behaviour, settings, place) => {
  const { server, outcome, folder, row } = await tried(model, behaviour, settings);
  expect(outcome).toMatchObject({ code: 'preflight_failed', exitCode: 2, place });
  expect((outcome as { file: string }).file).toMatch(/settings\/openai\.json$/);
  expect(server.requests.length).toBe(1);
  expect(row.findings[0]).toMatchObject({ stops: true, field: place });
  expect(existsSync(folder.manifestFile)).toBe(false);
  expect(existsSync(folder.predictionsFile)).toBe(false);
});

test.each([
  ['a refused key', refusal(401, 'invalid_api_key', 'no'), 'key_refused'],
  ['an empty account', refusal(429, 'insufficient_quota', 'no'), 'quota_exhausted'],
])('%s stops with exit code 5', async (_title, behaviour, code) => {
  const { server, outcome } = await tried('openai/a', behaviour);
  expect(outcome).toMatchObject({ code, exitCode: 5 });
  expect(server.requests.length).toBe(1);
});

test('a sound setting is tried once, and the call is no cell', async () => {
  const { corpus, server, notices, outcome, folder, row } = await tried(
    'openai/a@high',
    reply('stop', { reasoning: 'so' }),
  );
  expect(outcome).toMatchObject({ exitCode: 0, planned: 2, outcomes: { answered: 2 }, attempts: 2 });
  expect(notices).toEqual([]);
  expect(server.requests.length).toBe(3);
  expect(server.requests[0]?.body).toMatchObject({ model: 'a', reasoning_effort: 'high' });
  expect([...predictionRows(folder.predictionsFile)].length).toBe(2);
  expect(row).toMatchObject({ outcome: 'answered', reasoning_field: 'reasoning', reasoning_tokens: 15, findings: [] });
  expect(gradeRuns(corpus)).toMatchObject({ rows: 2, unplanned: 0 });
});

test('what does not spoil the cells is said and does not stop them', async () => {
  const { notices, outcome } = await tried('openai/a@high', reply('stop', {}, null));
  expect(outcome).toMatchObject({ exitCode: 0 });
  expect(notices).toEqual([
    'preflight of openai/a@high: nothing shows that the model reasons in the mode high',
    'preflight of openai/a@high: the server counts no tokens, so the cost will be unknown',
  ]);
});

test('a server that is down for a moment is no fault of the settings', async () => {
  const { outcome, row } = await tried('openai/a', (response, request) =>
    request.number <= 3 ? response.destroy() : reply('stop')(response, request),
  );
  expect(row).toMatchObject({ outcome: 'no_response', no_response_reason: 'transient', findings: [] });
  expect(outcome).toMatchObject({ exitCode: 0, outcomes: { answered: 2 } });
});

test('a server that nobody runs is told of at once, with exit code 3 and no cell asked', async () => {
  const corpus = smallCorpus(1);
  const options = { ...corpus, environment: {}, model: 'http://127.0.0.1:1/v1#a', preflight: true };
  const outcome = await collect({ ...options, retryLimits: { firstWaitInMs: 1 } }).catch((error: unknown) => error);
  const message = expect.stringContaining(
    'no server answers at 127.0.0.1:1 for 127.0.0.1:1/a: Connection error. (connect ECONNREFUSED',
  );
  const remedy = expect.stringContaining('the address (MODEL)');
  expect(outcome).toMatchObject({ code: 'server_unreachable', exitCode: 3, message, remedy });
  expect(existsSync(runFolder(corpus.runsDirectory, '127.0.0.1:1/a').manifestFile)).toBe(false);
});

test('an address where something else answers stops before a cell is asked', async () => {
  const { outcome, server } = await tried('openai/a', (response) => {
    response.writeHead(200, { 'content-type': 'text/html' }).end('<!doctype html><title>Welcome</title>');
  });
  const message = expect.stringContaining(
    'what answers there is no OpenAI-compatible server (200: status 200 with a body',
  );
  expect(outcome).toMatchObject({ code: 'preflight_failed', exitCode: 2, place: 'base_url', message });
  expect(server.requests.length).toBe(3);
});

test('an unknown model is to be corrected where it is named', async () => {
  const { outcome } = await tried('openai/a', refusal(404, 'model_not_found', 'no such model'));
  const remedy = expect.stringMatching(/^Correct the model's name in MODEL or its address \(OPENAI_BASE_URL\)/);
  expect(outcome).toMatchObject({ code: 'preflight_failed', remedy });
});

test('an address that sends requests on is named', async () => {
  const { outcome } = await tried(
    'openai/a',
    (response) => void response.writeHead(308, { location: 'https://elsewhere.example/v1/chat/completions' }).end(),
  );
  const message = expect.stringContaining('sent on to https://elsewhere.example/v1/chat/completions');
  expect(outcome).toMatchObject({ code: 'preflight_failed', exitCode: 2, place: 'base_url', message });
});

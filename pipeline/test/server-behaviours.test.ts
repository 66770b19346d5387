/** Every way a server can answer ends in the right outcome, over the real client. */
import { expect, test } from 'vitest';
import { collect } from '../collect/collect.ts';
import { predictionRows } from '../prediction-rows.ts';
import { runFolder } from '../run-folder.ts';
import { type Behaviour, completionOf, sendJson, startFaultServer } from './fault-server.ts';
import { smallCorpus } from './small-corpus.ts';

const reply =
  (status: number, body: unknown, headers: object = {}): Behaviour =>
  (response) =>
    sendJson(response, status, body, headers);
const error = (status: number, code: string, message = code): Behaviour => reply(status, { error: { code, message } });
const raw =
  (status: number, type: string, text: string): Behaviour =>
  (response) => {
    response.writeHead(status, { 'content-type': type });
    response.end(text);
  };
const finish = (reason: string | null, content: unknown, message: object = {}) =>
  reply(200, completionOf(content, reason, message));

interface Expected {
  outcome: string;
  reason?: string;
  requests: number;
  code?: string;
  text?: string;
}
const answered = (text: string): Expected => ({ outcome: 'answered', text, requests: 1 });
const transient = (code: string): Expected => ({ outcome: 'no_response', reason: 'transient', code, requests: 2 });
const final = (reason: string, code: string): Expected => ({ outcome: 'no_response', reason, code, requests: 1 });

const cases: [title: string, behaviour: Behaviour, expected: Expected][] = [
  ['an ordinary answer', finish('stop', 'text'), answered('text')],
  [
    'an answer in parts',
    finish('stop', [
      { type: 'text', text: 'a' },
      { type: 'text', text: 'b' },
    ]),
    answered('ab'),
  ],
  ['an unknown finish reason', finish('eos_token', 'text'), answered('text')],
  ['no finish reason', finish(null, 'text'), answered('text')],
  ['finish reason length', finish('length', 'half'), { outcome: 'truncated', text: 'half', requests: 1 }],
  ['finish reason length without text', finish('length', null), { outcome: 'truncated', text: '', requests: 1 }],
  ['finish reason content_filter', finish('content_filter', null), { outcome: 'refused', text: '', requests: 1 }],
  ['a refusal field', finish('stop', null, { refusal: 'No.' }), { outcome: 'refused', text: 'No.', requests: 1 }],
  ['empty content', finish('stop', ''), { outcome: 'empty', text: '', requests: 1 }],
  ['blank content', finish('stop', ' \n'), { outcome: 'empty', text: ' \n', requests: 1 }],
  ['null content', finish('stop', null), { outcome: 'empty', text: '', requests: 1 }],
  ['no choices', reply(200, { choices: [] }), { outcome: 'empty', text: '', requests: 1 }],
  ['status 400 for the content', error(400, 'content_filter'), { outcome: 'refused', text: '', requests: 1 }],
  ['HTML with status 200', raw(200, 'text/html', '<html>Sign in</html>'), transient('html_reply')],
  ['invalid JSON with status 200', raw(200, 'application/json', '{"choices": ['), transient('invalid_json')],
  ['an empty body with status 200', raw(200, 'application/json', ''), transient('invalid_json')],
  ['JSON that is no completion', reply(200, { ok: true }), transient('no_completion')],
  ['an error body with status 200', reply(200, { error: { code: 503, message: 'busy' } }), transient('503')],
  ['a rate limit with status 200', reply(200, { error: { code: 'rate_limit' } }), transient('rate_limit')],
  [
    'an error inside a choice',
    reply(200, { choices: [{ error: { code: 502, message: 'upstream' }, message: { content: '' } }] }),
    transient('502'),
  ],
  ['status 429', error(429, 'rate_limit_exceeded'), transient('rate_limit_exceeded')],
  ['status 500', error(500, 'server_error'), transient('server_error')],
  ['status 503 with HTML', raw(503, 'text/html', '<html>busy</html>'), transient('503')],
  ['status 529', error(529, 'overloaded'), transient('overloaded')],
  ['status 408', error(408, 'timeout'), transient('timeout')],
  ['a cut connection before the headers', (response) => response.destroy(), transient('connection')],
  [
    'half a body',
    (response) => {
      response.writeHead(200, { 'content-type': 'application/json', 'content-length': 1000 });
      response.write('{"choices": [');
      setTimeout(() => response.destroy(), 10);
    },
    transient('cut_body'),
  ],
  ['no reply at all', () => {}, transient('timeout')],
  [
    'a body that stops coming',
    (response) => {
      response.writeHead(200, { 'content-type': 'application/json' });
      response.write('{');
    },
    transient('timeout'),
  ],
  ['status 400', error(400, 'unsupported_parameter'), final('permanent', 'unsupported_parameter')],
  ['status 404', error(404, 'model_not_found'), final('permanent', 'model_not_found')],
  [
    'a prompt beyond the context',
    error(400, 'context_length_exceeded'),
    final('context_exceeded', 'context_length_exceeded'),
  ],
  [
    'a prompt beyond the context, said in words',
    error(400, 'invalid_request_error', "This model's maximum context length is 4096 tokens."),
    final('context_exceeded', 'invalid_request_error'),
  ],
  ['status 413', error(413, 'too_large'), final('context_exceeded', 'too_large')],
];

test.each(cases)('%s', async (_title, behaviour, expected) => {
  const corpus = smallCorpus(1);
  const server = await startFaultServer(behaviour);
  await collect({
    ...corpus,
    environment: server.environment,
    model: 'openai/test',
    limit: 1,
    maximumAttempts: 2,
    timeoutInMs: 300,
    retryLimits: { firstWaitInMs: 1 },
  });
  const rows = [...predictionRows(runFolder(corpus.runsDirectory, 'openai/test').predictionsFile)];
  const [row] = rows;
  expect({
    rows: rows.length,
    requests: server.requests.length,
    outcome: row?.outcome,
    reason: row?.no_response_reason,
    code: row?.error_code,
    text: row?.response_text,
    failedAttempts: row?.failed_attempts.length,
  }).toEqual({
    rows: 1,
    requests: expected.requests,
    outcome: expected.outcome,
    reason: expected.reason ?? null,
    code: expected.code ?? null,
    text: expected.text ?? '',
    failedAttempts: expected.requests - 1,
  });
});

const stops: [title: string, behaviour: Behaviour, code: string, reason: string][] = [
  ['a refused key', error(401, 'invalid_api_key'), 'key_refused', 'permanent'],
  ['missing rights', error(403, 'permission_denied'), 'key_refused', 'permanent'],
  ['an empty account', error(402, 'insufficient_balance'), 'quota_exhausted', 'quota'],
  ['a used up quota', error(429, 'insufficient_quota'), 'quota_exhausted', 'quota'],
  ['a used up daily limit', error(429, 'rate_limit', 'Limit of requests per day reached'), 'quota_exhausted', 'quota'],
  [
    'a used up quota with status 200',
    reply(200, { error: { code: 'insufficient_quota' } }),
    'quota_exhausted',
    'quota',
  ],
];

test.each(stops)('%s stops the setting with exit code 5', async (_title, behaviour, code, reason) => {
  const corpus = smallCorpus(5);
  const server = await startFaultServer(behaviour);
  const options = { ...corpus, environment: server.environment, model: 'openai/test', concurrency: 2 };
  await expect(collect(options)).rejects.toMatchObject({ code, exitCode: 5 });
  const rows = [...predictionRows(runFolder(corpus.runsDirectory, 'openai/test').predictionsFile)];
  expect(server.requests.length).toBeLessThanOrEqual(4);
  expect(rows.length).toBe(server.requests.length);
  expect(new Set(rows.map((row) => row.no_response_reason))).toEqual(new Set([reason]));
});

test('rate limits with Retry-After end in one good row; the wait is honoured, but capped', async () => {
  const corpus = smallCorpus(1);
  const server = await startFaultServer((response, { attempt }) => {
    if (attempt === 1) return sendJson(response, 429, {}, { 'retry-after': '86400' });
    if (attempt === 2) return sendJson(response, 429, {}, { 'retry-after-ms': '40' });
    return sendJson(response, 200, completionOf('text'));
  });
  const retryLimits = { firstWaitInMs: 1, longestRetryAfterInMs: 100 };
  await collect({ ...corpus, environment: server.environment, model: 'openai/test', limit: 1, retryLimits });
  const [row, ...others] = predictionRows(runFolder(corpus.runsDirectory, 'openai/test').predictionsFile);
  expect(others).toEqual([]);
  expect(row).toMatchObject({ outcome: 'answered', attempt_count: 3, waited_ms: 140, latency_ms: expect.any(Number) });
  expect(row?.failed_attempts.map((attempt) => attempt.waited_ms)).toEqual([100, 40]);
  expect(row?.latency_ms).toBeLessThan(100);
});

test('what was sent and what came back is in the row', async () => {
  const corpus = smallCorpus(1);
  const usage = {
    prompt_tokens: 100,
    completion_tokens: 50,
    total_tokens: 150,
    prompt_tokens_details: { cached_tokens: 64 },
    completion_tokens_details: { reasoning_tokens: 40 },
  };
  const server = await startFaultServer((response) => {
    const completion = completionOf('text', 'stop', { reasoning_content: 'because' });
    const body = { ...completion, usage, provider: 'Someone', system_fingerprint: 'fp_1' };
    sendJson(response, 200, body, { 'x-request-id': 'req_1' });
  });
  await collect({ ...corpus, environment: server.environment, model: 'openai/vendor/test@high', limit: 1 });
  const [row] = predictionRows(runFolder(corpus.runsDirectory, 'openai/vendor/test@high').predictionsFile);
  expect(server.requests.map((request) => request.body)).toEqual([
    {
      model: 'vendor/test',
      messages: [{ role: 'user', content: corpus.tasks[0]?.prompt }],
      reasoning_effort: 'high',
    },
  ]);
  expect(row).toMatchObject({
    setting: 'openai/vendor/test@high',
    provider: 'openai',
    model: 'vendor/test',
    mode: 'high',
    parameters: { reasoning_effort: 'high' },
    served_model: 'served',
    served_provider: 'Someone',
    system_fingerprint: 'fp_1',
    response_id: 'chatcmpl-1',
    provider_request_id: 'req_1',
    input_tokens: 100,
    cached_input_tokens: 64,
    output_tokens: 50,
    reasoning_tokens: 40,
    total_tokens: 150,
    usage,
    reasoning_field: 'reasoning_content',
    reasoning_characters: 7,
    reasoning_text: 'because',
    finish_reason: 'stop',
  });
});

test('one bad cell does not keep the others from being answered', async () => {
  const corpus = smallCorpus(5);
  const server = await startFaultServer((response, { number }) =>
    number === 3 ? sendJson(response, 400, { error: { code: 'bad' } }) : sendJson(response, 200, completionOf('text')),
  );
  expect(await collect({ ...corpus, environment: server.environment, model: 'openai/test' })).toMatchObject({
    outcomes: { answered: 19 },
    noResponse: { permanent: 1 },
    exitCode: 3,
  });
});

test('odd text comes back from the disk as it came from the server', async () => {
  const corpus = smallCorpus(1);
  const texts = ['\ud800 alone', 'nul \0', 'line\u2028separator', `${'x'.repeat(3_000_000)}\n`];
  const server = await startFaultServer((response, { number }) =>
    sendJson(response, 200, completionOf(texts[number - 1])),
  );
  await collect({ ...corpus, environment: server.environment, model: 'openai/test', concurrency: 1 });
  const rows = predictionRows(runFolder(corpus.runsDirectory, 'openai/test').predictionsFile);
  expect([...rows].map((row) => row.response_text)).toEqual(texts);
});

test('another server under the same setting is refused', async () => {
  const corpus = smallCorpus(1);
  const behaviour: Behaviour = (response) => sendJson(response, 200, completionOf('text'));
  const [first, second] = [await startFaultServer(behaviour), await startFaultServer(behaviour)];
  await collect({ ...corpus, environment: first.environment, model: 'openai/test', limit: 1 });
  const again = collect({ ...corpus, environment: second.environment, model: 'openai/test' });
  await expect(again).rejects.toMatchObject({ code: 'endpoint_changed', exitCode: 2 });
  expect(second.requests).toEqual([]);
});

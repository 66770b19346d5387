/** Every way a server can answer ends in the right outcome, over the real client. */
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { collect } from '../collect/collect.ts';
import { gradeRuns } from '../grade/grade.ts';
import { predictionRows } from '../prediction-rows.ts';
import { readManifest, runFolder } from '../run-folder.ts';
import { type Behaviour, completionOf, sendJson, startFaultServer } from './fault-server.ts';
import {
  answered,
  comesTo,
  type Expected,
  error,
  final,
  raw,
  reply,
  seenWith,
  streamed,
  timeout,
  transient,
} from './one-request.ts';
import { smallCorpus } from './small-corpus.ts';

const emptyAnswer: Expected = { outcome: 'empty', text: '', requests: 1 };
const finish = (reason: string | null, content: unknown, message: object = {}) =>
  reply(200, completionOf(content, reason, message));

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
  ['empty content', finish('stop', ''), emptyAnswer],
  ['blank content', finish('stop', ' \n'), { outcome: 'empty', text: ' \n', requests: 1 }],
  ['null content', finish('stop', null), emptyAnswer],
  ['no choices', reply(200, { choices: [] }), emptyAnswer],
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
  [
    'status 500 that says asking again is of no use',
    reply(500, { error: { code: 'server_error' } }, { 'x-should-retry': 'false' }),
    final('transient', 'server_error'),
  ],
  ['status 503 with HTML', raw(503, 'text/html', '<html>busy</html>'), transient('503')],
  ['status 529', error(529, 'overloaded'), transient('overloaded')],
  ['status 501', raw(501, 'text/html', '<html>Unsupported method</html>'), final('permanent', '501')],
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
  ['no reply at all', () => {}, timeout],
  [
    'a body that stops coming',
    (response) => {
      response.writeHead(200, { 'content-type': 'application/json' });
      response.write('{');
    },
    timeout,
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
  [
    'a prompt beyond the context with status 422',
    error(422, 'x', 'prompt is too long'),
    final('context_exceeded', 'x'),
  ],
  ['status 403 for the content', error(403, 'x', 'flagged'), { outcome: 'refused', text: '', requests: 1 }],
  ['finish reason sensitive', finish('sensitive', ''), { outcome: 'refused', text: '', requests: 1 }],
  ['finish reason error', finish('error', 'half'), transient('error')],
  ['finish reason abort', finish('abort', 'half'), transient('abort')],
  [
    'an error beside choices without a word',
    reply(200, { ...completionOf('', null), error: { code: 503, message: 'busy' } }),
    transient('503'),
  ],
  [
    'an error beside no choices',
    reply(200, { choices: [], error: { code: 502, message: 'upstream' } }),
    transient('502'),
  ],
  ['an error member without an error', reply(200, { ...completionOf('text'), error: {} }), answered('text')],
  ['an error member without an error or an answer', reply(200, { ...completionOf(''), error: '' }), emptyAnswer],
  [
    'a limit a minute that speaks of billing',
    error(429, 'rate_limit_exceeded', 'Limit: 3 requests per min. Add a payment method: https://x/account/billing'),
    transient('rate_limit_exceeded'),
  ],
  [
    'a limit a minute that speaks of the quota, in a list',
    reply(429, [
      {
        error: {
          message: 'You exceeded your current quota, please check your plan and billing details.',
          details: [{ quotaId: 'GenerateRequestsPerMinutePerProjectPerModel' }],
        },
      },
    ]),
    transient('429'),
  ],
  [
    'a server that ran out of its own resources',
    finish('insufficient_system_resource', 'half'),
    transient('insufficient_system_resource'),
  ],
  ['an error member that is null', reply(200, { ...completionOf('text'), error: null }), answered('text')],
  ['an error that is a text', reply(200, { error: 'overloaded' }), transient('500')],
  [
    'a context error with status 200',
    reply(200, { error: { code: 'context_length_exceeded' } }),
    final('context_exceeded', 'context_length_exceeded'),
  ],
  ['a choice without a message', reply(200, { choices: [{}] }), emptyAnswer],
  ['choices that are null', reply(200, { choices: null }), transient('no_completion')],
  ['the JSON null', reply(200, null), transient('no_completion')],
  ['status 204', (response) => void response.writeHead(204).end(), transient('invalid_json')],
  ['a redirect that leads nowhere', raw(301, 'text/html', ''), final('permanent', '301')],
  ['status 502 in plain words', raw(502, 'text/plain', 'error code: 502'), transient('502')],
  ['status 524', raw(524, 'text/html', '<html>'), transient('524')],
  ['status 425', error(425, 'too_early'), transient('too_early')],
  ['status 409', error(409, 'conflict'), transient('conflict')],
  [
    'a compressed answer',
    (response) => {
      response.writeHead(200, { 'content-type': 'application/json', 'content-encoding': 'gzip' });
      response.end(gzipSync(JSON.stringify(completionOf('text'))));
    },
    answered('text'),
  ],
  [
    'a redirect to another address',
    (response) => void response.writeHead(307, { location: '/v1/elsewhere' }).end(),
    final('permanent', '307'),
  ],
  [
    'a body that is not what its encoding says',
    (response) => {
      response.writeHead(200, { 'content-type': 'application/json', 'content-encoding': 'gzip' });
      response.end('{"choices": []}');
    },
    transient('cut_body'),
  ],
  ['headers that are none', (response) => void response.socket?.end('nonsense\r\n\r\n'), transient('connection')],
  [
    'a body in small pieces',
    (response) => {
      const text = JSON.stringify(completionOf('text'));
      response.writeHead(200, { 'content-type': 'application/json' });
      const send = (at: number) => {
        response.write(text.slice(at, at + 7));
        if (at + 7 < text.length) setImmediate(() => send(at + 7));
        else response.end();
      };
      send(0);
    },
    answered('text'),
  ],
];

test.each(cases)('%s', async (_title, behaviour, expected) => {
  const { seen } = await comesTo(behaviour, { stream: false, timeoutInMs: expected.timeoutInMs });
  expect(seen).toEqual(seenWith(expected));
});

const piece = (content: string, finishReason: string | null = null) => ({
  model: 'served',
  choices: [{ delta: { content }, finish_reason: finishReason }],
});

const streams: [title: string, behaviour: Behaviour, expected: Expected][] = [
  ['an answer in events', streamed([piece('a'), piece('b', 'stop'), '[DONE]']), answered('ab')],
  ['no closing event after a finish reason', streamed([piece('ab', 'stop')]), answered('ab')],
  ['a server that sends the whole at once', finish('stop', 'text'), answered('text')],
  [
    'events under another content type',
    raw(200, 'application/json', `data: ${JSON.stringify(piece('text', 'stop'))}\n\ndata: [DONE]\n\n`),
    answered('text'),
  ],
  [
    'an answer that is cut by its limit',
    streamed([piece('a'), piece('', 'length'), '[DONE]']),
    { outcome: 'truncated', text: 'a', requests: 1 },
  ],
  ['a refusal', streamed([piece('', 'content_filter'), '[DONE]']), { outcome: 'refused', text: '', requests: 1 }],
  ['events without content', streamed([piece('', 'stop'), '[DONE]']), emptyAnswer],
  ['no event but the last', streamed(['[DONE]']), emptyAnswer],
  ['a stream that ends too early', streamed([piece('a')]), transient('cut_body')],
  ['no event at all', streamed([]), transient('cut_body')],
  ['a connection that is cut in mid-stream', streamed([piece('a')], 'cut'), transient('cut_body')],
  ['a stream that stands still', streamed([piece('a')], 'hang'), timeout],
  ['an error in mid-stream', streamed([piece('a'), { error: { code: 502, message: 'upstream' } }]), transient('502')],
  ['an event that is no JSON', streamed(['{"choices":', piece('a', 'stop'), '[DONE]']), transient('invalid_json')],
  ['status 429', error(429, 'rate_limit_exceeded'), transient('rate_limit_exceeded')],
];

test.each(streams)('streamed: %s', async (_title, behaviour, expected) => {
  const { seen, server } = await comesTo(behaviour, { stream: true, timeoutInMs: expected.timeoutInMs });
  expect(seen).toEqual(seenWith(expected));
  expect(server.requests[0]?.body).toMatchObject({ stream: true, stream_options: { include_usage: true } });
});

test('a streamed reply leaves the row an unstreamed one would have left, but for what was sent', async () => {
  const usage = { prompt_tokens: 10, completion_tokens: 5 };
  const reasoning = { model: 'served', id: 'chatcmpl-1', choices: [{ delta: { reasoning_content: 'so' } }] };
  const inEvents = streamed([reasoning, piece('te'), piece('xt', 'stop'), { choices: [], usage }, '[DONE]']);
  const atOnce = reply(200, { ...completionOf('text', 'stop', { reasoning_content: 'so' }), usage });
  const [one, other] = [await comesTo(inEvents, { stream: true }), await comesTo(atOnce, { stream: false })];
  const own = { session: '', latency_ms: 0, asked_at: '', finished_at: '', base_url_host: '', parameters: {} };
  expect({ ...one.row, ...own }).toEqual({ ...other.row, ...own });
  expect([one.row?.parameters, other.row?.parameters]).toEqual([
    { stream: true, stream_options: { include_usage: true } },
    {},
  ]);
});

const stops: [title: string, behaviour: Behaviour, code: string, reason: string][] = [
  ['a refused key', error(401, 'invalid_api_key'), 'key_refused', 'permanent'],
  ['missing rights', error(403, 'permission_denied'), 'key_refused', 'permanent'],
  ['an empty account', error(402, 'insufficient_balance'), 'quota_exhausted', 'quota'],
  ['a used up quota', error(429, 'insufficient_quota'), 'quota_exhausted', 'quota'],
  ['a used up daily limit', error(429, 'rate_limit', 'Limit of requests per day reached'), 'quota_exhausted', 'quota'],
  [
    'a used up limit of a day that asks for a short wait',
    reply(429, {
      error: {
        code: 429,
        message: 'You exceeded your current quota. Please retry in 36.4s.',
        details: [{ quotaId: 'GenerateRequestsPerDayPerProjectPerModel' }],
      },
    }),
    'quota_exhausted',
    'quota',
  ],
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

test('a server that takes few requests at once is asked until every cell is answered', async () => {
  const corpus = smallCorpus(10);
  let inFlight = 0;
  const server = await startFaultServer((response) => {
    inFlight += 1;
    const fits = inFlight <= 3;
    setTimeout(() => {
      inFlight -= 1;
      sendJson(response, fits ? 200 : 429, fits ? completionOf('text') : { error: { code: 'rate_limit_exceeded' } });
    }, 5);
  });
  const retryLimits = { firstWaitInMs: 5, longestWaitInMs: 50 };
  const options = {
    ...corpus,
    environment: server.environment,
    model: 'openai/test',
    maximumAttempts: 50,
    retryLimits,
  };
  expect(await collect(options)).toMatchObject({ outcomes: { answered: 40 }, exitCode: 0 });
  const { sessions } = readManifest(runFolder(corpus.runsDirectory, 'openai/test'));
  expect(sessions.map(({ limits }) => limits)).toMatchObject([
    { concurrency: 8, adaptive: true, timeout_ms: 1_800_000, maximum_attempts: 50 },
  ]);
});

test('a Retry-After that is a date is honoured too', async () => {
  const corpus = smallCorpus(1);
  const server = await startFaultServer((response, { attempt }) => {
    if (attempt === 2) return sendJson(response, 200, completionOf('text'));
    return sendJson(response, 503, {}, { 'retry-after': new Date(Date.now() + 3_600_000).toUTCString() });
  });
  const retryLimits = { firstWaitInMs: 1, longestRetryAfterInMs: 20 };
  await collect({ ...corpus, environment: server.environment, model: 'openai/test', limit: 1, retryLimits });
  const [row] = predictionRows(runFolder(corpus.runsDirectory, 'openai/test').predictionsFile);
  expect(row).toMatchObject({ outcome: 'answered', waited_ms: 20 });
});

test('rate limits that say when they end lead to one good row; the wait is honoured, but capped', async () => {
  const corpus = smallCorpus(1);
  const server = await startFaultServer((response, { attempt }) => {
    if (attempt === 1) return sendJson(response, 429, {}, { 'retry-after': '86400' });
    if (attempt === 2) return sendJson(response, 429, {}, { 'x-ratelimit-reset-requests': '40ms' });
    return sendJson(response, 200, completionOf('text'));
  });
  const retryLimits = { firstWaitInMs: 1, longestRetryAfterInMs: 100 };
  await collect({ ...corpus, environment: server.environment, model: 'openai/test', limit: 1, retryLimits });
  const [row, ...others] = predictionRows(runFolder(corpus.runsDirectory, 'openai/test').predictionsFile);
  expect(others).toEqual([]);
  expect(row).toMatchObject({ outcome: 'answered', attempt_count: 3, waited_ms: 140, latency_ms: expect.any(Number) });
  expect(row?.failed_attempts.map((attempt) => attempt.waited_ms)).toEqual([100, 40]);
  // The waits are no model time.
  const elapsedInMs = Date.parse(row?.finished_at ?? '') - Date.parse(row?.asked_at ?? '');
  expect((row?.latency_ms ?? 0) + 140).toBeLessThanOrEqual(elapsedInMs + 2);
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
    sendJson(response, 200, body, { 'apim-request-id': 'req_1' });
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

test('replies that are cut off and replies of several models are warned of', async () => {
  const corpus = smallCorpus(2);
  const server = await startFaultServer((response, { number }) => {
    const completion = completionOf('text', number === 1 ? 'length' : 'stop');
    sendJson(response, 200, { ...completion, model: number < 4 ? 'large' : 'small', provider: 'Someone' });
  });
  const options = { ...corpus, environment: server.environment, model: 'openai/test' };
  const { warnings } = await collect(options);
  expect(warnings).toEqual([
    "1 of 8 replies were cut off: raise token_limit, or the server's own limit",
    'replies came from several models: large at Someone, small at Someone',
  ]);
  // A later run knows what an earlier one was answered by, and so does grading.
  expect((await collect(options)).warnings).toEqual(warnings.slice(1));
  expect(gradeRuns(corpus).mixedServers).toEqual(['openai/test (large at Someone, small at Someone)']);
});

test('one bad cell does not keep the others from being answered', async () => {
  const corpus = smallCorpus(5);
  const server = await startFaultServer((response, { number }) =>
    number === 3
      ? sendJson(response, 400, { error: { code: 'bad', message: '\x1b[31mno\n such' } })
      : sendJson(response, 200, completionOf('text')),
  );
  expect(await collect({ ...corpus, environment: server.environment, model: 'openai/test' })).toMatchObject({
    outcomes: { answered: 19 },
    noResponse: { permanent: 1 },
    warnings: ['no response to 1 of 20 cells, most often by bad: \\u001b[31mno such'],
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

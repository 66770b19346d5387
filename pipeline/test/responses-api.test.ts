/** The Responses API ends in the same outcomes and leaves the same rows as chat completions. */
import { expect, test } from 'vitest';
import type { Behaviour } from './fault-server.ts';
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

const said = (text: string) => ({ type: 'message', role: 'assistant', content: [{ type: 'output_text', text }] });
const usage = {
  input_tokens: 30,
  input_tokens_details: { cached_tokens: 10 },
  output_tokens: 20,
  output_tokens_details: { reasoning_tokens: 15 },
  total_tokens: 50,
};
const responseOf = (output: unknown, more: object = {}) => ({
  ...{ id: 'resp_1', object: 'response', model: 'served', status: 'completed', error: null, incomplete_details: null },
  ...{ output, usage, ...more },
});
const incomplete = (reason: string | null) => ({
  status: 'incomplete',
  incomplete_details: reason === null ? null : { reason },
});
const failed = (code: string, message = code) => responseOf([], { status: 'failed', error: { code, message } });
const completion = (response: object): Behaviour => reply(200, response);

const cases: [title: string, behaviour: Behaviour, expected: Expected][] = [
  ['an ordinary answer', completion(responseOf([said('text')])), answered('text')],
  [
    'an answer in several messages and parts, after reasoning',
    completion(responseOf([{ type: 'reasoning', summary: [] }, said('a'), said('b')])),
    answered('ab'),
  ],
  [
    'an answer cut by its limit',
    completion(responseOf([said('half')], incomplete('max_output_tokens'))),
    { outcome: 'truncated', text: 'half', requests: 1 },
  ],
  [
    'a limit used up by reasoning',
    completion(responseOf([{ type: 'reasoning', summary: [] }], incomplete('max_output_tokens'))),
    { outcome: 'truncated', text: '', requests: 1 },
  ],
  [
    'no reason for being incomplete',
    completion(responseOf([said('a')], incomplete(null))),
    { outcome: 'truncated', text: 'a', requests: 1 },
  ],
  [
    'an answer stopped for its content',
    completion(responseOf([], incomplete('content_filter'))),
    { outcome: 'refused', text: '', requests: 1 },
  ],
  [
    'a refusal',
    completion(responseOf([{ type: 'message', content: [{ type: 'refusal', refusal: 'No.' }] }])),
    { outcome: 'refused', text: 'No.', requests: 1 },
  ],
  ['no output', completion(responseOf([])), { outcome: 'empty', text: '', requests: 1 }],
  ['blank output', completion(responseOf([said(' ')])), { outcome: 'empty', text: ' ', requests: 1 }],
  ['a failure of the server', completion(failed('server_error')), transient('server_error')],
  ['a rate limit with status 200', completion(failed('rate_limit_exceeded')), transient('rate_limit_exceeded')],
  [
    'a prompt that was flagged',
    completion(failed('invalid_prompt', 'Your prompt was flagged.')),
    { outcome: 'refused', text: '', requests: 1 },
  ],
  ['a prompt that is invalid', completion(failed('invalid_prompt')), final('permanent', 'invalid_prompt')],
  ['a response that is still queued', completion(responseOf([], { status: 'queued' })), transient('queued')],
  ['a response that was cancelled', completion(responseOf([], { status: 'cancelled' })), transient('cancelled')],
  ['JSON that is no response', completion({ ok: true }), transient('no_completion')],
  ['HTML with status 200', raw(200, 'text/html', '<html>Sign in</html>'), transient('html_reply')],
  ['invalid JSON', raw(200, 'application/json', '{"output": ['), transient('invalid_json')],
  ['status 429', error(429, 'rate_limit_exceeded'), transient('rate_limit_exceeded')],
  ['status 500', error(500, 'server_error'), transient('server_error')],
  ['status 400', error(400, 'unsupported_parameter'), final('permanent', 'unsupported_parameter')],
  [
    'a prompt beyond the context',
    error(400, 'context_length_exceeded'),
    final('context_exceeded', 'context_length_exceeded'),
  ],
  ['a cut connection', (response) => response.destroy(), transient('connection')],
];

test.each(cases)('%s', async (_title, behaviour, expected) => {
  const { seen } = await comesTo(behaviour, { api: 'responses', stream: false, timeoutInMs: expected.timeoutInMs });
  expect(seen).toEqual(seenWith(expected));
});

const piece = { type: 'response.output_text.delta', delta: 'te' };
const last = (type: string, response: object) => ({ type: `response.${type}`, response });

const streams: [title: string, behaviour: Behaviour, expected: Expected][] = [
  ['an answer', streamed([piece, last('completed', responseOf([said('text')]))]), answered('text')],
  [
    'an answer cut by its limit',
    streamed([piece, last('incomplete', responseOf([said('te')], incomplete('max_output_tokens')))]),
    { outcome: 'truncated', text: 'te', requests: 1 },
  ],
  ['a failure', streamed([piece, last('failed', failed('server_error'))]), transient('server_error')],
  [
    'an error event',
    streamed([piece, { type: 'error', code: 'server_error', message: 'x' }]),
    transient('server_error'),
  ],
  ['a stream that ends too early', streamed([piece]), transient('cut_body')],
  ['a stream that is cut', streamed([piece], 'cut'), transient('cut_body')],
  ['a stream that stands still', streamed([piece], 'hang'), timeout],
  ['an event that is no JSON', streamed(['{"type":', piece]), transient('invalid_json')],
  ['a server that sends the whole at once', completion(responseOf([said('text')])), answered('text')],
];

test.each(streams)('streamed: %s', async (_title, behaviour, expected) => {
  const { seen, server } = await comesTo(behaviour, {
    api: 'responses',
    stream: true,
    timeoutInMs: expected.timeoutInMs,
  });
  expect(seen).toEqual(seenWith(expected));
  expect(server.requests[0]?.body).toMatchObject({ stream: true });
  expect(server.requests[0]?.body).not.toHaveProperty('stream_options');
});

test('the request is of this API, and the row is like any other', async () => {
  const reasoning = { type: 'reasoning', summary: [{ type: 'summary_text', text: 'so' }] };
  const { row, server } = await comesTo(completion(responseOf([reasoning, said('text')])), {
    ...{ api: 'responses', stream: false },
  });
  const [request] = server.requests;
  expect(request?.url).toBe('/v1/responses');
  expect(request?.body).toEqual({ model: 'test', input: [{ role: 'user', content: expect.any(String) }] });
  expect(row).toMatchObject({
    ...{ finish_reason: 'completed', served_model: 'served', response_id: 'resp_1', usage, total_tokens: 50 },
    ...{ input_tokens: 30, cached_input_tokens: 10, output_tokens: 20, reasoning_tokens: 15 },
    ...{ reasoning_field: 'reasoning', reasoning_text: 'so', reasoning_characters: 2, response_text: 'text' },
  });
});

test('reasoning that is shown whole goes before its summary', async () => {
  const reasoning = {
    type: 'reasoning',
    summary: [{ type: 'summary_text', text: 'short' }],
    content: [{ type: 'reasoning_text', text: 'the whole of it' }],
  };
  const { row } = await comesTo(completion(responseOf([reasoning, said('text')])), { api: 'responses', stream: false });
  expect(row).toMatchObject({ reasoning_text: 'the whole of it' });
});

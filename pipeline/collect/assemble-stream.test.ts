import { expect, test } from 'vitest';
import { assembleStream } from './assemble-stream.ts';

const events = (...chunks: unknown[]) =>
  chunks.map((chunk) => `data: ${typeof chunk === 'string' ? chunk : JSON.stringify(chunk)}\n\n`).join('');
const delta = (parts: object, finish: string | null = null) => ({
  id: 'c1',
  model: 'm',
  choices: [{ index: 0, delta: parts, finish_reason: finish }],
});
const assembled = (text: string) => JSON.parse(assembleStream(text) ?? 'null') as unknown;

test('texts grow, the last count and the finish reason stay, comments and line ends do not matter', () => {
  const text = events(
    delta({ role: 'assistant', content: null, reasoning_content: 'be' }),
    delta({ reasoning_content: 'cause' }),
    delta({ content: '{"out' }),
    delta({ content: 'put": 1}' }, 'stop'),
    { id: 'c1', choices: [], usage: { prompt_tokens: 3 } },
    '[DONE]',
  );
  const expected = {
    id: 'c1',
    model: 'm',
    usage: { prompt_tokens: 3 },
    choices: [
      {
        index: 0,
        finish_reason: 'stop',
        message: { role: 'assistant', content: '{"output": 1}', reasoning_content: 'because' },
      },
    ],
  };
  expect(assembled(text)).toEqual(expected);
  expect(assembled(`: keep-alive\n\n${text}`.replaceAll('\n', '\r\n'))).toEqual(expected);
});

test('a stream without its end is cut, wherever it stops', () => {
  const whole = events(delta({ content: 'a' }), delta({ content: 'b' }));
  for (let end = 0; end <= whole.length; end += 1) expect(assembleStream(whole.slice(0, end))).toBeUndefined();
});

test('a finish reason is an end too, even without the closing event', () => {
  expect(assembled(events(delta({ content: 'a' }, 'length')))).toMatchObject({
    choices: [{ finish_reason: 'length', message: { content: 'a' } }],
  });
});

test('an error in mid-stream is what the reply comes to', () => {
  const error = { code: 502, message: 'upstream' };
  expect(assembled(events(delta({ content: 'half' }), { error }))).toEqual({ error });
});

test('an event that is no JSON leaves the text to be judged as it is', () => {
  const text = events('{"broken', delta({ content: 'a' }, 'stop'), '[DONE]');
  expect(assembleStream(text)).toBe(text);
  expect(assembled(events('[DONE]'))).toEqual({ choices: [] });
});

import { expect, test } from 'vitest';
import { describeError, type MidrunError } from '../../core/errors.ts';
import { parseSetting } from './setting.ts';

test.each([
  ['openai/gpt-5.6-sol@high', 'openai/gpt-5.6-sol@high', 'openai', 'gpt-5.6-sol', 'high'],
  ['openai/gpt-5.6-sol', 'openai/gpt-5.6-sol', 'openai', 'gpt-5.6-sol', 'default'],
  ['openai/gpt-5.6-sol@default', 'openai/gpt-5.6-sol', 'openai', 'gpt-5.6-sol', 'default'],
  ['openrouter/z-ai/glm-5.3@off', 'openrouter/z-ai/glm-5.3@off', 'openrouter', 'z-ai/glm-5.3', 'off'],
  ['cloudflare/@cf/meta/llama', 'cloudflare/@cf/meta/llama', 'cloudflare', '@cf/meta/llama', 'default'],
  ['http://127.0.0.1:8000/v1#qwen', '127.0.0.1:8000/qwen', '127.0.0.1:8000', 'qwen', 'default'],
  ['https://host/v1#vendor/name@low', 'host/vendor/name@low', 'host', 'vendor/name', 'low'],
  ['sim/oracle', 'sim/oracle', 'sim', 'oracle', 'default'],
])('MODEL=%s is the setting %s', (text, id, provider, model, mode) => {
  expect(parseSetting(text)).toMatchObject({ id, provider, model, mode, simulated: provider === 'sim' });
});

test.each(['', 'gpt-5', 'openai/', '/gpt', 'openai/gpt 5', 'http://127.0.0.1:8000/v1', 'http://h/v1#'])(
  'MODEL=%s is refused, and the accepted forms are shown',
  (text) => {
    const error = thrownBy(text);
    expect(error).toMatchObject({ code: 'unknown_model', exitCode: 2 });
    expect(describeError(error)).toContain('MODEL=provider/model@mode');
  },
);

test.each(['openai/gpt@turbo', 'zai/glm-5.3@off'])('MODEL=%s is refused: the provider has no such mode', (text) => {
  const error = thrownBy(text);
  expect(error).toMatchObject({ code: 'unknown_mode', exitCode: 2, place: 'reasoning_modes' });
  expect(error.file).toMatch(/pipeline\/settings\/(?:openai|zai)\.json$/);
});

test.each(['sim/orakel', 'sim/oracle@high'])('MODEL=%s is refused, and the simulated subjects are listed', (text) => {
  const error = thrownBy(text);
  expect(error).toMatchObject({ code: 'unknown_simulated_subject', exitCode: 2 });
  expect(error.remedy).toBe(
    'Simulated subjects: sim/oracle, sim/slip, sim/load, sim/prose, sim/silent, sim/empty, sim/echo, sim/commonest, sim/before-loop, sim/lazy, sim/vanilla.',
  );
});

function thrownBy(text: string): MidrunError {
  try {
    parseSetting(text);
  } catch (error) {
    return error as MidrunError;
  }
  throw new Error(`"${text}" was accepted`);
}

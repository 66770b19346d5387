import { expect, test } from 'vitest';
import { resolveEndpoint } from './endpoint.ts';
import { parseSetting } from './setting.ts';

const endpoint = (model: string, environment: Record<string, string>) =>
  resolveEndpoint(parseSetting(model), environment);

test('the address is the one in MODEL, else OPENAI_BASE_URL, else that of OpenAI', () => {
  const environment = { OPENAI_API_KEY: 'key', OPENAI_BASE_URL: 'https://proxy.example:8443/v1' };
  expect(endpoint('http://127.0.0.1:8000/v1#qwen', environment)).toMatchObject({ host: '127.0.0.1:8000' });
  expect(endpoint('someone/chat', environment)).toMatchObject({ host: 'proxy.example:8443', apiKey: 'key' });
  expect(endpoint('openai/gpt', { OPENAI_API_KEY: 'key' })).toMatchObject({ baseUrl: 'https://api.openai.com/v1' });
});

test('a missing key is exit code 5, except for a server named by its address', () => {
  expect(endpoint('ollama/qwen', {})).toMatchObject({ host: '127.0.0.1:11434', apiKey: 'none' });
  expect(() => endpoint('openai/gpt', {})).toThrow(expect.objectContaining({ code: 'missing_api_key', exitCode: 5 }));
  expect(endpoint('http://127.0.0.1:8000/v1#qwen', {})).toMatchObject({ apiKey: 'none' });
});

test('a request meant for another provider never goes to OpenAI', () => {
  const environment = { OPENAI_API_KEY: 'key', OPENAI_BASE_URL: 'https://proxy.example/v1' };
  const attempt = (model: string, variables: Record<string, string>) => () => endpoint(model, variables);
  expect(attempt('deepsek/chat', { OPENAI_API_KEY: 'key' })).toThrow(
    expect.objectContaining({
      code: 'unknown_provider_address',
      exitCode: 2,
      remedy: expect.stringContaining('Did you mean deepseek?'),
    }),
  );
  expect(attempt('deepseek/chat', environment)).toThrow('DEEPSEEK_API_KEY is not set');
  expect(endpoint('deepseek/chat', { ...environment, DEEPSEEK_API_KEY: 'other' })).toEqual({
    baseUrl: 'https://api.deepseek.com',
    host: 'api.deepseek.com',
    apiKey: 'other',
  });
});

test.each(['sk-first sk-second', 'sk-first\nsk-second', 'sk-…', '“sk-quoted”'])(
  'a key that no header can carry is refused at once and not shown: %s',
  (key) => {
    const attempt = () => endpoint('openai/gpt', { OPENAI_API_KEY: ` ${key}\n` });
    expect(attempt).toThrow(expect.objectContaining({ code: 'unusable_api_key', exitCode: 5 }));
    expect(attempt).toThrow(expect.not.objectContaining({ message: expect.stringContaining('sk-') }));
    expect(endpoint('openai/gpt', { OPENAI_API_KEY: ' sk-first\n' }).apiKey).toBe('sk-first');
  },
);

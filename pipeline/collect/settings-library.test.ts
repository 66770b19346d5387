import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { MidrunError } from '../../core/errors.ts';
import { folderForThisTest } from '../test/small-corpus.ts';
import { requestBody } from './request.ts';
import { parseSetting } from './setting.ts';
import { SettingsLibrary } from './settings-library.ts';

/** A library with a user's files of this content, by name. */
function libraryWith(files: Record<string, unknown>): SettingsLibrary {
  const directory = join(folderForThisTest(), 'settings');
  mkdirSync(directory);
  for (const [name, content] of Object.entries(files)) {
    writeFileSync(join(directory, name), typeof content === 'string' ? content : JSON.stringify(content));
  }
  return new SettingsLibrary(directory);
}

const bodyOf = (model: string, library: SettingsLibrary) =>
  requestBody(parseSetting(model, library), { prompt: 'p' }, 1);
const sent = (model: string, parameters: object) => ({
  model,
  messages: [{ role: 'user', content: 'p' }],
  ...parameters,
});

test('the usual providers have a preset, and none has an invented price: only what Midrun serves itself costs nothing', () => {
  const library = new SettingsLibrary();
  expect(library.providers).toEqual([
    ...['azure', 'dashscope', 'deepseek', 'groq', 'llama-cpp', 'local', 'ollama', 'openai'],
    ...['openai-responses', 'openrouter', 'together', 'vllm', 'zai'],
  ]);
  for (const provider of library.providers) {
    const { price } = library.provider(provider).settings;
    expect([provider, price?.output]).toEqual([provider, provider === 'local' ? 0 : undefined]);
  }
});

test('the seven settings of the paper spell reasoning as their providers do', () => {
  const library = new SettingsLibrary();
  const settings = library.list('paper') ?? [];
  expect(Object.fromEntries(settings.map((model) => [model, parseSetting(model, library).parameters]))).toEqual({
    'openai/gpt-5.6-sol@high': { reasoning_effort: 'high' },
    'openai/gpt-5.6-sol@off': { reasoning_effort: 'none' },
    'zai/glm-5.3@high': { thinking: { type: 'enabled' }, reasoning_effort: 'high' },
    'deepseek/deepseek-v4-pro-0813@high': { thinking: { type: 'enabled' }, reasoning_effort: 'high' },
    'deepseek/deepseek-v4-pro-0813@off': { thinking: { type: 'disabled' } },
    'dashscope/qwen3.8-27b@high': { enable_thinking: true },
    'dashscope/qwen3.8-27b@off': { enable_thinking: false },
  });
});

test('a part of a model name changes nothing about its request', () => {
  const library = new SettingsLibrary();
  for (const name of ['o1', 'gpt-3.5-turbo', 'o4-mini', 'gpt-5', 'gpt-5.6-sol-2', 'claude', 'x']) {
    expect(bodyOf(`openai/${name}`, library)).toEqual(sent(name, {}));
  }
});

test('a file of one’s own goes before that of Midrun and takes over what it leaves out', () => {
  const library = libraryWith({
    'mine.json': {
      provider: 'openai',
      like: 'openai',
      temperature: 0,
      seed: 7,
      token_limit: 32_000,
      models: {
        fast: {
          model: 'fast-2026-01-01',
          price: { input: 1, output: 4, date: '2026-01-01' },
          parameters: { top_p: 0.9 },
          token_limit: null,
        },
      },
    },
  });
  expect(bodyOf('openai/any@high', library)).toEqual(
    sent('any', { seed: 7, max_completion_tokens: 32_000, temperature: 0, reasoning_effort: 'high' }),
  );
  expect(bodyOf('openai/fast', library)).toEqual(sent('fast-2026-01-01', { seed: 7, temperature: 0, top_p: 0.9 }));
  expect(parseSetting('openai/fast', library)).toMatchObject({
    id: 'openai/fast',
    price: { input: 1, output: 4, date: '2026-01-01' },
    access: { keyVariable: 'OPENAI_API_KEY', baseUrl: 'https://api.openai.com/v1' },
  });
});

test('a provider of one’s own needs no more than an address and a key variable', () => {
  const library = libraryWith({
    'lab.json': { provider: 'lab', base_url: 'https://lab.example/v1', key_variable: 'LAB_KEY' },
    'both.json': { list: 'both', settings: ['lab/a', 'lab/b@off'] },
  });
  expect(parseSetting('lab/a@off', library)).toMatchObject({
    parameters: { reasoning_effort: 'none' },
    access: { baseUrl: 'https://lab.example/v1', keyVariable: 'LAB_KEY', isKnownProvider: true },
  });
  expect(library.list('both')).toEqual(['lab/a', 'lab/b@off']);
});

test('further repeats get further seeds', () => {
  const library = libraryWith({ 'lab.json': { provider: 'lab', seed: 5 } });
  const seeds = [1, 2, 3].map((repeat) => requestBody(parseSetting('lab/a', library), { prompt: 'p' }, repeat).seed);
  expect(seeds).toEqual([5, 6, 7]);
});

test('a limit of output tokens makes room for what a task needs, and none is made up', () => {
  const library = libraryWith({
    'lab.json': { provider: 'lab', token_limit: 1000 },
    'free.json': { provider: 'free', token_limit: null },
  });
  const limits = (model: string, ...budgets: number[]) =>
    budgets.map(
      (token_budget) => requestBody(parseSetting(model, library), { prompt: 'p', token_budget }, 1).max_tokens,
    );
  expect(limits('lab/a', 999, 2500)).toEqual([1000, 2500]);
  expect(limits('free/a', 2500)).toEqual([undefined]);
});

test('the Responses API has requests of its own, and every mode of it says how hard to reason', () => {
  const setting = parseSetting('openai-responses/gpt-5.6-sol@high');
  expect(requestBody(setting, { prompt: 'p' }, 1)).toEqual({
    model: 'gpt-5.6-sol',
    input: [{ role: 'user', content: 'p' }],
    store: false,
    reasoning: { effort: 'high' },
  });
  expect(setting).toMatchObject({ api: 'responses', timeoutInMs: 3_600_000, reasoningFields: ['reasoning'] });
});

const broken: [title: string, files: Record<string, unknown>, place: string | undefined, message: RegExp][] = [
  ['no JSON', { 'a.json': '{' }, undefined, /is not JSON/],
  ['an unknown field', { 'a.json': { provider: 'a', temprature: 0 } }, 'temprature', /temprature/],
  ['a key in the file', { 'a.json': { provider: 'a', api_key: 'x' } }, 'api_key', /api_key/],
  ['a value of the wrong kind', { 'a.json': { provider: 'a', temperature: 'warm' } }, 'temperature', /must be number/],
  [
    'a price without its date',
    { 'a.json': { provider: 'a', models: { m: { price: { input: 1, output: 2 } } } } },
    'models.m.price.date',
    /date/,
  ],
  [
    'an answer that comes later',
    { 'a.json': { provider: 'a', parameters: { background: true } } },
    undefined,
    /"background"/,
  ],
  [
    'a tool that runs programs',
    { 'a.json': { provider: 'a', parameters: { tools: [{ type: 'code_interpreter' }] } } },
    undefined,
    /"tools"/,
  ],
  [
    'a search in a mode of a model',
    { 'a.json': { provider: 'a', models: { m: { reasoning_modes: { high: { enable_search: true } } } } } },
    'models.m',
    /"enable_search"/,
  ],
  ['messages as a parameter', { 'a.json': { provider: 'a', parameters: { messages: [] } } }, undefined, /"messages"/],
  [
    'a stream in a mode of a model',
    { 'a.json': { provider: 'a', models: { m: { reasoning_modes: { on: { stream: true } } } } } },
    'models.m',
    /"stream"/,
  ],
  ['the same provider twice', { 'a.json': { provider: 'a' }, 'b.json': { provider: 'a' } }, undefined, /a\.json too/],
];

test.each(broken)(
  'a settings file with %s is refused, and file and field are named',
  (_title, files, place, message) => {
    expect(() => libraryWith(files)).toThrow(
      expect.objectContaining({
        code: 'invalid_settings_file',
        exitCode: 2,
        place,
        message: expect.stringMatching(message),
      }),
    );
  },
);

test.each([
  [{ 'a.json': { provider: 'a', like: 'opnai' } }, '"like" names no provider: opnai', /Did you mean openai/],
  [
    { 'a.json': { provider: 'a', like: 'b' }, 'b.json': { provider: 'b', like: 'a' } },
    '"like" goes round in a circle: a',
    /Providers: /,
  ],
])('a "like" that leads nowhere is refused: %#', (files, message, remedy) => {
  const library = libraryWith(files);
  expect(() => library.provider('a')).toThrow(
    expect.objectContaining<Partial<MidrunError>>({ message, remedy: expect.stringMatching(remedy) as never }),
  );
});

test('a folder of settings that does not exist is an error only when it was named', () => {
  expect(() => new SettingsLibrary('/nowhere/settings')).toThrow(
    expect.objectContaining({ code: 'missing_settings_folder', exitCode: 2 }),
  );
});

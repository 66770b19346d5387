/** The server of the local model, with a stand-in for llama.cpp whose tokens are letters; the real one is installed by make setup-local. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { collect } from '../collect/collect.ts';
import { parseSetting } from '../collect/setting.ts';
import { predictionRows } from '../prediction-rows.ts';
import { runFolder } from '../run-folder.ts';
import { folderForThisTest, smallCorpus } from '../test/small-corpus.ts';
import { localModels } from './local-models.ts';
import { startLocalModel } from './server.ts';

/**
 * Answers with the seed, the number of marks in what it has read, and the letters `ab` for as long as the temperature says. A
 * token is a code point; a mark is one token (0) when it is markup.
 */
const standIn = `
const marks = /<\\|im_(?:start|end)\\|>/g;
export const getLlama = async () => ({
  dispose: async () => {},
  loadModel: async () => ({
    trainContextSize: 1000,
    tokenize: (text, isMarkup) => [...(isMarkup ? text.replace(marks, '\\0') : text)].map((letter) => letter.codePointAt(0)),
    isEogToken: (token) => token === 0,
    detokenize: (tokens) => String.fromCodePoint(...tokens),
    createContext: async () => {
      let history = [];
      let isBusy = false;
      return {
        getSequence: () => ({
          clearHistory: async () => { history = []; },
          // After every letter its successor has probability 3/4 and itself 1/4; after z the text ends (0).
          controlledEvaluate: async (input) => input.map((item) => {
            if (!Array.isArray(item)) return undefined;
            const next = item[0] === 122 ? 0 : item[0] + 1;
            return { next: { probabilities: new Map([[next, 0.75], [item[0], 0.25]]) } };
          }),
          async *evaluate(tokens, { temperature, seed }) {
            if (isBusy) throw new Error('two at once');
            isBusy = true;
            history.push(...tokens);
            try {
              const marksRead = history.filter((token) => token === 0).length;
              for (const letter of seed + '/' + marksRead + '/' + 'ab'.repeat(temperature)) {
                await new Promise((resolve) => setImmediate(resolve));
                yield letter.codePointAt(0);
              }
            } finally {
              isBusy = false;
            }
          },
        }),
      };
    },
  }),
});
`;

function installedStandIn(): string {
  const directory = folderForThisTest();
  const packageFolder = join(directory, 'node_modules', 'node-llama-cpp');
  mkdirSync(packageFolder, { recursive: true });
  writeFileSync(join(packageFolder, 'package.json'), JSON.stringify({ type: 'module', exports: './index.js' }));
  writeFileSync(join(packageFolder, 'index.js'), standIn);
  writeFileSync(join(directory, model.weightsFile), '');
  return directory;
}

const model = localModels['smollm2-135m'] as (typeof localModels)[string];

type Body = { choices: { message: { content: string } }[] };

async function startedStandIn() {
  const server = await startLocalModel(model, installedStandIn());
  onTestFinished(() => server.close());
  return async (prompt: string, parameters: object = {}) => {
    const body = JSON.stringify({ model: 'x', messages: [{ role: 'user', content: prompt }], ...parameters });
    const response = await fetch(`${server.baseUrl}/chat/completions`, { method: 'POST', body });
    return { status: response.status, body: (await response.json()) as Body };
  };
}

/** What a text is gone on with. */
async function startedToGoOn() {
  const server = await startLocalModel(model, installedStandIn());
  onTestFinished(() => server.close());
  return async (prompt: string, parameters: object = {}) => {
    const body = JSON.stringify({ model: 'x', prompt, ...parameters });
    const response = await fetch(`${server.baseUrl}/completions`, { method: 'POST', body });
    return { status: response.status, body: await response.json() };
  };
}

const contentOf = (body: Body) => body.choices[0]?.message.content;
const framed = (prompt: string) => model.frame.join(prompt).replaceAll(/<\|im_(?:start|end)\|>/g, '.').length;

test('a reply holds the text, how it ended, and the counts of tokens', async () => {
  const ask = await startedStandIn();
  expect(await ask('hello', { seed: 7, temperature: 2 })).toEqual({
    status: 200,
    body: {
      object: 'chat.completion',
      model: 'SmolLM2-135M-Instruct.Q4_1',
      choices: [{ index: 0, finish_reason: 'stop', message: { role: 'assistant', content: '7/5/abab' } }],
      usage: { prompt_tokens: framed('hello'), completion_tokens: 8, total_tokens: framed('hello') + 8 },
    },
  });
});

test('a reply that reaches its limit ends with length', async () => {
  const ask = await startedStandIn();
  const { body } = await ask('hello', { temperature: 9, max_tokens: 5 });
  expect(body).toMatchObject({ choices: [{ finish_reason: 'length', message: { content: '1/5/a' } }] });
});

test('requests that come together are answered one after the other, each as if it were alone', async () => {
  const ask = await startedStandIn();
  const together = await Promise.all([1, 2, 3, 1].map((seed) => ask('hello', { seed, temperature: 1 })));
  expect(together.map(({ body }) => contentOf(body))).toEqual(['1/5/ab', '2/5/ab', '3/5/ab', '1/5/ab']);
});

test('marks that a program prints do not end the turn of the user', async () => {
  const ask = await startedStandIn();
  const { body } = await ask('<|im_end|>');
  expect(contentOf(body)).toBe('1/5/');
});

test('a prompt beyond the context is refused as every server refuses it', async () => {
  const ask = await startedStandIn();
  expect(await ask('x'.repeat(1000))).toMatchObject({
    status: 400,
    body: { error: { code: 'context_length_exceeded' } },
  });
});

test('a text is gone on with, without the frame of a chat', async () => {
  const goOn = await startedToGoOn();
  expect((await goOn('hello', { seed: 7, temperature: 2, max_tokens: 5 })).body).toEqual({
    object: 'text_completion',
    model: 'SmolLM2-135M-Instruct.Q4_1',
    choices: [{ index: 0, finish_reason: 'length', text: '7/0/a', logprobs: null }],
    usage: { prompt_tokens: 5, completion_tokens: 5, total_tokens: 10 },
  });
});

test('the probabilities of next tokens are told, and of the text itself when it is wanted back', async () => {
  const goOn = await startedToGoOn();
  const [likely, unlikely] = [Math.log(0.75), Math.log(0.25)];
  const { body } = await goOn('xx', { max_tokens: 5, temperature: 0, logprobs: 2, echo: true });
  expect(body).toMatchObject({
    choices: [
      {
        ...{ finish_reason: 'stop', text: 'xxyz' },
        logprobs: {
          tokens: ['x', 'x', 'y', 'z'],
          token_logprobs: [null, unlikely, likely, likely],
          top_logprobs: [null, { y: likely, x: unlikely }, { y: likely, x: unlikely }, { z: likely, y: unlikely }],
        },
      },
    ],
    usage: { prompt_tokens: 2, completion_tokens: 2, total_tokens: 4 },
  });
  expect((await goOn('ab', { max_tokens: 1, logprobs: 1 })).body).toMatchObject({
    choices: [{ finish_reason: 'length', text: 'c', logprobs: { tokens: ['c'], top_logprobs: [{ c: likely }] } }],
  });
  expect((await goOn('ab', { logprobs: 1, temperature: 1 })).status).toBe(400);
});

test('a collection from it leaves rows like any other', async () => {
  const corpus = smallCorpus(2);
  const server = await startLocalModel(model, installedStandIn());
  onTestFinished(() => server.close());
  const options = { ...corpus, model: 'local/smollm2-135m', localBaseUrl: server.baseUrl, environment: {} };
  expect(await collect({ ...options, preflight: true })).toMatchObject({ outcomes: { answered: 8 }, exitCode: 0 });
  const [row] = predictionRows(runFolder(corpus.runsDirectory, 'local/smollm2-135m').predictionsFile);
  expect(row).toMatchObject({
    ...{ provider: 'local', simulated: false, base_url_host: 'local', cost_usd: 0, response_text: '1/5/' },
    ...{ served_model: 'SmolLM2-135M-Instruct.Q4_1', output_tokens: 4 },
    parameters: { max_tokens: 512, temperature: 0.2, top_p: 0.9, seed: 1 },
  });
});

test('what is not installed and what is unknown is said before anything is asked', async () => {
  await expect(startLocalModel(model, folderForThisTest())).rejects.toMatchObject({
    ...{ code: 'local_model_not_installed', exitCode: 2, remedy: expect.stringContaining('make setup-local') },
  });
  expect(() => parseSetting('local/smollm')).toThrow(
    expect.objectContaining({ code: 'unknown_local_model', remedy: expect.stringContaining('local/smollm2-135m') }),
  );
});

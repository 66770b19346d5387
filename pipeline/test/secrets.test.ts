/** A key put into the environment turns up in no file, no message and no error, whatever the server does with it. */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { inspect } from 'node:util';
import { execa } from 'execa';
import { expect, test } from 'vitest';
import { describeError, MidrunError } from '../../core/errors.ts';
import { collect } from '../collect/collect.ts';
import { gradeRuns } from '../grade/grade.ts';
import { type Behaviour, completionOf, sendJson, startFaultServer } from './fault-server.ts';
import { command } from './midrun.ts';
import { smallCorpus } from './small-corpus.ts';

const canary = 'sk-canary-0123456789/abcdefghij+KLMNOP';
const spellings = [canary, encodeURIComponent(canary), Buffer.from(canary).toString('base64'), 'canary-0123456789'];

const echoes: [title: string, behaviour: Behaviour][] = [
  [
    'in an answer',
    (response, { headers }) => sendJson(response, 200, completionOf(`You sent ${headers.authorization}`)),
  ],
  [
    'in every other field of a reply',
    (response, { headers }) => {
      const key = headers.authorization;
      const completion = completionOf('text', key ?? null, { reasoning: key });
      const more = { id: key, model: key, provider: key, system_fingerprint: key, usage: { note: key } };
      sendJson(response, 200, { ...completion, ...more }, { 'x-request-id': key });
    },
  ],
  [
    'in an error that is retried',
    (response, { headers }) => sendJson(response, 500, { error: { message: headers.authorization } }),
  ],
  ['in an error code', (response, { headers }) => sendJson(response, 400, { error: { code: headers.authorization } })],
  ['in a body that is no JSON', (response, { headers }) => void response.end(`key=${headers.authorization}`)],
  [
    'in the refusal of the key',
    (response, { headers }) =>
      sendJson(response, 401, { error: { message: `Incorrect API key: ${headers.authorization}` } }),
  ],
  [
    'where a long message is cut',
    (response, { headers }) => sendJson(response, 400, { error: { message: 'x'.repeat(480) + headers.authorization } }),
  ],
];

test.each(echoes)('a key echoed %s', async (_title, behaviour) => {
  const corpus = smallCorpus(1);
  const server = await startFaultServer(behaviour);
  let shown = '';
  try {
    const summary = await collect({
      ...corpus,
      environment: { ...server.environment, OPENAI_API_KEY: canary },
      model: 'openai/test',
      maximumAttempts: 2,
      retryLimits: { firstWaitInMs: 1 },
      onProgress: (progress) => {
        shown += inspect(progress);
      },
    });
    shown += inspect(summary, { depth: 9 }) + inspect(gradeRuns(corpus), { depth: 9 });
  } catch (error) {
    expect(error).toBeInstanceOf(MidrunError);
    shown += describeError(error as MidrunError) + inspect(error, { depth: 9, showHidden: true });
  }
  expect(server.requests[0]?.headers.authorization).toBe(`Bearer ${canary}`);
  const written = allText(dirname(corpus.runsDirectory));
  expect(written).toContain('"cell_id"');
  for (const spelling of spellings) {
    expect(shown).not.toContain(spelling);
    expect(written).not.toContain(spelling);
  }
});

const words: [title: string, verb: string, more: string[]][] = [
  ['a dry run', 'collect', ['--dry-run']],
  ['a preflight that stops', 'collect', []],
  ['a collection', 'collect', ['--no-preflight', '--max-tokens', '100000', '--limit', '2']],
  ['the status', 'status', []],
];

test('the key of a provider of one’s own is in nothing that the command prints or writes, streamed and in errors', async () => {
  const corpus = smallCorpus(1);
  const server = await startFaultServer((response, { headers, number }) => {
    const key = headers.authorization;
    if (number === 1) return sendJson(response, 400, { error: { message: `bad request by ${key}`, code: key } });
    if (number === 2) return sendJson(response, 503, { error: key }, { 'x-request-id': key });
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    const events = [
      { id: key, choices: [{ delta: { content: key, reasoning: key }, finish_reason: 'stop' }], usage: { key } },
    ];
    response.end(`${events.map((event) => `data: ${JSON.stringify(event)}\n\n`).join('')}data: [DONE]\n\n`);
  });
  const folder = dirname(corpus.runsDirectory);
  const settings = join(folder, 'settings');
  mkdirSync(settings);
  const provider = {
    provider: 'lab',
    base_url: server.baseUrl,
    base_url_variable: null,
    key_variable: 'LAB_KEY',
    stream: true,
  };
  writeFileSync(join(settings, 'lab.json'), JSON.stringify(provider));
  const folders = ['--corpus', corpus.corpusDirectory, '--runs', corpus.runsDirectory];
  for (const [title, verb, more] of words) {
    const model = verb === 'collect' ? ['--model', 'lab/a@high', '--settings', settings] : [];
    const { all, exitCode } = await execa(process.execPath, [command, verb, ...model, ...folders, ...more], {
      env: { LAB_KEY: canary, NODE_DEBUG: 'http,undici', OPENAI_LOG: 'debug' },
      all: true,
      reject: false,
    });
    expect({ title, exitCode }).toEqual({ title, exitCode: title === 'a preflight that stops' ? 2 : 0 });
    for (const spelling of spellings) expect(all).not.toContain(spelling);
  }
  expect(server.requests.length).toBe(4);
  expect(server.requests.every(({ headers }) => headers.authorization === `Bearer ${canary}`)).toBe(true);
  const written = allText(folder);
  expect(written).toContain('preflight.jsonl');
  expect(written).toContain('"outcome":"answered"');
  for (const spelling of spellings) expect(written).not.toContain(spelling);
});

test('the client logs nothing, even when its debug log is asked for', async () => {
  const corpus = smallCorpus(1);
  const server = await startFaultServer((response) => sendJson(response, 500, { error: { message: canary } }));
  const script = join(import.meta.dirname, 'collect-script.ts');
  const options = { ...corpus, tasks: undefined, oracles: undefined, model: 'openai/test', maximumAttempts: 1 };
  const { all } = await execa(process.execPath, [script, JSON.stringify(options)], {
    env: { ...server.environment, OPENAI_API_KEY: canary, OPENAI_LOG: 'debug', DEBUG: '*' },
    all: true,
    reject: false,
  });
  expect(server.requests.length).toBe(4);
  for (const spelling of spellings) expect(all).not.toContain(spelling);
});

test.each(['http://user:canary-0123456789@127.0.0.1:1/v1', 'http://127.0.0.1:1/v1?key=canary-0123456789'])(
  'a base URL that carries a secret is refused without showing it: %#',
  async (address) => {
    const corpus = smallCorpus(1);
    const environment = { OPENAI_API_KEY: canary, OPENAI_BASE_URL: address };
    for (const model of ['openai/test', `${address}#name`]) {
      const error = await collect({ ...corpus, environment, model }).catch((cause: unknown) => cause);
      expect(error).toMatchObject({ code: 'secret_in_base_url', exitCode: 2 });
      expect(describeError(error as MidrunError) + inspect(error)).not.toContain('canary-0123456789');
    }
  },
);

function allText(directory: string): string {
  return readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => `${entry.name}\n${readFileSync(join(entry.parentPath, entry.name), 'utf8')}`)
    .join('\n');
}

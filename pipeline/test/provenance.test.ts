/** What a run folder says of how it came about, and what leaves the machine. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { execa } from 'execa';
import { expect, onTestFinished, test, vi } from 'vitest';
import { sha256 } from '../../core/hash.ts';
import { collect } from '../collect/collect.ts';
import { predictionRows } from '../prediction-rows.ts';
import { readManifest, runFolder } from '../run-folder.ts';
import { completionOf, sendJson, startFaultServer } from './fault-server.ts';
import { root } from './midrun.ts';
import { smallCorpus } from './small-corpus.ts';

test('a session names its code, its packages, its corpus, its parameters and its limits, and every row its session', async () => {
  const corpus = smallCorpus(1);
  writeFileSync(join(corpus.corpusDirectory, 'manifest.json'), '{}');
  const server = await startFaultServer((response) => sendJson(response, 200, completionOf('text')));
  const options = { ...corpus, environment: server.environment, model: 'openai/a@high' };
  await collect({ ...options, limit: 2, concurrency: 3 });
  await collect(options);
  const folder = runFolder(corpus.runsDirectory, 'openai/a@high');
  const { sessions, request } = readManifest(folder);
  const { stdout: commit } = await execa('git', ['rev-parse', 'HEAD'], { cwd: root });
  const version = (name: string) => JSON.parse(readFileSync(join(root, name, 'package.json'), 'utf8')).version;
  const expected = {
    started_at: expect.stringMatching(/^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/),
    git_commit: commit,
    git_changed: expect.any(Boolean),
    lock_sha256: sha256(readFileSync(join(root, 'package-lock.json'))),
    tasks_sha256: sha256(readFileSync(join(corpus.corpusDirectory, 'tasks.jsonl'))),
    corpus_manifest_sha256: sha256('{}'),
    prompt_versions: [sha256('template')],
    planned_cells: 2,
    cells_to_ask: 2,
    parameters: { reasoning_effort: 'high' },
    reasoning_fields: ['reasoning_content', 'reasoning'],
    limits: {
      ...{ concurrency: 3, adaptive: false, timeout_ms: 1_800_000, maximum_attempts: 6 },
      ...{ requests_per_minute: null, tokens_per_minute: null },
    },
    price: null,
    package_versions: {
      midrun: version('.'),
      openai: version('node_modules/openai'),
      'p-queue': version('node_modules/p-queue'),
      undici: version('node_modules/undici'),
    },
    node_version: process.version,
    platform: `${process.platform} ${process.arch}`,
  };
  expect(sessions).toEqual([
    expected,
    { ...expected, planned_cells: 4, limits: { ...expected.limits, concurrency: 8, adaptive: true } },
  ]);
  expect(request).toEqual({
    ...{ model: 'a', api: 'chat/completions', parameters: { reasoning_effort: 'high' }, seed: null },
  });
  const rows = [...predictionRows(folder.predictionsFile)];
  const [first, second] = sessions.map(({ started_at }) => started_at);
  expect(rows.map(({ session }) => session)).toEqual([first, first, second, second]);
});

test('a request carries the key, the prompt and what the client says of itself, and nothing else', async () => {
  const corpus = smallCorpus(1);
  const server = await startFaultServer((response) => sendJson(response, 200, completionOf('text')));
  await collect({ ...corpus, environment: server.environment, model: 'openai/a', limit: 1 });
  const [{ headers = {}, body = {} } = {}] = server.requests;
  expect(Object.keys(body)).toEqual(['model', 'messages']);
  const { host, authorization, 'content-length': _, ...others } = headers as Record<string, string>;
  expect([host, authorization]).toEqual([new URL(server.baseUrl).host, 'Bearer key-of-the-test-server']);
  expect(Object.keys(others).sort()).toEqual([
    ...['accept', 'connection', 'content-type', 'user-agent'],
    ...['arch', 'lang', 'os', 'package-version', 'retry-count', 'runtime', 'runtime-version'].map(
      (fact) => `x-stainless-${fact}`,
    ),
  ]);
});

test('what OPENAI_ORG_ID and its like hold goes where OPENAI_API_KEY goes, and to nobody else', async () => {
  vi.stubEnv('OPENAI_ORG_ID', 'org-of-mine');
  vi.stubEnv('OPENAI_PROJECT_ID', 'project-of-mine');
  vi.stubEnv('OPENAI_CUSTOM_HEADERS', 'X-Gateway: secret\nAuthorization: Bearer other');
  onTestFinished(() => void vi.unstubAllEnvs());
  const corpus = smallCorpus(1);
  const server = await startFaultServer((response) => sendJson(response, 200, completionOf('text')));
  const environment = { ...server.environment, OLLAMA_BASE_URL: server.baseUrl, OLLAMA_API_KEY: 'key-of-ollama' };
  for (const model of ['ollama/a', 'openai/a']) await collect({ ...corpus, environment, model, limit: 1 });
  const [theirs, own] = server.requests.map(({ headers }) => headers);
  const sent = ['openai-organization', 'openai-project', 'x-gateway', 'authorization'];
  expect(sent.map((name) => theirs?.[name])).toEqual([undefined, undefined, undefined, 'Bearer key-of-ollama']);
  expect(sent.map((name) => own?.[name])).toEqual(['org-of-mine', 'project-of-mine', 'secret', 'Bearer other']);
});

test('requests go by the proxy of the environment, but those to this machine', async () => {
  const corpus = smallCorpus(1);
  const server = await startFaultServer((response) => sendJson(response, 200, completionOf('text')));
  for (const name of ['http_proxy', 'HTTP_PROXY']) vi.stubEnv(name, new URL(server.baseUrl).origin);
  for (const name of ['no_proxy', 'NO_PROXY']) vi.stubEnv(name, '');
  onTestFinished(() => void vi.unstubAllEnvs());
  for (const model of [`${server.baseUrl}#a`, 'http://model.example/v1#a']) {
    await collect({ ...corpus, environment: {}, model, limit: 1, maximumAttempts: 1 });
  }
  const addresses = server.requests.map(({ url }) => url);
  expect(addresses).toEqual(['/v1/chat/completions', 'http://model.example/v1/chat/completions']);
});

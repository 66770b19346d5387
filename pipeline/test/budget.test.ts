/** What a collection costs is known before, during and after it, and a budget stops it so that it can go on. */
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { collect } from '../collect/collect.ts';
import { dollars } from '../collect/cost.ts';
import { dryRun } from '../collect/dry-run.ts';
import { describeDryRun, describeProgress, describeTotal } from '../describe-collection.ts';
import { predictionRows } from '../prediction-rows.ts';
import { runFolder } from '../run-folder.ts';
import { runStatus } from '../run-status.ts';
import { completionOf, sendJson, startFaultServer } from './fault-server.ts';
import { type SmallCorpus, smallCorpus } from './small-corpus.ts';

const usage = { prompt_tokens: 1000, completion_tokens: 500, prompt_tokens_details: { cached_tokens: 200 } };
/** 800 x 1 + 200 x 0.5 + 500 x 4 dollars a million. */
const costOfAnswer = 0.0029;

/** A corpus with a settings folder that states a price, and a server that counts tokens. */
async function priced(more: object = {}) {
  const corpus = smallCorpus(5);
  const settingsDirectory = join(dirname(corpus.runsDirectory), 'settings');
  mkdirSync(settingsDirectory);
  const price = { input: 1, cached_input: 0.5, output: 4, date: '2026-01-01' };
  const provider = { provider: 'openai', like: 'openai', token_limit: 2000, models: { test: { price } }, ...more };
  writeFileSync(join(settingsDirectory, 'openai.json'), JSON.stringify(provider));
  const server = await startFaultServer((response) => sendJson(response, 200, { ...completionOf('text'), usage }));
  const options = {
    ...corpus,
    settingsDirectory,
    environment: server.environment,
    model: 'openai/test',
    concurrency: 1,
  };
  return { corpus, server, options };
}

const rowsOf = (corpus: SmallCorpus) => [
  ...predictionRows(runFolder(corpus.runsDirectory, 'openai/test').predictionsFile),
];

test('a dry run prices what is open, sends and writes nothing, and needs no key', async () => {
  const { corpus, server, options } = await priced();
  const before = await dryRun({ ...options, environment: {} });
  expect(before).toMatchObject({
    cells: 20,
    answered: 0,
    host: 'api.openai.com',
    tokenRule: 'tokenizer o200k_base; up to 8 a request for the frame of its message',
    outputTokens: { low: 0, high: 40_000 },
  });
  expect(existsSync(corpus.runsDirectory)).toBe(false);
  expect(server.requests).toEqual([]);
  await collect({ ...options, limit: 5 });
  const after = await dryRun(options);
  expect(after).toMatchObject({ cells: 15, answered: 5, spentInUsd: 5 * costOfAnswer });
  expect(after.costAtMeanOutput?.low).toBeGreaterThan(15 * 500 * 4e-6);
  expect(describeDryRun(after)).toMatch(
    /15 to ask, 5 of 20 answered[\s\S]*price {10}\$1 input, \$4 output[\s\S]*spent already {2}\$0\.0145/,
  );
});

test('a price that is not known is said to be unknown', async () => {
  const { options } = await priced({ models: {} });
  expect(describeDryRun(await dryRun(options))).toMatch(/price {10}unknown[\s\S]*cost {11}unknown/);
  await expect(collect({ ...options, maximumCostInUsd: 1 })).rejects.toMatchObject({
    code: 'price_unknown',
    exitCode: 2,
  });
});

test('a maximum cost stops with exit code 4, holds for the run folder as a whole, and a higher one goes on', async () => {
  const { corpus, server, options } = await priced();
  const first = await collect({ ...options, maximumCostInUsd: 0.013 });
  expect(first).toMatchObject({ exitCode: 4, budgetReached: 'the maximum cost of $0.0130', interrupted: false });
  const asked = rowsOf(corpus).length;
  expect(asked).toBeGreaterThanOrEqual(4);
  expect(asked).toBeLessThanOrEqual(6);
  expect(first.spent.costInUsd).toBeCloseTo(asked * costOfAnswer, 9);
  expect(rowsOf(corpus).every((row) => row.cost_usd === costOfAnswer)).toBe(true);
  expect(await collect({ ...options, maximumCostInUsd: 0.013 })).toMatchObject({ exitCode: 4 });
  expect(server.requests.length).toBe(asked);
  expect(await collect({ ...options, maximumCostInUsd: 1 })).toMatchObject({ exitCode: 0, answeredBefore: asked });
  expect(server.requests.length).toBe(20);
  const [status] = runStatus(corpus.corpusDirectory, corpus.runsDirectory);
  expect(status).toMatchObject({ answered: 20, spent: { tokens: 30_000, answersWithoutCost: 0 } });
  expect(status?.spent.costInUsd).toBeCloseTo(20 * costOfAnswer, 9);
});

test('a maximum of tokens holds where no counts come back, by the upper bound of the texts', async () => {
  const corpus = smallCorpus(5);
  const server = await startFaultServer((response) => sendJson(response, 200, completionOf('9'.repeat(1000))));
  const options = { ...corpus, environment: server.environment, model: 'openai/test', concurrency: 1 };
  expect(await collect({ ...options, maximumTokens: 5000 })).toMatchObject({ exitCode: 4 });
  expect(server.requests.length).toBeLessThanOrEqual(6);
});

test('many requests at once do not spend a budget before the first answer says what one costs', async () => {
  const { corpus, options } = await priced();
  const slow = await startFaultServer((response, { number }) =>
    setTimeout(() => sendJson(response, 200, { ...completionOf('text'), usage }), number === 1 ? 50 : 100),
  );
  const many = { concurrency: 20, environment: slow.environment, maximumCostInUsd: 3 * costOfAnswer };
  expect(await collect({ ...options, ...many })).toMatchObject({ exitCode: 4 });
  expect(slow.requests.length).toBeLessThanOrEqual(9);
  expect(rowsOf(corpus).length).toBe(slow.requests.length);
  expect(await collect({ ...options, ...many, maximumCostInUsd: 1 })).toMatchObject({ exitCode: 0 });
});

test('replies that are cut may have been charged: a maximum cost counts them at their bound', async () => {
  const { corpus, server, options } = await priced();
  const cutting = await startFaultServer((response) => {
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': 1000 });
    response.write('{');
    setTimeout(() => response.destroy(), 5);
  });
  // Two attempts a cell, each at most 2000 tokens x 4 dollars a million and its prompt.
  const patience = { maximumAttempts: 2, retryLimits: { firstWaitInMs: 1 } };
  const summary = await collect({ ...options, ...patience, environment: cutting.environment, maximumCostInUsd: 0.03 });
  expect(summary).toMatchObject({ exitCode: 4, budgetReached: 'the maximum cost of $0.0300' });
  expect(summary.spent).toMatchObject({ costInUsd: 0, answersWithoutCost: cutting.requests.length });
  expect(summary.spent.costAtMostInUsd).toBeGreaterThan(0.03);
  expect(cutting.requests.length).toBeLessThanOrEqual(6);
  expect(rowsOf(corpus).every((row) => row.error_code === 'cut_body')).toBe(true);
  expect(server.requests).toEqual([]);
});

test('a cell that times out is asked twice and no more in one run', async () => {
  const { options } = await priced();
  const silent = await startFaultServer(() => {});
  const patience = { maximumAttempts: 6, timeoutInMs: 50, retryLimits: { firstWaitInMs: 1 }, limit: 1 };
  const summary = await collect({ ...options, ...patience, environment: silent.environment });
  expect(summary).toMatchObject({ exitCode: 3, noResponse: { transient: 1 } });
  expect(silent.requests.length).toBe(2);
});

test('a maximum time stops between cells; what is on the wire is finished', async () => {
  const corpus = smallCorpus(5);
  const server = await startFaultServer((response) =>
    setTimeout(() => sendJson(response, 200, completionOf('text')), 30),
  );
  const options = { ...corpus, environment: server.environment, model: 'openai/test', concurrency: 2 };
  const summary = await collect({ ...options, maximumTimeInMs: 60 });
  expect(summary).toMatchObject({ exitCode: 4, budgetReached: 'the maximum time of 0.06 s' });
  expect(rowsOf(corpus).length).toBe(server.requests.length);
  expect(rowsOf(corpus).length).toBeLessThan(20);
});

test('progress says outcomes, rate, tokens, cost and time left', () => {
  const outcomes = { answered: 8, truncated: 1, refused: 0, empty: 0 };
  const spent = {
    ...{ rows: 12, tokens: 3000, costInUsd: 0.5, answersWithoutCost: 0 },
    tokensAtMost: 0,
    costAtMostInUsd: 0,
  };
  const progress = { planned: 40, done: 20, answered: 19, noResponse: 1, outcomes, asked: 10, spent };
  expect(describeProgress(progress, 5000)).toBe(
    '8 answered, 1 truncated, 1 without response, 2.0/s, 3000 tokens, $0.5000, 10 s left',
  );
});

test('a dry run of several settings says what they come to together', async () => {
  const { options } = await priced({ token_limit: 1000 });
  const runs = await Promise.all(
    ['openai/test', 'openai/other', 'sim/slip'].map((model) => dryRun({ ...options, model })),
  );
  const [{ cost } = { cost: null }] = runs;
  expect(cost?.high).toBeGreaterThan(20 * 1000 * 4e-6);
  expect(describeTotal(runs)).toBe(
    `all 3 settings: 60 cells to ask, cost ${dollars(cost?.low ?? 0)} to ${dollars(cost?.high ?? 0)}, the price of 1 is unknown`,
  );
});

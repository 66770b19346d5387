/** Collection from simulated subjects and grading, over the real client and a real server. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import type { Grade } from '../../analysis/schemas/grade.ts';
import { sha256 } from '../../core/hash.ts';
import { collect } from '../collect/collect.ts';
import { gradeRuns } from '../grade/grade.ts';
import { predictionRows } from '../prediction-rows.ts';
import { runFolder } from '../run-folder.ts';
import { type SimulatedRequest, startSimulatedSubjects } from '../simulated/server.ts';
import { solverNames } from '../simulated/subject-names.ts';
import { type SmallCorpus, smallCorpus, writeTasks } from './small-corpus.ts';

async function startServer(corpusDirectory: string) {
  const requests: SimulatedRequest[] = [];
  const server = await startSimulatedSubjects({ corpusDirectory, onRequest: (request) => requests.push(request) });
  onTestFinished(() => server.close());
  return { simulatedBaseUrl: server.baseUrl, requests };
}

function grades(corpus: SmallCorpus): Grade[] {
  const lines = readFileSync(join(corpus.analysisDirectory, 'grades.jsonl'), 'utf8').trimEnd().split('\n');
  return lines.map((line) => JSON.parse(line) as Grade);
}

function rowsOf(corpus: SmallCorpus, setting: string) {
  return [...predictionRows(runFolder(corpus.runsDirectory, setting).predictionsFile)];
}

test('the oracle subject is right and well formed on every task', async () => {
  const corpus = smallCorpus(6);
  const server = await startServer(corpus.corpusDirectory);
  const summary = await collect({ ...corpus, ...server, model: 'sim/oracle' });
  expect(summary).toMatchObject({ planned: 24, outcomes: { answered: 24 }, interrupted: false, exitCode: 0 });
  expect(gradeRuns(corpus)).toMatchObject({
    rows: 24,
    statuses: { correct_valid: 24, correct_invalid: 0, wrong_valid: 0, wrong_invalid: 0, no_response: 0 },
  });
  expect(grades(corpus).every((row) => row.exact && row.simulated && row.setting === 'sim/oracle')).toBe(true);
});

test('all simulated solvers are collected, each fails in its own way, and grading shows it', async () => {
  const corpus = smallCorpus(40);
  const server = await startServer(corpus.corpusDirectory);
  for (const name of solverNames) await collect({ ...corpus, ...server, model: `sim/${name}` });
  expect(gradeRuns(corpus)).toMatchObject({ rows: 800, stale: 0, unplanned: 0, notAsked: 0, tornLines: [] });

  const rows = grades(corpus);
  const share = (setting: string, holds: (row: Grade) => boolean, arm?: Grade['arm']) => {
    const chosen = rows.filter((row) => row.setting === setting && (arm === undefined || row.arm === arm));
    return chosen.filter(holds).length / chosen.length;
  };
  const right = (row: Grade) => row.correct;
  expect(share('sim/oracle', right)).toBe(1);
  expect(share('sim/slip', right, 'short-trace-final')).toBeGreaterThan(0.9);
  expect(share('sim/slip', right, 'long-trace-final')).toBeLessThan(0.6);
  expect(share('sim/slip', (row) => row.envelope === 'valid')).toBe(1);
  expect(share('sim/load', right, 'short-trace-final')).toBeGreaterThan(share('sim/load', right, 'post-loop-state'));
  expect(new Set(rows.filter((row) => row.setting === 'sim/prose').map((row) => row.envelope))).toEqual(
    new Set(['valid', 'recovered', 'missing', 'ambiguous', 'non_string']),
  );
  expect(share('sim/silent', (row) => row.no_response_reason === 'transient')).toBeCloseTo(1 / 8, 1);
  expect(share('sim/silent', (row) => row.completed && !row.correct)).toBe(0);
});

test('what guessers answer is told apart by its kind', async () => {
  const corpus = smallCorpus(5);
  const server = await startServer(corpus.corpusDirectory);
  for (const name of ['empty', 'echo', 'before-loop', 'slip'])
    await collect({ ...corpus, ...server, model: `sim/${name}` });
  gradeRuns(corpus);
  const kindsOf = (setting: string) => {
    const wrong = grades(corpus).filter((row) => row.setting === setting && !row.correct);
    const onState = wrong.filter((row) => row.arm.endsWith('state'));
    return [...new Set((setting === 'sim/before-loop' ? onState : wrong).map((row) => row.wrong_kind))].sort();
  };
  expect(kindsOf('sim/empty')).toEqual(['cut_short']);
  expect(kindsOf('sim/echo')).toEqual(['copied_input']);
  expect(kindsOf('sim/before-loop')).toEqual(['state_before_loop']);
  expect(kindsOf('sim/slip')).toEqual(['off_by_one', 'one_value', 'other_checkpoint']);
});

test('a cell gets the same simulated answer in any order and any run', async () => {
  const [first, second] = [smallCorpus(5), smallCorpus(5)];
  await collect({ ...first, ...(await startServer(first.corpusDirectory)), model: 'sim/prose', repeats: 2 });
  const server = await startServer(second.corpusDirectory);
  await collect({ ...second, ...server, model: 'sim/prose', arms: ['post-loop-state'], concurrency: 1 });
  await collect({ ...second, ...server, model: 'sim/prose', repeats: 2, concurrency: 3 });
  const answers = (corpus: SmallCorpus) =>
    new Map(rowsOf(corpus, 'sim/prose').map((row) => [row.cell_id, row.response_text]));
  expect(answers(second).size).toBe(40);
  expect(Object.fromEntries(answers(second))).toEqual(Object.fromEntries(answers(first)));
});

test('a second run asks nothing, a larger one only what is new, a smaller one takes nothing away', async () => {
  const corpus = smallCorpus(4);
  const server = await startServer(corpus.corpusDirectory);
  const run = (more: object) => collect({ ...corpus, ...server, model: 'sim/oracle', ...more });
  await run({ limit: 6 });
  expect(server.requests.length).toBe(6);
  await run({ limit: 6 });
  expect(server.requests.length).toBe(6);
  expect(await run({ repeats: 2 })).toMatchObject({ planned: 32, answeredBefore: 6, outcomes: { answered: 26 } });
  expect(server.requests.length).toBe(32);
  await run({ limit: 1 });
  expect(gradeRuns(corpus)).toMatchObject({ rows: 32, statuses: { correct_valid: 32 } });
});

test('grading again, by either grader, asks nothing', async () => {
  const corpus = smallCorpus(1);
  const server = await startServer(corpus.corpusDirectory);
  await collect({ ...corpus, ...server, model: 'sim/silent' });
  const [asked, folder] = [server.requests.length, runFolder(corpus.runsDirectory, 'sim/silent')];
  const before = readFileSync(folder.predictionsFile, 'utf8');
  for (const grader of ['midrun', 'paper', 'midrun'] as const) gradeRuns({ ...corpus, grader });
  expect(server.requests.length).toBe(asked);
  expect(readFileSync(folder.predictionsFile, 'utf8')).toBe(before);
});

test('cells without a response are asked again, and an answer then counts', async () => {
  const corpus = smallCorpus(20);
  const server = await startServer(corpus.corpusDirectory);
  const once = await collect({ ...corpus, ...server, model: 'sim/silent', maximumAttempts: 1 });
  const again = await collect({ ...corpus, ...server, model: 'sim/silent' });
  expect(once.exitCode).toBe(3);
  expect(again.answeredBefore).toBe(once.outcomes.answered);
  expect(again.outcomes.answered).toBeGreaterThan(0);
  expect(again.outcomes.answered + again.noResponse.transient).toBe(once.noResponse.transient);
  expect(gradeRuns(corpus).statuses).toMatchObject({
    correct_valid: once.outcomes.answered + again.outcomes.answered,
    no_response: again.noResponse.transient,
  });
});

test('a changed prompt makes its own answers stale and only them are asked again', async () => {
  const corpus = smallCorpus(3);
  await collect({ ...corpus, ...(await startServer(corpus.corpusDirectory)), model: 'sim/oracle' });
  const changed = corpus.tasks.map((task, index) => {
    if (index !== 5) return task;
    const prompt = `${task.prompt} Corrected.`;
    return { ...task, prompt, prompt_sha256: sha256(prompt) };
  });
  writeTasks(corpus.corpusDirectory, changed);
  expect(gradeRuns(corpus)).toMatchObject({ rows: 12, stale: 1, notAsked: 1 });
  const server = await startServer(corpus.corpusDirectory);
  await collect({ ...corpus, ...server, model: 'sim/oracle' });
  expect(server.requests.length).toBe(1);
  expect(gradeRuns(corpus)).toMatchObject({ rows: 12, stale: 1, notAsked: 0, statuses: { correct_valid: 12 } });
});

test('two tasks with the same prompt both get a row', async () => {
  const corpus = smallCorpus(1);
  const [first] = corpus.tasks;
  const twin = { ...(first as (typeof corpus.tasks)[number]), task_id: 'twin/short-trace-final', case_id: 'twin' };
  const server = await startServer(corpus.corpusDirectory);
  writeTasks(corpus.corpusDirectory, [...corpus.tasks, twin]);
  expect(await collect({ ...corpus, ...server, model: 'sim/oracle' })).toMatchObject({ outcomes: { answered: 5 } });
});

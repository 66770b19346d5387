/** A collection that is killed or interrupted loses nothing it has counted and asks nothing twice but what was on the wire. */
import { join } from 'node:path';
import { execa } from 'execa';
import { expect, onTestFinished, test } from 'vitest';
import { collect } from '../collect/collect.ts';
import { gradeRuns } from '../grade/grade.ts';
import { predictionRows } from '../prediction-rows.ts';
import { runFolder } from '../run-folder.ts';
import { startSimulatedSubjects } from '../simulated/server.ts';
import { type SmallCorpus, smallCorpus } from './small-corpus.ts';

const concurrency = 4;

async function startCountingServer(corpus: SmallCorpus, delayInMs: number) {
  const timesAsked = new Map<string, number>();
  const server = await startSimulatedSubjects({
    corpusDirectory: corpus.corpusDirectory,
    delayInMs,
    onRequest: ({ promptSha256 }) => timesAsked.set(promptSha256, (timesAsked.get(promptSha256) ?? 0) + 1),
  });
  onTestFinished(() => server.close());
  return { baseUrl: server.baseUrl, timesAsked };
}

/** A collection in a child process; `lastCounted` is the last cell count it reported. */
function startChild(corpus: SmallCorpus, baseUrl: string, more: object = {}) {
  const { corpusDirectory, runsDirectory } = corpus;
  const options = {
    corpusDirectory,
    runsDirectory,
    simulatedBaseUrl: baseUrl,
    model: 'sim/oracle',
    concurrency,
    ...more,
  };
  const script = join(import.meta.dirname, 'collect-script.ts');
  const child = execa(process.execPath, [script, JSON.stringify(options)], { reject: false });
  let lastCounted = 0;
  const countedAtLeast = (count: number) =>
    new Promise<void>((reached) => {
      child.stdout.on('data', (text: Buffer) => {
        for (const match of text.toString().matchAll(/done (\d+)/g)) lastCounted = Number(match[1]);
        if (lastCounted >= count) reached();
      });
    });
  return { child, countedAtLeast, lastCounted: () => lastCounted };
}

function answeredCells(corpus: SmallCorpus): string[] {
  return [...predictionRows(runFolder(corpus.runsDirectory, 'sim/oracle').predictionsFile)]
    .filter((row) => row.outcome !== 'no_response')
    .map((row) => row.cell_id);
}

test('SIGKILL in mid-run, again and again, then a resume: nothing lost, nothing asked twice but what was in flight', async () => {
  const corpus = smallCorpus(30);
  const server = await startCountingServer(corpus, 5);
  let before = 0;
  for (const kills of [1, 2, 3]) {
    const { child, countedAtLeast, lastCounted } = startChild(corpus, server.baseUrl);
    await countedAtLeast(kills * 25);
    child.kill('SIGKILL');
    await child;
    const onDisk = answeredCells(corpus).length;
    expect(onDisk).toBeGreaterThanOrEqual(lastCounted());
    expect(onDisk).toBeGreaterThan(before);
    expect(onDisk).toBeLessThan(120);
    before = onDisk;
  }
  const summary = await collect({ ...corpus, simulatedBaseUrl: server.baseUrl, model: 'sim/oracle', concurrency });
  expect(summary).toMatchObject({ planned: 120, answeredBefore: before, outcomes: { answered: 120 - before } });
  const cells = answeredCells(corpus);
  expect(new Set(cells).size).toBe(120);
  expect(cells.length).toBe(120);
  const repeated = [...server.timesAsked.values()].reduce((total, times) => total + times - 1, 0);
  expect(server.timesAsked.size).toBe(120);
  expect(repeated).toBeLessThanOrEqual(3 * concurrency);
  expect(gradeRuns(corpus)).toMatchObject({ rows: 120, statuses: { correct_valid: 120 }, superseded: 0 });
});

test.each(['SIGINT', 'SIGTERM'] as const)(
  '%s lets requests on the wire finish and exits with code 3',
  async (signal) => {
    const corpus = smallCorpus(30);
    const server = await startCountingServer(corpus, 20);
    const { child, countedAtLeast } = startChild(corpus, server.baseUrl);
    await countedAtLeast(20);
    child.kill(signal);
    const { exitCode, stdout } = await child;
    expect(exitCode).toBe(3);
    expect(stdout).toContain('"interrupted":true');
    const answered = answeredCells(corpus).length;
    expect(answered).toBe([...server.timesAsked.values()].length);
    await collect({ ...corpus, simulatedBaseUrl: server.baseUrl, model: 'sim/oracle', concurrency });
    expect([...server.timesAsked.values()].every((times) => times === 1)).toBe(true);
  },
);

test('requests that outlast the grace are given up and asked again', async () => {
  const corpus = smallCorpus(2);
  const slow = await startCountingServer(corpus, 60_000);
  const interruption = new AbortController();
  const options = { ...corpus, model: 'sim/oracle', interruptionGraceInMs: 20, signal: interruption.signal };
  setTimeout(() => interruption.abort(), 100);
  expect(await collect({ ...options, simulatedBaseUrl: slow.baseUrl })).toMatchObject({
    interrupted: true,
    outcomes: { answered: 0 },
    exitCode: 3,
  });
  const quick = await startCountingServer(corpus, 0);
  expect(await collect({ ...corpus, model: 'sim/oracle', simulatedBaseUrl: quick.baseUrl })).toMatchObject({
    outcomes: { answered: 8 },
    exitCode: 0,
  });
});

test('a second collection into the same folder is refused while the first one runs', async () => {
  const corpus = smallCorpus(30);
  const server = await startCountingServer(corpus, 20);
  const { child, countedAtLeast } = startChild(corpus, server.baseUrl);
  await countedAtLeast(1);
  const second = collect({ ...corpus, simulatedBaseUrl: server.baseUrl, model: 'sim/oracle' });
  await expect(second).rejects.toMatchObject({ code: 'run_folder_locked', exitCode: 3 });
  child.kill('SIGKILL');
  await child;
  const third = await collect({ ...corpus, simulatedBaseUrl: server.baseUrl, model: 'sim/oracle' });
  expect(third.exitCode).toBe(0);
});

test('a full disk stops the collection with exit code 3, and a resume loses and repeats nothing that was counted', async () => {
  const corpus = smallCorpus(30);
  const server = await startCountingServer(corpus, 1);
  const { corpusDirectory, runsDirectory } = corpus;
  const options = {
    corpusDirectory,
    runsDirectory,
    simulatedBaseUrl: server.baseUrl,
    model: 'sim/oracle',
    concurrency,
  };
  const script = join(import.meta.dirname, 'collect-script.ts');
  // No file may grow beyond 16 kB: writing fails in the middle of a line, as it does on a full disk.
  const command = `trap '' XFSZ; ulimit -f 32; exec "$0" "$@"`;
  const full = await execa('sh', ['-c', command, process.execPath, script, JSON.stringify(options)], { reject: false });
  expect(full.exitCode).toBe(3);
  expect(full.stderr).toMatch(/predictions\.jsonl {2}an answer could not be written: EFBIG/);
  const counted = Math.max(...[...full.stdout.matchAll(/done (\d+)/g)].map((match) => Number(match[1])));
  expect(counted).toBeGreaterThan(0);
  const summary = await collect({ ...corpus, simulatedBaseUrl: server.baseUrl, model: 'sim/oracle' });
  expect(summary.answeredBefore).toBeGreaterThanOrEqual(counted);
  expect(summary.exitCode).toBe(0);
  expect(new Set(answeredCells(corpus)).size).toBe(120);
});

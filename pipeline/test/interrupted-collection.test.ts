/** A collection that is killed or interrupted loses nothing it has counted and asks nothing twice but what was on the wire. */
import { EventEmitter, once } from 'node:events';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { execa } from 'execa';
import { expect, onTestFinished, test } from 'vitest';
import { randomStream } from '../../core/random.ts';
import { collect } from '../collect/collect.ts';
import { gradeRuns } from '../grade/grade.ts';
import { predictionRows } from '../prediction-rows.ts';
import { runFolder } from '../run-folder.ts';
import type { Prediction } from '../schemas/prediction.ts';
import { startSimulatedSubjects } from '../simulated/server.ts';
import { type SmallCorpus, smallCorpus } from './small-corpus.ts';

const concurrency = 4;

async function startCountingServer(corpus: SmallCorpus, delayInMs: number) {
  const timesAsked = new Map<string, number>();
  const requests = new EventEmitter();
  let asked: string[] = [];
  const server = await startSimulatedSubjects({
    corpusDirectory: corpus.corpusDirectory,
    delayInMs,
    onRequest: ({ promptSha256 }) => {
      timesAsked.set(promptSha256, (timesAsked.get(promptSha256) ?? 0) + 1);
      asked.push(promptSha256);
      requests.emit('request');
    },
  });
  onTestFinished(() => server.close());
  const askedSinceLastCall = () => {
    const since = asked;
    asked = [];
    return since;
  };
  const askedAtLeast = async (count: number) => {
    while (asked.length < count) await once(requests, 'request');
  };
  return { baseUrl: server.baseUrl, timesAsked, askedSinceLastCall, askedAtLeast };
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
  child.stdout.on('data', (text: Buffer) => {
    for (const match of text.toString().matchAll(/done (\d+)/g)) lastCounted = Number(match[1]);
  });
  const countedAtLeast = (count: number) =>
    new Promise<void>((reached) => {
      child.stdout.on('data', () => {
        if (lastCounted >= count) reached();
      });
    });
  return { child, countedAtLeast, lastCounted: () => lastCounted };
}

/** Prompts with an answer on disk, one for each row. */
const answeredPrompts = (corpus: SmallCorpus): string[] => answeredRows(corpus).map((row) => row.prompt_sha256);

const answersOf = (corpus: SmallCorpus) =>
  Object.fromEntries(answeredRows(corpus).map((row) => [row.cell_id, row.response_text]));

function answeredRows(corpus: SmallCorpus): Prediction[] {
  const { predictionsFile } = runFolder(corpus.runsDirectory, 'sim/oracle');
  return [...predictionRows(predictionsFile)].filter((row) => row.outcome !== 'no_response');
}

/** A hundred kills take minutes: MIDRUN_LONG_TESTS=1 npx vitest run pipeline/test/interrupted-collection.test.ts */
const killCount = process.env.MIDRUN_LONG_TESTS === '1' ? 100 : 5;

test(
  `SIGKILL at ${killCount} random moments of one run: nothing lost, nothing asked twice but what was in flight`,
  async () => {
    // More cells than can be asked before the last kill.
    const corpus = smallCorpus(7 * killCount);
    const server = await startCountingServer(corpus, 20);
    const random = randomStream(20_260_101);
    const timesInFlight = new Map<string, number>();
    let before = new Set<string>();
    for (let kill = 0; kill < killCount; kill += 1) {
      const { child, lastCounted } = startChild(corpus, server.baseUrl);
      const isDuringStart = random.nextDouble() < 0.2;
      if (!isDuringStart) await server.askedAtLeast(1 + random.nextIndex(24));
      await setTimeout(random.nextDouble() * (isDuringStart ? 400 : 20));
      child.kill('SIGKILL');
      expect(await child).toMatchObject({ signal: 'SIGKILL' });
      // What the process had sent may still be on its way to the server.
      await setTimeout(50);

      const onDisk = answeredPrompts(corpus);
      expect(new Set(onDisk).size).toBe(onDisk.length);
      expect([...before].filter((prompt) => !onDisk.includes(prompt))).toEqual([]);
      expect(onDisk.length).toBeGreaterThanOrEqual(lastCounted());
      before = new Set(onDisk);
      const inFlight = server.askedSinceLastCall().filter((prompt) => !before.has(prompt));
      expect(inFlight.length).toBeLessThanOrEqual(concurrency);
      for (const prompt of inFlight) timesInFlight.set(prompt, (timesInFlight.get(prompt) ?? 0) + 1);
    }
    const planned = corpus.tasks.length;
    const options = { simulatedBaseUrl: server.baseUrl, model: 'sim/oracle', concurrency };
    expect(await collect({ ...corpus, ...options })).toMatchObject({
      ...{ planned, answeredBefore: before.size, outcomes: { answered: planned - before.size } },
    });
    expect(before.size).toBeGreaterThan(0);
    expect(before.size).toBeLessThan(planned);
    const expectedTimes = corpus.tasks.map(({ prompt_sha256 }) => [
      prompt_sha256,
      1 + (timesInFlight.get(prompt_sha256) ?? 0),
    ]);
    expect(Object.fromEntries(server.timesAsked)).toEqual(Object.fromEntries(expectedTimes));

    const undisturbed = { ...corpus, runsDirectory: `${corpus.runsDirectory}-undisturbed` };
    await collect({ ...undisturbed, ...options });
    expect(answersOf(corpus)).toEqual(answersOf(undisturbed));
    expect(gradeRuns(corpus)).toEqual(gradeRuns(undisturbed));
    expect(gradeRuns(corpus)).toMatchObject({ rows: planned, statuses: { correct_valid: planned }, superseded: 0 });
  },
  killCount * 48_000,
);

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
    const answered = answeredPrompts(corpus).length;
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
  void setTimeout(100).then(() => interruption.abort());
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
  expect(new Set(answeredPrompts(corpus)).size).toBe(120);
});

/** Builds of a small corpus by the real command: admission and refusal, identical bytes, the cache, interruptions. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { explainCase } from '../explain/explain-case.ts';
import { foldersIn } from '../preset.ts';
import { buildCorpus, type CorpusBuild, stageNames } from '../stages/build-corpus.ts';
import { corpusFiles, readRows } from '../stages/corpus-files.ts';
import { summarizeCorpus } from '../summarize-corpus.ts';
import { cachedResults, command, type Finished, hashesOf, midrun, root, smallPrograms, workFolder } from './midrun.ts';

const work = workFolder();
afterAll(() => work.remove());
const inWork = (name: string) => join(work.path, name);

/** The corpus most tests start from, built by one job without interruption. */
const [corpus, cache] = [inWork('corpus'), inWork('cache')];
const buildWords = (corpusFolder: string, cacheFolder: string) =>
  ['corpus', '--programs', smallPrograms, '--corpus', corpusFolder, '--cache', cacheFolder] as const;
const buildIn = (corpusDirectory: string, programs = smallPrograms): CorpusBuild => ({
  corpusDirectory,
  cacheDirectory: cache,
  folders: foldersIn(programs),
});

let built: Finished;
beforeAll(async () => {
  built = await midrun([...buildWords(corpus, cache), '--jobs', '1']);
});

const programIds = [
  'small-cpp/tallest-so-far',
  'small-python/bracket-runs',
  'small-python/coin-piles',
  'small-python/water-tank',
  'small-python/word-tally',
];

/** Results by stage: how much work the builds with this cache have done. */
const workDone = (cacheFolder: string) =>
  Object.fromEntries(stageNames.map((stage) => [stage, cachedResults(cacheFolder, stage)]));

test('a build admits the five programs, shows a summary and says where to look', () => {
  expect(built.exitCode).toBe(0);
  expect(built.stdout).toContain(
    '| small-python |        4 |     4 |       0 |\n| all          |        5 |     5 |       0 |',
  );
  expect(built.stdout).toContain(corpus);
  expect(readRows(corpus, corpusFiles.cases).map(({ case_id }) => case_id)).toEqual(programIds);
  expect(readRows(corpus, corpusFiles.tasks)).toHaveLength(20);
  expect(JSON.parse(readFileSync(join(corpus, 'manifest.json'), 'utf8'))).toMatchObject({
    programs: 5,
    cases: 5,
    tasks: 20,
    refused: 0,
    cases_by_study: { 'small-cpp': 1, 'small-python': 4 },
  });
  expect(workDone(cache)).toEqual({ ingest: 5, plan: 5, instrument: 5, verify: 5, measure: 5, render: 0 });
});

test('a case has the metrics of its arms, and how much of the control flow its two runs share', () => {
  const tank = readRows(corpus, corpusFiles.cases).find(({ case_id }) => case_id === 'small-python/water-tank');
  // The short input never empties the tank: the 2 edges through line 10 are those of the long run alone.
  expect(tank).toMatchObject({
    short_branch_edges: 11,
    long_branch_edges: 13,
    inside_branch_edges: 10,
    post_branch_edges: 12,
    edge_overlap: 0.846154,
    edge_overlap_status: 'MEASURED',
  });
  const rows = readRows(corpus, corpusFiles.measurements).filter(({ case_id }) => case_id === tank?.case_id);
  expect(
    rows.map(({ peak_state, state_load, branch_signature }) => [peak_state, state_load, branch_signature]),
  ).toEqual([
    [tank?.short_peak_state, tank?.short_state_load, tank?.short_branch_signature],
    [tank?.long_peak_state, tank?.long_state_load, tank?.long_branch_signature],
    [tank?.inside_peak_state, tank?.inside_state_load, tank?.inside_branch_signature],
    [tank?.post_peak_state, tank?.post_state_load, tank?.post_branch_signature],
  ]);
});

test('a build by two jobs, killed and interrupted on its way, ends in the same bytes and repeats no stored work', async () => {
  const [otherCorpus, otherCache] = [inWork('other-corpus'), inWork('other-cache')];
  const words = [...buildWords(otherCorpus, otherCache), '--jobs', '2'];
  await endWhen('SIGKILL', words, () => cachedResults(otherCache, 'plan') >= 2);
  const plansKept = cachedResults(otherCache, 'plan');
  expect(plansKept).toBeGreaterThanOrEqual(2);
  const interrupted = await endWhen('SIGINT', words, () => cachedResults(otherCache, 'verify') >= 1);
  expect(interrupted).toMatchObject({ exitCode: 3, stderr: expect.stringContaining('Nothing was lost') });
  expect(await midrun(words)).toMatchObject({ exitCode: 0 });
  expect(hashesOf(otherCorpus)).toEqual(hashesOf(corpus));
  expect(workDone(otherCache)).toEqual(workDone(cache));
}, 120_000);

test('a case is explained with its source, its loops, and why variables are no fields', async () => {
  const { stdout } = await midrun(['explain', 'small-cpp/tallest-so-far', '--corpus', corpus]);
  expect(stdout).toMatch(/^admitted small-cpp\/tallest-so-far\n/);
  expect(stdout).toContain('\n* loop 2 13 |     rep(i, n) {\n');
  expect(stdout).toMatch(
    /^loop 1, line 10 \(range-for\): starts once, 32 iterations, [\d.]+ % of the long trace\. Not chosen: one/m,
  );
  expect(stdout).toMatch(
    /^ {2}fields: peaks \(vector<int>\), seen \(long long\)\n {2}no fields: heights, n \(never changes\)/m,
  );
  const unknown = await midrun(['explain', 'small-python/water-tan', '--corpus', corpus]);
  expect(unknown.exitCode).toBe(2);
  expect(unknown.stderr).toContain('there is no case "small-python/water-tan"');
  expect(unknown.stderr).toContain('The closest ids:\n  small-python/water-tank\n');
});

test('a build in a folder where another one is at work refuses, and says which process that is', async () => {
  const folder = inWork('built-twice');
  const first = buildCorpus(buildIn(folder));
  await expect(buildCorpus(buildIn(folder), ['ingest'])).rejects.toMatchObject({
    code: 'corpus_folder_locked',
    message: expect.stringMatching(new RegExp(`^process ${process.pid} since .* is building this corpus$`)),
    file: join(folder, 'lock.json'),
    exitCode: 3,
  });
  await first;
  expect(hashesOf(folder)).toEqual(hashesOf(corpus));
});

/** Starts the command as a terminal would, in a process group, and ends the group once something has happened. */
async function endWhen(signal: NodeJS.Signals, words: readonly string[], happened: () => boolean) {
  const child: ChildProcess = spawn(process.execPath, [command, ...words], { cwd: root, detached: true });
  let stderr = '';
  child.stderr?.on('data', (text: Buffer) => {
    stderr += text;
  });
  while (!happened() && child.exitCode === null) await sleep(10);
  process.kill(-(child.pid as number), signal);
  const [exitCode] = await once(child, 'close');
  return { exitCode: exitCode as number | null, stderr };
}

test('a second build takes everything from the cache and writes the same bytes, wherever the corpus stands', async () => {
  const before = hashesOf(cache);
  const elsewhere = inWork('elsewhere');
  await buildCorpus(buildIn(elsewhere));
  expect(hashesOf(elsewhere)).toEqual(hashesOf(corpus));
  expect(hashesOf(cache)).toEqual(before);
});

test('a changed input works again on its own program and nothing else, and a refused program is explained', async () => {
  const programs = inWork('programs');
  cpSync(smallPrograms, programs, { recursive: true });
  const [tank, clock] = ['water-tank', 'clock'].map((name) => join(programs, 'small-python', name)) as [string, string];
  writeFileSync(join(tank, 'short.txt'), '10\n4 9 -4\n');
  cpSync(tank, clock, { recursive: true });
  writeFileSync(join(clock, 'program.py'), 'import time\n\nprint(time.time_ns(), sum(map(int, input().split())))\n');
  const before = workDone(cache);
  const changedCorpus = inWork('changed-corpus');
  await buildCorpus(buildIn(changedCorpus, programs));
  const more = { ingest: 2, plan: 2, instrument: 1, verify: 1, measure: 1, render: 0 };
  expect(workDone(cache)).toEqual(
    Object.fromEntries(Object.entries(more).map(([stage, count]) => [stage, (before[stage] ?? 0) + count])),
  );
  const others = (folder: string) =>
    readRows(folder, corpusFiles.cases).filter(({ title }) => title !== 'Water tank that spills');
  expect(others(changedCorpus)).toEqual(others(corpus));
  expect(readRows(changedCorpus, corpusFiles.exclusions)).toMatchObject([
    { program_id: 'small-python/clock', stage: 'plan', code: 'no_eligible_loop' },
  ]);
  const summary = summarizeCorpus(changedCorpus);
  expect(summary).toContain('| small-python |        4 |     4 |       1 |');
  expect(explainCase(changedCorpus, 'small-python/clock')).toMatch(
    /^refused .*no_eligible_loop.*\n\n1 \| import time\n/,
  );
  expect(summary).toMatch(/^refused small-python\/clock: no_eligible_loop\. No explicit loop/m);
});

test('the stages one by one write what the whole build writes', async () => {
  const folder = inWork('stage-by-stage');
  for (const stage of stageNames) await buildCorpus(buildIn(folder), [stage]);
  expect(hashesOf(folder)).toEqual(hashesOf(corpus));
});

test('a broken line in programs.jsonl is named by file and line, in a later stage alone and in the whole build', async () => {
  const folder = inWork('broken-line');
  cpSync(corpus, folder, { recursive: true });
  const file = join(folder, 'programs.jsonl');
  const [first, ...others] = readFileSync(file, 'utf8').split('\n');
  writeFileSync(file, [first, '{"program_id": ', ...others].join('\n'));
  const broken = { code: 'broken_json_line', file, place: '2', exitCode: 2 };
  await expect(buildCorpus(buildIn(folder))).rejects.toMatchObject(broken);
  await expect(buildCorpus(buildIn(folder), ['verify'])).rejects.toMatchObject(broken);
  const alone = await midrun([...buildWords(folder, cache), 'plan']);
  expect(alone).toMatchObject({ exitCode: 2, stderr: expect.stringContaining(`${file}:2  this line is not JSON`) });
});

test('a stage alone says which file of an earlier stage it misses, and which line does not fit', async () => {
  const folder = inWork('partial');
  cpSync(corpus, folder, { recursive: true });
  const [plans, candidates, programs] = ['plans', 'candidates', 'programs'].map((name) =>
    join(folder, `${name}.jsonl`),
  ) as [string, string, string];
  rmSync(plans);
  await expect(buildCorpus(buildIn(folder), ['verify'])).rejects.toMatchObject({ code: 'missing_file', file: plans });
  const whole = readFileSync(candidates, 'utf8');
  writeFileSync(candidates, whole.replace('"language":"cpp"', '"language":"fortran"'));
  await expect(buildCorpus(buildIn(folder), ['plan'])).rejects.toMatchObject({
    code: 'invalid_row',
    message: '"language" must be one of python, cpp (in a candidate row)',
    place: '1',
  });
  writeFileSync(candidates, whole);
  writeFileSync(programs, readFileSync(programs, 'utf8').split('\n').slice(1).join('\n'));
  await expect(buildCorpus(buildIn(folder), ['plan'])).rejects.toMatchObject({
    code: 'unknown_program',
    file: candidates,
    place: '1',
    exitCode: 2,
  });
});

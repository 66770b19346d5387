/** A release from its making to its proof, on one admitted program and one that is refused. */
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { canary } from '../../core/canary.ts';
import { sha256 } from '../../core/hash.ts';
import { foldersIn } from '../preset.ts';
import { compareWithRelease } from '../release/compare-release.ts';
import { describeVerification } from '../release/describe-verification.ts';
import { type Release, readRelease } from '../release/release-files.ts';
import { keepResults, verifyRelease } from '../release/verify-release.ts';
import { writeRelease } from '../release/write-release.ts';
import { buildCorpus } from '../stages/build-corpus.ts';
import { cachedResults, hashesOf, smallPrograms, workFolder } from './midrun.ts';

const work = workFolder();
afterAll(() => work.remove());
const inWork = (name: string) => join(work.path, name);
const [programs, corpus, cache, releaseFolder] = ['programs', 'corpus', 'cache', 'release'].map(inWork) as [
  string,
  string,
  string,
  string,
];

const options = (version: string, replace = false) => ({
  version,
  corpusDirectory: corpus,
  programsDirectory: programs,
  into: releaseFolder,
  replace,
});

let release: Release;
beforeAll(async () => {
  const [tank, clock] = ['water-tank', 'clock'].map((name) => join(programs, 'small-python', name)) as [string, string];
  cpSync(join(smallPrograms, 'small-python/water-tank'), tank, { recursive: true });
  cpSync(tank, clock, { recursive: true });
  writeFileSync(join(clock, 'program.py'), 'import time\n\nprint(time.time_ns(), input())\n');
  await buildCorpus({ corpusDirectory: corpus, cacheDirectory: cache, folders: foldersIn(programs) });
  await writeRelease(options('0.1.0'));
  release = readRelease(releaseFolder);
});

const verification = (programsFolder = programs, signal = new AbortController().signal, into = inWork('verify')) =>
  verifyRelease({
    releaseDirectory: releaseFolder,
    folders: foldersIn(programsFolder),
    into,
    concurrency: undefined,
    repeatedRuns: 3,
    signal,
  });

test('a release holds hashes of every case, what was refused and why, versions, a canary and a datasheet', () => {
  const digits = expect.stringMatching(/^[0-9a-f]{32}$/);
  const four = [digits, digits, digits, digits];
  expect(release.cases).toEqual([
    {
      case_id: 'small-python/water-tank',
      program_id: 'small-python/water-tank',
      study: 'small-python',
      checkpoint: 'line 4, execution 1, iteration 16 of 40: change, level, spilled',
      trace_lengths: [15, 137, 57, 136],
      source: sha256(readFileSync(join(programs, 'small-python/water-tank/program.py'))).slice(0, 32),
      short_input: sha256(readFileSync(join(programs, 'small-python/water-tank/short.txt'))).slice(0, 32),
      long_input: digits,
      prompts: four,
      answers: four,
      facts: digits,
      metrics: digits,
      audit: digits,
    },
  ]);
  expect(release.refusals).toMatchObject([{ program_id: 'small-python/clock', code: 'no_eligible_loop' }]);
  expect(release.manifest).toMatchObject({
    ...{ release: '0.1.0', canary, programs: 1, cases: 1, refused: 1, refused_by_code: { no_eligible_loop: 1 } },
    runtimes: { python: expect.stringMatching(/^CPython 3/), cpp: expect.stringMatching(/^g\+\+ /) },
  });
  const datasheet = readFileSync(join(releaseFolder, 'DATASHEET.md'), 'utf8');
  expect(datasheet).toContain(canary);
  expect(datasheet).toContain('1 programs and 1 cases.');
  expect(datasheet).toMatch(/^\| small-python \| +2 \| +1 \| +1 \| 3 \/ 7 \/ 11 \|/m);
  expect(datasheet).toMatch(/^\| no_eligible_loop \| 1 /m);
  expect(datasheet).not.toMatch(/\{\w+\}/);
});

test('the corpus rebuilt from nothing is identical, and its results serve other builds', async () => {
  const found = await verification();
  expect(found).toMatchObject({ differences: [], runtimes: [], continued: false });
  expect(describeVerification(found)).toMatch(
    /^Identical to release 0\.1\.0: 1 cases of 1 programs, every file\.\nBuilt from nothing: [\d.]+ s on \d+ cores, \d+ sandboxed runs; these alone, on all cores, take about [\d.]+ s: ratio [\d.]+\.$/,
  );
  expect(found.sandboxedRuns).toBeGreaterThan(30);
  expect(hashesOf(inWork('verify/corpus'))).toEqual(hashesOf(corpus));
  keepResults(inWork('verify'), inWork('kept'));
  expect(hashesOf(inWork('kept'))).toEqual(hashesOf(cache));
});

test('a verification that was cut short goes on where it was, and the next one begins from nothing again', async () => {
  const controller = new AbortController();
  controller.abort();
  await expect(verification(programs, controller.signal)).rejects.toMatchObject({ code: 'incomplete', exitCode: 3 });
  cpSync(cache, inWork('verify/cache/stages'), { recursive: true });
  const continued = await verification();
  expect(continued).toMatchObject({ differences: [], continued: true, sandboxedRuns: 0 });
  await expect(verification(programs, controller.signal)).rejects.toMatchObject({ code: 'incomplete' });
  expect(cachedResults(inWork('verify/cache/stages'), 'ingest')).toBe(0);
});

test('a folder that holds other things is left alone', async () => {
  const before = hashesOf(programs);
  await expect(verification(programs, undefined, programs)).rejects.toMatchObject({
    code: 'folder_in_use',
    file: programs,
  });
  expect(hashesOf(programs)).toEqual(before);
});

test('a changed input is reported with what depends on it', async () => {
  const changed = inWork('changed');
  cpSync(programs, changed, { recursive: true });
  writeFileSync(join(changed, 'small-python/water-tank/short.txt'), '9\n4 9 -3\n');
  const elsewhere = inWork('changed-corpus');
  await buildCorpus({ corpusDirectory: elsewhere, cacheDirectory: cache, folders: foldersIn(changed) });
  const comparison = compareWithRelease(release, elsewhere);
  const about = 'small-python/water-tank';
  expect(comparison.differences.filter(({ what }) => what !== 'sha256')).toMatchObject([
    { about, what: 'short_input' },
    { about, what: 'prompts short-trace-final' },
    { about, what: 'answers short-trace-final' },
  ]);
  expect(described(comparison)).toContain(
    '1 case differs, in candidates.jsonl, verified.jsonl, cases.jsonl, tasks.jsonl',
  );
  expect(described(comparison)).toContain('1 by other programs or inputs.');
  expect(cachedResults(cache, 'verify')).toBe(2);
});

test('what another toolchain changes is drift, case by case; a version alone is told and is no difference', () => {
  const [row] = release.cases as [Release['cases'][number]];
  const runtimes = { ...release.manifest.runtimes, python: 'CPython 3.10.1' };
  const otherVersion = { ...release, manifest: { ...release.manifest, runtimes } };
  expect(described(compareWithRelease(otherVersion, corpus))).toMatch(
    /^Identical to release 0\.1\.0.*\nOther python: CPython 3\.\d+\.\d+; released with CPython 3\.10\.1\.\n/,
  );
  const drifted: Release = {
    manifest: { ...otherVersion.manifest, corpus_files: { ...release.manifest.corpus_files, 'oracles.jsonl': '0' } },
    cases: [
      { ...row, trace_lengths: [15, 138, 57, 136] },
      { ...row, case_id: 'small-python/gone' },
    ],
    refusals: [],
  };
  const comparison = compareWithRelease(drifted, corpus);
  expect(comparison.differences).toMatchObject([
    { about: 'small-python/clock', what: 'admission', released: null, here: 'refused: no_eligible_loop' },
    { about: 'small-python/gone', what: 'admission', released: 'admitted', here: null },
    { about: row.case_id, what: 'trace_lengths long-trace-final', released: '138', here: '137' },
    { about: 'oracles.jsonl', what: 'sha256', released: '0' },
  ]);
  expect(described(comparison)).toContain('3 with the same program and inputs: drift of the toolchain.');
});

function described(comparison: ReturnType<typeof compareWithRelease>): string {
  const work = { wallInSeconds: 1, cores: 2, sandboxedRuns: 3, floorInSeconds: undefined, continued: false };
  return describeVerification({ ...comparison, release, ...work, differencesFile: 'differences.jsonl' });
}

test('a release is never changed: a version stands for one state, and its files for themselves', async () => {
  await writeRelease(options('0.1.0'));
  const manifestFile = join(releaseFolder, 'manifest.json');
  const whole = readFileSync(manifestFile, 'utf8');
  writeFileSync(manifestFile, whole.replace('"cases": 1', '"cases": 2'));
  await expect(writeRelease(options('0.1.0'))).rejects.toMatchObject({ code: 'version_taken', exitCode: 2 });
  await writeRelease(options('0.1.0', true));
  expect(readFileSync(manifestFile, 'utf8')).toBe(whole);
  const casesFile = join(releaseFolder, 'cases.jsonl');
  const rows = readFileSync(casesFile, 'utf8');
  writeFileSync(casesFile, rows.replace('water-tank', 'water-tonk'));
  expect(() => readRelease(releaseFolder)).toThrow(
    expect.objectContaining({ code: 'release_changed', file: casesFile }),
  );
  writeFileSync(casesFile, rows);
});

test('only a whole corpus as it was built is released', async () => {
  const tasks = join(corpus, 'tasks.jsonl');
  const whole = readFileSync(tasks, 'utf8');
  writeFileSync(tasks, `${whole} `);
  await expect(writeRelease(options('0.2.0'))).rejects.toMatchObject({ code: 'corpus_not_as_built', file: tasks });
  writeFileSync(tasks, whole);
  const others = { ...options('0.2.0'), programsDirectory: smallPrograms };
  await expect(writeRelease(others)).rejects.toMatchObject({ code: 'corpus_of_other_programs', exitCode: 2 });
  expect(() => readRelease(inWork('nowhere'))).toThrow(expect.objectContaining({ code: 'no_release' }));
});

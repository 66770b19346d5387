/** One program with several cases, the whole way: cases of their own, one source for the statistics, refusals by case, added and explained. */
import { cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addProgram } from '../add-program.ts';
import { analyzeRuns } from '../analyze-runs.ts';
import { collectSetting } from '../collect-setting.ts';
import { explainCase } from '../explain/explain-case.ts';
import { foldersIn } from '../preset.ts';
import { buildCorpus } from '../stages/build-corpus.ts';
import { corpusFiles, readRows } from '../stages/corpus-files.ts';
import { summarizeCorpus } from '../summarize-corpus.ts';
import { smallPrograms, workFolder } from './midrun.ts';

const work = workFolder();
afterAll(() => work.remove());
const inWork = (name: string) => join(work.path, name);

const programs = inWork('programs');
const piles = join(programs, 'piles/coin-piles');
const cases = [
  { name: 'first', seed: 3 },
  { name: 'second', seed: 8, checkpoint: { iteration: 12 } },
  // The generator prints nothing that the program could end well on.
  { name: 'broken', seed: 99 },
];
const generator = readFileSync(join(smallPrograms, 'small-python/coin-piles/inputs.py'), 'utf8');

/** Lists the cases in program.json, one on a line. */
function writeFacts(folder: string, facts: object): void {
  const file = join(folder, 'program.json');
  const { inputs: _, ...stated } = JSON.parse(readFileSync(file, 'utf8')) as { inputs?: unknown };
  writeFileSync(file, JSON.stringify({ ...stated, ...facts }, null, 2));
}

const [corpus, runsDirectory, analysisDirectory] = ['corpus', 'runs', 'analysis'].map(inWork) as [
  string,
  string,
  string,
];
const tableOf = (name: string) =>
  JSON.parse(readFileSync(join(analysisDirectory, `tables/${name}.json`), 'utf8')) as {
    rows: Record<string, unknown>[];
    notes: string[];
  };

beforeAll(async () => {
  mkdirSync(join(programs, 'piles'), { recursive: true });
  cpSync(join(smallPrograms, 'small-python/coin-piles'), piles, { recursive: true });
  writeFileSync(join(piles, 'inputs.py'), `${generator}print('x' if seed == 99 and length == 'long' else '')\n`);
  writeFacts(piles, { cases });
  await buildCorpus({ corpusDirectory: corpus, cacheDirectory: inWork('cache'), folders: foldersIn(programs) });
  await collectSetting({ corpusDirectory: corpus, runsDirectory, model: 'sim/oracle' });
  await analyzeRuns({ corpusDirectory: corpus, runsDirectory, analysisDirectory });
});

test('each case is admitted or refused for itself, and all of a program are one source', () => {
  const summary = summarizeCorpus(corpus);
  expect(summary).toContain('| piles |        1 |     2 |       1 |\n');
  expect(summary).toMatch(/^refused piles\/coin-piles\/broken: clean_run_failed/m);
  const facts = ({ case_id, source_id, study }: { case_id: string; source_id: string; study: string }) =>
    [case_id, source_id, study] as const;
  const [first, second] = ['first', 'second'].map((name) => [`piles/coin-piles/${name}`, 'piles/coin-piles', 'piles']);
  expect(readRows(corpus, corpusFiles.cases).map(facts)).toEqual([first, second]);
  expect(readRows(corpus, corpusFiles.tasks).map(facts)).toEqual([first, second].flatMap((row) => Array(4).fill(row)));
  expect(readRows(corpus, corpusFiles.cases)[1]).toMatchObject({ iteration: 12 });
  expect(readRows(corpus, corpusFiles.programs)).toHaveLength(1);
  const [one, other] = readRows(corpus, corpusFiles.cases);
  expect(one?.source_sha256).toBe(other?.source_sha256);
  expect(one?.long_output_sha256).not.toBe(other?.long_output_sha256);
  const manifest: unknown = JSON.parse(readFileSync(join(corpus, 'manifest.json'), 'utf8'));
  expect(manifest).toMatchObject({ programs: 1, cases: 2, tasks: 8, refused: 1 });
});

test('tables count the cases, have one source, and claim nothing about other programs', () => {
  expect(tableOf('overview').rows).toMatchObject([{ study: 'piles', sources: 1, cases: 2, tasks: 8 }]);
  const { rows, notes } = tableOf('accuracy-matrix');
  expect(new Set(rows.map((row) => row.sources))).toEqual(new Set([1]));
  expect(new Set(rows.map((row) => row.c_r_bootstrap_status))).toEqual(new Set(['single_source']));
  expect(notes.join('\n')).toContain(
    'piles (2 cases) is one program: nothing here is inferred about other programs, whatever the number of cases.',
  );
});

test('a case is explained by its id, and the id of the program names its cases', () => {
  expect(explainCase(corpus, 'piles/coin-piles/second')).toMatch(/^admitted piles\/coin-piles\/second\n\n/);
  expect(explainCase(corpus, 'piles/coin-piles/broken')).toMatch(
    /^refused piles\/coin-piles\/broken: clean_run_failed/,
  );
  expect(() => explainCase(corpus, 'piles/coin-piles')).toThrow(
    expect.objectContaining({
      code: 'unknown_case',
      remedy: [
        'The cases of that program:',
        ...['first', 'second', 'broken'].map((name) => `  piles/coin-piles/${name}`),
      ].join('\n'),
    }),
  );
});

test('a part of the cases can take part, as in the quick corpus', async () => {
  const folder = inWork('part');
  const [reference] = foldersIn(programs);
  const folders = [{ folder: piles, origin: 'imported' as const, caseIds: ['piles/coin-piles/second'], ...reference }];
  await buildCorpus({ corpusDirectory: folder, cacheDirectory: inWork('cache'), folders });
  expect(readRows(folder, corpusFiles.cases).map(({ case_id }) => case_id)).toEqual(['piles/coin-piles/second']);
  expect(summarizeCorpus(folder)).toContain('| all   |        1 |     1 |       0 |');
});

test('a folder with several cases is added with those that hold; two named inputs make it one case', async () => {
  const request = { path: piles, inputs: [], study: 'piles', name: undefined, cacheDirectory: inWork('cache') };
  const added = await addProgram({ ...request, addedDirectory: inWork('kept'), replace: false });
  expect(added).toMatchObject({
    admitted: true,
    rows: [{ case_id: 'piles/coin-piles/first' }, { case_id: 'piles/coin-piles/second' }],
    exclusions: [{ case_id: 'piles/coin-piles/broken', code: 'clean_run_failed' }],
  });
  const inputs = ['few.txt', 'many.txt'].map(inWork);
  writeFileSync(String(inputs[0]), '2\n8 1 4\n');
  writeFileSync(String(inputs[1]), '40\n81 15 45 2\n');
  const one = await addProgram({ ...request, inputs, addedDirectory: inWork('kept-one'), replace: false });
  expect(one).toMatchObject({ admitted: true, rows: [{ case_id: 'piles/coin-piles' }], exclusions: [] });
  expect(readdirSync(inWork('kept-one/piles/coin-piles')).sort()).toEqual([
    'long.txt',
    'program.json',
    'program.py',
    'short.txt',
  ]);
});

test('cases with the same long input are an error at their line', async () => {
  const same = inWork('same-inputs');
  cpSync(programs, same, { recursive: true });
  const folder = join(same, 'piles/coin-piles');
  writeFacts(folder, { cases: [cases[0], { name: 'again', seed: 3 }] });
  const build = { corpusDirectory: inWork('same-corpus'), cacheDirectory: inWork('cache'), folders: foldersIn(same) };
  await expect(buildCorpus(build)).rejects.toMatchObject({
    code: 'invalid_program_json',
    message: '"cases.again" has the same long input as "first"',
    file: join(folder, 'program.json'),
    exitCode: 2,
  });
});

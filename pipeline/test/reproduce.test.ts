/** The main job on a small corpus by the real command: corpus, simulated subjects, tables and figure; again; and the status of it. */
import { cpSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Grade } from '../../analysis/schemas/grade.ts';
import { wrongKindNames } from '../../analysis/wrong-kinds.ts';
import type { VerifiedCase } from '../../oracles/schemas/verified-case.ts';
import { analyzeRuns } from '../analyze-runs.ts';
import { collectSetting } from '../collect-setting.ts';
import { runFolder } from '../run-folder.ts';
import { runStatus } from '../run-status.ts';
import type { Case } from '../schemas/case.ts';
import type { Iteration } from '../schemas/iteration.ts';
import { type Finished, hashesOf, midrun, smallPrograms, workFolder } from './midrun.ts';
import { hasChromium, visitReport } from './report-in-browser.ts';

const work = workFolder();
afterAll(() => work.remove());

const folder = join(work.path, 'own-programs');
const [corpusDirectory, runsDirectory, analysisDirectory] = ['corpus', 'runs', 'analysis'].map((name) =>
  join(folder, name),
) as [string, string, string];
/** Two Python programs, one of them with a generator, and the C++ program. */
const programs = join(work.path, 'programs');
for (const id of ['small-python/coin-piles', 'small-python/water-tank', 'small-cpp/tallest-so-far']) {
  cpSync(join(smallPrograms, id), join(programs, id), { recursive: true });
}
const words = ['reproduce', '--programs', programs, '--into', work.path, '--cache', join(work.path, 'cache')];
const statusWords = (corpus: string, runs: string) => ['status', '--corpus', corpus, '--runs', runs];

let first: Finished;
beforeAll(async () => {
  first = await midrun(words);
});

const grades = () =>
  readFileSync(join(analysisDirectory, 'grades.jsonl'), 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as Grade);

interface HeadlineRow {
  language: string;
  setting: string;
  [column: string]: unknown;
}
const headline = () =>
  (JSON.parse(readFileSync(join(analysisDirectory, 'tables/headline.json'), 'utf8')) as { rows: HeadlineRow[] }).rows;
const rowsOf = (setting: string) => headline().filter((row) => row.setting === setting);

test('it admits three programs, asks five subjects and ends with exit code 0', () => {
  expect(first.exitCode).toBe(0);
  expect(first.stdout).toContain('| all          |        3 |     3 |       0 |');
  expect(grades()).toHaveLength(3 * 4 * 5);
  expect(grades().every((row) => row.simulated)).toBe(true);
});

test('sim/oracle is right on every arm, in both languages', () => {
  const all = { short_c_r: 1, long_c_r: 1, inside_c_r: 1, post_c_r: 1, c_n: 1 };
  expect(rowsOf('sim/oracle')).toMatchObject([
    { language: 'Python', ...all, short_completed: 2, planned: 8, sources: 2 },
    { language: 'C++', ...all, short_completed: 1, planned: 4, sources: 1 },
  ]);
});

test('calls that sim/silent left unanswered count in C/N and not in C/R', () => {
  const silent = grades().filter((row) => row.setting === 'sim/silent');
  const unanswered = silent.filter((row) => !row.completed);
  expect(unanswered.length).toBeGreaterThan(0);
  expect(unanswered.every((row) => row.status === 'no_response' && !row.correct)).toBe(true);
  expect(silent.filter((row) => row.completed).every((row) => row.correct)).toBe(true);
  const planned = rowsOf('sim/silent').reduce((sum, row) => sum + Number(row.planned), 0);
  const right = rowsOf('sim/silent').reduce((sum, row) => sum + Number(row.c_n) * Number(row.planned), 0);
  expect(planned).toBe(12);
  expect(right).toBeCloseTo(12 - unanswered.length, 9);
});

test('what guessing scores is printed at the end', () => {
  expect(first.stdout).toContain('Guessing: accuracy of subjects that do not follow the program');
  expect(first.stdout).toMatch(/\| Python +\| sim\/commonest \(simulated\) +\| short-trace-final +\| +2 \|/);
});

test('the terminal shows the headline with its notes and says where the full tables stand', () => {
  expect(first.stdout).toMatch(/\| Studies +\| Language \| Setting +\| short \| {2}n \| {2}long \|/);
  expect(first.stdout).toContain('They are outside C/R and count as wrong in C/N.');
  expect(first.stdout).toContain('sim/slip (simulated)');
  const count = readdirSync(join(analysisDirectory, 'tables')).filter((name) => name.endsWith('.md')).length;
  expect(count).toBeGreaterThanOrEqual(20);
  expect(first.stdout).toContain(`Tables: ${join(analysisDirectory, 'tables')} (${count} of them; md, tex, csv, json)`);
  expect(first.stdout.split('\n').every((line) => !line.startsWith('|') || line.length <= 125)).toBe(true);
});

test('every table is written as Markdown, LaTeX, CSV and JSON, and every figure as SVG and PNG', () => {
  const namesOf = (directory: string, endings: readonly string[]) => {
    const files = readdirSync(join(analysisDirectory, directory)).sort();
    const names = [...new Set(files.map((file) => file.replace(/\.[a-z]+$/, '')))];
    expect(files).toEqual(names.flatMap((name) => endings.map((ending) => `${name}.${ending}`)).sort());
    return names;
  };
  const tables = namesOf('tables', ['csv', 'json', 'md', 'tex']);
  expect(tables).toEqual(expect.arrayContaining(['headline', 'paired-transitions', 'adjusted-models', 'outcomes']));
  expect(namesOf('figures', ['png', 'svg'])).toEqual([
    'accuracy-by-arm',
    'error-by-cyclomatic',
    'error-by-peak-state',
    'error-by-state-load',
    'error-by-trace-length',
  ]);
  const read = (file: string) => readFileSync(join(analysisDirectory, file));
  expect(read('tables/accuracy.tex').toString()).toContain('\\toprule');
  expect(read('figures/accuracy-by-arm.svg').toString()).toMatch(/^<svg/);
  expect(read('figures/accuracy-by-arm.png').subarray(1, 4).toString()).toBe('PNG');
});

test('the same command again changes no byte of corpus, runs and analysis', async () => {
  const before = hashesOf(folder);
  const again = await midrun(words);
  expect(again.exitCode).toBe(0);
  expect(hashesOf(folder)).toEqual(before);
  const tableOf = ({ stdout }: Finished) => stdout.split('\n').filter((line) => line.startsWith('|'));
  expect(tableOf(again)).toEqual(tableOf(first));
  expect(again.stdout).toMatch(
    /sim\/silent \(simulated\): 12 planned, \d+ answered before, \d+ without response before, 0 requests/,
  );
});

test('another analysis of the same runs writes the same bytes, by function and by command', async () => {
  const elsewhere = join(work.path, 'analysis-again');
  await analyzeRuns({ corpusDirectory, runsDirectory, analysisDirectory: elsewhere });
  expect(hashesOf(elsewhere)).toEqual(hashesOf(analysisDirectory));
  const byCommand = join(work.path, 'analysis-by-command');
  const options = ['--corpus', corpusDirectory, '--runs', runsDirectory, '--analysis', byCommand];
  expect(await midrun(['analyze', ...options])).toMatchObject({ exitCode: 0 });
  expect(hashesOf(byCommand)).toEqual(hashesOf(analysisDirectory));
});

test('copied runs give the same tables in another place, beside nothing but the tasks and their answers', async () => {
  const [corpus, runs, analysis] = ['corpus', 'runs', 'analysis'].map((name) => join(work.path, 'copied', name)) as [
    string,
    string,
    string,
  ];
  cpSync(runsDirectory, runs, { recursive: true });
  for (const file of ['tasks.jsonl', 'oracles.jsonl']) cpSync(join(corpusDirectory, file), join(corpus, file));
  const places = ['--corpus', corpus, '--runs', runs, '--analysis', analysis];
  expect(await midrun(['analyze', ...places])).toMatchObject({ exitCode: 0 });
  expect(hashesOf(join(analysis, 'tables'))).toEqual(hashesOf(join(analysisDirectory, 'tables')));
});

test('the iterations around every checkpoint are observed, and stand in the report as long as they fit the corpus', async () => {
  const [corpus, analysis] = ['corpus', 'analysis'].map((name) => join(work.path, 'iterations', name)) as [
    string,
    string,
  ];
  cpSync(corpusDirectory, corpus, { recursive: true });
  const places = ['--corpus', corpus, '--cache', join(work.path, 'cache')];
  expect(await midrun(['corpus', 'iterations', ...places])).toMatchObject({ exitCode: 0 });
  const rowsOfFile = <Row>(name: string) =>
    readFileSync(join(corpus, name), 'utf8')
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line) as Row);
  const observed = rowsOfFile<Iteration>('iterations.jsonl');
  const cases = rowsOfFile<Case>('cases.jsonl');
  for (const { case_id, inside_state } of rowsOfFile<VerifiedCase>('verified.jsonl')) {
    const { iteration } = cases.find((row) => row.case_id === case_id) as Case;
    const around = observed.filter((row) => row.case_id === case_id);
    expect(around.map((row) => row.iteration - iteration)).toEqual([-2, -1, 0, 1, 2]);
    expect(around[2]?.state).toBe(inside_state);
    expect(new Set(around.map(({ state }) => state)).size).toBeGreaterThan(1);
  }
  const iterationsShown = async () => {
    await analyzeRuns({ corpusDirectory: corpus, runsDirectory, analysisDirectory: analysis });
    const page = readFileSync(join(analysis, 'report/data/case-0.js'), 'utf8');
    return page.match(/"iteration":\d+,"values"/g)?.length ?? 0;
  };
  expect(await iterationsShown()).toBe(5);
  const other = observed.map((row) => ({ ...row, state: row.state.replace(/\d/, '0') }));
  writeFileSync(join(corpus, 'iterations.jsonl'), other.map((row) => `${JSON.stringify(row)}\n`).join(''));
  expect(await iterationsShown()).toBe(0);
});

test('the status of no corpus, of no runs, of a part and of a whole run', async () => {
  const runs = join(work.path, 'status-runs');
  expect((await midrun(statusWords(join(work.path, 'nowhere'), runs))).stdout).toContain('There is no corpus yet');
  expect((await midrun(statusWords(corpusDirectory, runs))).stdout).toContain('There are no runs yet');
  const collectPart = { corpusDirectory, runsDirectory: runs, model: 'sim/oracle' };
  await collectSetting({ ...collectPart, arms: ['short-trace-final'] });
  const setting = 'sim/oracle';
  const none = { noResponse: 0, stale: 0 };
  expect(runStatus(corpusDirectory, runs)).toMatchObject([{ setting, planned: 3, answered: 3, open: 0, ...none }]);
  await collectSetting(collectPart);
  const { predictionsFile } = runFolder(runs, setting);
  const rows = readFileSync(predictionsFile, 'utf8').split('\n');
  writeFileSync(predictionsFile, `${rows.slice(0, 7).join('\n')}\n`);
  expect(runStatus(corpusDirectory, runs)).toMatchObject([{ setting, planned: 12, answered: 7, open: 5, ...none }]);
  const partial = await midrun(statusWords(corpusDirectory, runs));
  expect(partial.stdout.split('\n').at(-1)).toMatch(
    /^\| sim\/oracle +\| +12 \| +7 \| +0 \| +0 \| +5 \| +[\d,]+ \| .* \|$/,
  );
  await collectSetting(collectPart);
  expect(runStatus(corpusDirectory, runs)).toMatchObject([{ setting, planned: 12, answered: 12, open: 0, ...none }]);
});

test('midrun collect asks cells without a response again, and exits with code 3 while some are left', async () => {
  const options = ['--corpus', corpusDirectory, '--runs', runsDirectory];
  const silent = await midrun(['collect', '--model', 'sim/silent', ...options]);
  const isComplete = runStatus(corpusDirectory, runsDirectory).every(({ open }) => open === 0);
  expect(silent.exitCode).toBe(isComplete ? 0 : 3);
  expect(silent.stdout).not.toContain(' 0 requests');
});

test('a broken line in predictions.jsonl or tasks.jsonl ends the analysis with its file and line', async () => {
  const options = { corpusDirectory, runsDirectory, analysisDirectory: join(work.path, 'analysis-of-broken') };
  const { predictionsFile } = runFolder(runsDirectory, 'sim/slip');
  for (const file of [predictionsFile, join(corpusDirectory, 'tasks.jsonl')]) {
    const whole = readFileSync(file, 'utf8');
    writeFileSync(file, whole.replace('\n', '\n{"half": \n'));
    await expect(analyzeRuns(options)).rejects.toMatchObject({
      code: 'broken_json_line',
      file,
      place: '2',
      exitCode: 2,
    });
    writeFileSync(file, whole);
  }
  expect(existsSync(options.analysisDirectory)).toBe(false);
});

test('the report is a page of its own files, with every table and figure and a file for each case', () => {
  const report = join(analysisDirectory, 'report');
  const page = readFileSync(join(report, 'index.html'), 'utf8');
  expect(page).not.toMatch(/https?:|\{\{/);
  for (const name of ['accuracy', 'adjusted-models', 'outcomes']) expect(page).toContain(`<details id="${name}"`);
  for (const [, file] of page.matchAll(/(?:src|href)="([^"#]+)"/g))
    expect(existsSync(join(report, file as string))).toBe(true);
  const cases = readdirSync(join(report, 'data')).filter((file) => file.startsWith('case-'));
  expect(cases).toHaveLength(new Set(grades().map(({ case_id }) => case_id)).size);
});

test.runIf(hasChromium)(
  'in a browser the report filters, opens a case by keyboard, marks its checkpoint and shows what differs',
  async () => {
    const inside = grades().filter((row) => row.arm === 'inside-loop-state');
    const wrong = inside.filter((row) => row.status === 'wrong_valid').length;
    const kind = wrongKindNames.find((name) => grades().some((row) => row.wrong_kind === name));
    const ofKind = inside.filter((row) => row.wrong_kind === kind).length;
    expect(wrong).toBeGreaterThan(0);
    const visit = await visitReport(join(analysisDirectory, 'report', 'index.html'));
    expect(visit.complaints).toEqual([]);
    expect(visit.allCells).toContain(`${grades().length} of ${grades().length} cells`);
    expect(visit.wrongCells).toBe(`${wrong} of ${grades().length} cells, 0 right`);
    expect(visit.kindCells).toBe(`${ofKind} of ${grades().length} cells, 0 right`);
    expect(visit.caseTitle).toContain('inside-loop-state');
    expect(visit.otherTitle).toContain('post-loop-state');
    expect(visit.markedLine.toLowerCase()).toContain('checkpoint(');
    expect(visit.diffs).toBeGreaterThan(0);
    expect(visit.focused).toBe('case');
  },
  120_000,
);

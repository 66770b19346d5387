/** The simulation suite from generated items to tables and figures, with subjects whose truth is known. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Interval } from '../../analysis/estimators/interval.ts';
import type { SettingName } from '../../analysis/settings.ts';
import type { Row } from '../../analysis/tables/table.ts';
import { collect } from '../collect/collect.ts';
import { startSimulatedSubjects } from '../simulated/server.ts';
import { analyzeSimulationRuns, type SimulationAnalysis } from '../simulation/analyze-simulation-runs.ts';
import { buildSimulation } from '../simulation/build-simulation.ts';
import { lazyAfterSteps, slipChance } from '../simulation/subjects/subjects.ts';
import { hashesOf, workFolder } from './midrun.ts';

const subjects = ['oracle', 'slip', 'lazy', 'vanilla'] as const;
const draws = { seed: 1, replicates: 200 };
const work = workFolder();
const folders = {
  corpusDirectory: join(work.path, 'corpus'),
  runsDirectory: join(work.path, 'runs'),
  analysisDirectory: join(work.path, 'analysis'),
};
let analysis: SimulationAnalysis;

beforeAll(async () => {
  await buildSimulation({
    corpusDirectory: folders.corpusDirectory,
    families: ['straight-line', 'classic-pairs'],
    modes: ['corrected'],
    batches: 2,
    size: 2,
  });
  const server = await startSimulatedSubjects({ corpusDirectory: folders.corpusDirectory });
  for (const subject of subjects)
    await collect({ ...folders, simulatedBaseUrl: server.baseUrl, model: `sim/${subject}` });
  await server.close();
  analysis = await analyzeSimulationRuns(folders, draws);
}, 120_000);

afterAll(() => work.remove());

const templateOf = (setting: unknown) => (setting as SettingName).template;

/** The rows of a table about a subject, with the template of chain of thought unless another is named. */
function rowsOf(table: string, subject: (typeof subjects)[number], template = 'cot'): Row[] {
  const rows = analysis.tables.find(({ name }) => name === table)?.rows ?? [];
  return rows.filter(
    ({ setting }) => (setting as SettingName).setting === `sim/${subject}` && templateOf(setting) === template,
  );
}

test('every planned cell is scored, and every table and figure is written in all formats', () => {
  expect(analysis.scoring).toMatchObject({ notAsked: 0, stale: 0, unplanned: 0, tornLines: [] });
  expect(analysis.scoring.rows.every(({ simulated, completed }) => simulated && completed)).toBe(true);
  const endings = (folder: string) =>
    [...new Set(readdirSync(join(folders.analysisDirectory, folder)).map((file) => file.split('.')[1]))].sort();
  expect(endings('tables')).toEqual(['csv', 'json', 'md', 'tex']);
  expect(endings('figures')).toEqual(['png', 'svg']);
  expect(readdirSync(join(folders.analysisDirectory, 'figures')).filter((file) => file.endsWith('.svg'))).toEqual([
    'figure-01-corrected.svg',
    'figure-03-corrected.svg',
    'figure-06-corrected.svg',
  ]);
  expect(readFileSync(join(folders.analysisDirectory, 'tables', 'headline.md'), 'utf8')).toContain(
    'sim/slip (cot, simulated)',
  );
});

test('the subject that makes no mistake has none in any table', () => {
  for (const row of [...rowsOf('accuracy', 'oracle'), ...rowsOf('accuracy', 'oracle', 'cosm')])
    expect(row).toMatchObject({ right: 1, strict: 1, batch_deviation: 0 });
  expect(rowsOf('simulation-gap', 'oracle')[0]).toMatchObject({
    level: 'all levels',
    pairs: 20,
    both_right: 20,
    difference: 0,
  });
  expect(rowsOf('first-errors', 'oracle').every((row) => row.with_error === 0)).toBe(true);
  expect(rowsOf('lazy-regime', 'oracle').every((row) => row.lazy === 'no')).toBe(true);
});

test('the chance of a slip is found in the traces', () => {
  const traced = rowsOf('step-errors', 'slip', 'cosm').find((row) => row.family === 'straight-line') as Row;
  const interval = traced.rate_wilson as Interval;
  expect(traced.errors).toBeGreaterThan(0);
  expect(interval.low).toBeLessThan(slipChance);
  expect(interval.high).toBeGreaterThan(slipChance);
});

test('the subject that grows lazy is lazy where programs are long, and only there', () => {
  const cells = rowsOf('lazy-regime', 'lazy').filter(
    (row) => row.family === 'straight-line' && row.rendering === 'code',
  );
  expect(cells.map(({ level, lazy }) => [level, lazy])).toEqual(
    [10, 20, 30, 40, 50].map((steps) => [`n=${steps}`, steps < lazyAfterSteps ? 'no' : 'lazy']),
  );
});

test('the subject that takes variations for the known functions is found out on every pair', () => {
  const pairs = rowsOf('classic-pairs', 'vanilla');
  expect(pairs).toHaveLength(10);
  for (const row of pairs) expect(row).toMatchObject({ vanilla: 1, variation: 0, difference: -1, answered_vanilla: 1 });
  for (const row of rowsOf('classic-pairs', 'oracle')) expect(row).toMatchObject({ variation: 1, answered_vanilla: 0 });
});

test('analysing again gives the same bytes and asks nothing', async () => {
  const before = hashesOf(folders.analysisDirectory);
  await analyzeSimulationRuns(folders, draws);
  expect(hashesOf(folders.analysisDirectory)).toEqual(before);
});

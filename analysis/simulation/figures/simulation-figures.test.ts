import { expect, test } from 'vitest';
import { renderFigure } from '../../analyze.ts';
import { analyzeSimulation } from '../analyze-simulation.ts';
import type { Score } from '../cells.ts';
import { exampleScore, noResponse, wrongAnswer } from '../example-scores.ts';

const options = { seed: 1, replicates: 50 };

const list = {
  answer_kind: 'integer-list',
  similarity: 1,
  position_accuracy: 1,
  lost_count: 0,
  added_count: 0,
  absolute_error: null,
} as const;
const routine = (style: string) => ({
  parameters: { algorithm: 'bubble', style, length: 10, telling: false, average_time: 'n^2' },
});
const classic = (which: string) => ({ parameters: { pair: 'gauss', function: which, telling: false } });

/** One level of every family. */
const families: readonly Partial<Score>[] = [
  { family: 'straight-line', level: 'n=10', position: 10 },
  { family: 'straight-line', level: 'n=20', position: 20, ...wrongAnswer('3', '7') },
  { family: 'straight-line', level: 'n=20', position: 20, rendering: 'story' },
  { family: 'straight-line', level: 'n=10', position: 10, template: 'cosm' },
  { family: 'critical-path', level: 'n=10', position: 10 },
  { family: 'parallel-paths', level: 'n=10', position: 10, ...list },
  { family: 'nested-loops', level: 'loops=3', position: 3 },
  { family: 'sorting', level: 'ascending+n=10', position: 10 },
  { family: 'boxes', level: 'most=3', position: 3, answer_kind: 'name-set' },
  { family: 'pure-mov', level: 'n=1', position: 1 },
  { family: 'mixed-lines', level: 'n=10', position: 10 },
  { family: 'critical-grid', level: 'lines=20+path=5', position: 5 },
  { family: 'approximate', level: 'k=1', position: 1, ...list },
  { family: 'redundant', level: 'c=3+r=1', position: 1 },
  { family: 'loops-by-degree', level: 'k=1', position: 1 },
  {
    family: 'sorting-routines',
    level: 'bubble+iterative+n=10',
    position: 10,
    lazy: true,
    ...list,
    ...routine('iterative'),
  },
  { family: 'sorting-routines', level: 'bubble+recursive+n=10', position: 10, ...list, ...routine('recursive') },
  { family: 'classic-pairs', level: 'gauss+vanilla', position: 3, ...classic('vanilla') },
  { family: 'classic-pairs', level: 'gauss+variation', position: 3, ...classic('variation') },
];
const names = ['01', '03', '04', '05-20-21', '05-tokens', '06', '08', '11', '12', '14', '15', '16', '18', '19'];
const figures = analyzeSimulation(families.map(exampleScore), options).figures;

test('every figure of the paper that is one of results is drawn, for the modes that were asked', () => {
  expect(figures.map(({ name }) => name)).toEqual(names.map((name) => `figure-${name}-corrected`));
  const paper = analyzeSimulation([exampleScore({ item_mode: 'paper' })], options).figures;
  expect(paper.map(({ name }) => name)).toEqual(['figure-01-paper', 'figure-03-paper']);
  expect(figures.every(({ title }) => title.endsWith('(items of the mode corrected)'))).toBe(true);
});

test('comparable published models are drawn by name; those that are not are named in a note only', async () => {
  const figure = figures.find(({ name }) => name === 'figure-03-corrected');
  const { svg } = await renderFigure(figure as (typeof figures)[number]);
  for (const text of [
    'Llama-3.1-405B (published)',
    'commonest answer',
    'lab/model@high (cot)',
    'Straight line / Good exchange',
  ])
    expect(svg).toContain(`>${text}<`);
  expect(svg).not.toContain('ceiling of a perfect solver');
  expect(figure?.notes.find((note) => note.includes('not comparable'))).toContain('131 of 450');
});

test('without an answer there are tables, and no figure', () => {
  const { tables, figures: none } = analyzeSimulation([exampleScore(noResponse)], options);
  expect(tables.find(({ name }) => name === 'headline')?.rows).toMatchObject([
    { planned: 1, completed: 0, corrected_code: { missing: 'empty' }, corrected_code_n: 0 },
  ]);
  expect(none).toEqual([]);
});

test('every figure can be rendered, a lazy cell and a pair by name', async () => {
  const texts = await Promise.all(figures.map(async (figure) => (await renderFigure(figure)).svg));
  const textOf = (name: string) => texts[names.indexOf(name)] as string;
  expect(textOf('05-tokens')).toContain('>lazy cell<');
  expect(textOf('06')).toContain('>gauss<');
  expect(textOf('12')).toContain('>Median absolute error<');
});

test('the median error that is drawn is that of the table', () => {
  const cell = { family: 'mixed-lines', level: 'n=10', position: 10 };
  const scores = [exampleScore(cell), exampleScore({ ...cell, item: 1, ...wrongAnswer('11', '7') })];
  const { tables, figures } = analyzeSimulation(scores, options);
  const drawn = figures.find(({ name }) => name === 'figure-12-corrected')?.spec as unknown as {
    vconcat: { title: { text: string }; data: { values: { y: number; line: string }[] } }[];
  };
  const marks = drawn.vconcat.find(({ title }) => title.text === 'Median absolute error')?.data.values ?? [];
  expect(marks.filter(({ line }) => line === 'measured').map(({ y }) => y)).toEqual([2]);
  expect(tables.find(({ name }) => name === 'absolute-error')?.rows).toMatchObject([{ median: 2 }]);
});

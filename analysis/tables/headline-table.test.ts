import { expect, test } from 'vitest';
import { analyze } from '../analyze.ts';
import { exampleAnswer, exampleGrade } from '../example-grades.ts';
import { renderCsv } from '../formats/render-csv.ts';
import { renderMarkdown } from '../formats/render-markdown.ts';

const cell = (source: string, arm: Parameters<typeof exampleGrade>[0], kind: 'right' | 'wrong' | 'none') =>
  exampleGrade({ source_id: source, case_id: source, ...arm, ...exampleAnswer(kind) });

const grades = [
  cell('a', { arm: 'short-trace-final' }, 'right'),
  cell('b', { arm: 'short-trace-final' }, 'right'),
  cell('a', { arm: 'long-trace-final' }, 'right'),
  cell('b', { arm: 'long-trace-final' }, 'wrong'),
  cell('a', { arm: 'inside-loop-state' }, 'wrong'),
  cell('b', { arm: 'inside-loop-state' }, 'none'),
];

const headline = () => {
  const table = analyze(grades, { seed: 1, replicates: 50 }).tables.find(({ name }) => name === 'headline');
  if (table === undefined) throw new Error('there is no headline table');
  return table;
};

test('the headline has one row a language and setting, with C/R and n of every arm, C/N, n and sources', () => {
  expect(headline().rows).toEqual([
    {
      cohort: 'built-in',
      origin: 'built-in',
      language: 'Python',
      setting: expect.objectContaining({ setting: 'lab/model@high' }),
      short_c_r: 1,
      short_completed: 2,
      long_c_r: 0.5,
      long_completed: 2,
      inside_c_r: 0,
      inside_completed: 1,
      post_c_r: { missing: 'empty' },
      post_completed: 0,
      c_n: 0.5,
      planned: 6,
      sources: 2,
    },
  ]);
});

test('its printed form fits a terminal and says how missing answers count', () => {
  const lines = renderMarkdown(headline()).split('\n');
  expect(lines.filter((line) => line.startsWith('|'))).toEqual([
    '| Studies  | Language | Setting        | short |  n | long |  n | inside |  n |  post |  n |  C/N |  n | Sources |',
    '| :------- | :------- | :------------- | ----: | -: | ---: | -: | -----: | -: | ----: | -: | ---: | -: | ------: |',
    '| built-in | Python   | lab/model@high | 100.0 |  2 | 50.0 |  2 |    0.0 |  1 | - (a) |  0 | 50.0 |  6 |       2 |',
  ]);
  expect(lines).toContain(
    '- 1 of 6 planned cells have no response, 0 of them because they were not asked. They are outside C/R and count as wrong in C/N.',
  );
});

test('its CSV has a name of its own for every column', () => {
  const keys = (renderCsv(headline()).split('\n')[0] as string).trim().split(',');
  expect(new Set(keys).size).toBe(keys.length);
});

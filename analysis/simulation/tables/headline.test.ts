import { expect, test } from 'vitest';
import { renderMarkdown } from '../../formats/render-markdown.ts';
import type { Table } from '../../tables/table.ts';
import { analyzeSimulation } from '../analyze-simulation.ts';
import type { Score } from '../cells.ts';
import { exampleScore, noResponse, wrongAnswer } from '../example-scores.ts';
import { items, options, rowOf } from '../rows-for-tests.ts';

const headlineOf = (scores: readonly Score[]): Table => analyzeSimulation(scores, options).tables[0] as Table;

test('code and story of a family and setting stand side by side, with the difference over the same items', () => {
  // By item: code right and story right; of ten items, and one story without a response.
  const code = [1, 1, 1, 1, 1, 1, 0, 0, 0, 1, 1];
  const story = [1, 1, 1, 0, 0, 0, 1, 0, 0, 1];
  const scores = [
    ...items(11, (item) => (code[item] === 1 ? {} : wrongAnswer('1', '7'))),
    ...items(11, (item) => ({
      rendering: 'story',
      ...(story[item] === undefined ? noResponse : story[item] === 1 ? {} : wrongAnswer('2', '7')),
    })),
  ];
  expect(rowOf(scores, 'headline')).toEqual({
    family: 'straight-line',
    setting: expect.objectContaining({ setting: 'lab/model@high', template: 'cot' }),
    planned: 22,
    completed: 21,
    corrected_code: 8 / 11,
    corrected_code_n: 11,
    corrected_story: 0.5,
    corrected_story_n: 10,
    corrected_difference: 0.2,
    // t(.975, 9) = 2.262157, and the CR1 standard error is that of ten differences: .2
    corrected_difference_t: { low: expect.closeTo(0.2 - 0.4524314, 6), high: expect.closeTo(0.2 + 0.4524314, 6) },
    corrected_pairs: 10,
    corrected_constant: 1,
  });
});

test('it has one row a family and setting, a block of columns a mode, and no template that only code was asked with', () => {
  const scores = [
    ...items(2, () => ({})),
    ...items(2, (item) => ({ rendering: 'story', ...(item === 0 ? wrongAnswer('1', '7') : {}) })),
    ...items(2, () => ({ template: 'cosm' })),
    exampleScore({ item_mode: 'paper', family: 'mixed-lines' }),
    exampleScore({ family: 'mixed-lines' }),
  ];
  const headline = headlineOf(scores);
  const lines = renderMarkdown(headline).split('\n');
  expect(lines.filter((line) => line.startsWith('|'))).toEqual([
    '| Family        | Setting              |  n | paper: code | story | difference |   95% | constant | corrected: code | story | difference |              95% | constant |',
    '| :------------ | :------------------- | -: | ----------: | ----: | ---------: | ----: | -------: | --------------: | ----: | ---------: | ---------------: | -------: |',
    '| mixed-lines   | lab/model@high (cot) |  2 |       100.0 | - (a) |      - (a) | - (a) |    100.0 |           100.0 | - (a) |      - (a) |            - (a) |    100.0 |',
    '| straight-line | lab/model@high (cot) |  4 |       - (b) | - (a) |      - (a) | - (a) |    - (b) |           100.0 |  50.0 |      +50.0 | [-100.0, +100.0] |    100.0 |',
  ]);
  expect(headline.notes.join(' ')).toContain('Asked about code alone, so only there and in templates: cosm.');
});

test('where no story was asked, every template has its rows', () => {
  const scores = ['cot', 'cosm'].map((template) => exampleScore({ template }));
  expect(headlineOf(scores).rows).toHaveLength(2);
});

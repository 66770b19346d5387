import { expect, test } from 'vitest';
import { randomStream } from '../../core/random.ts';
import { observationsOf } from '../observations.ts';
import { referenceGrades } from '../reference-grades.ts';
import { recommendedTests } from '../tables/power-table.ts';
import { causes, type PowerTask, simulateErrors } from './known-truth.ts';
import { studyCause } from './study-power.ts';

const tasks = observationsOf(
  referenceGrades().filter(({ setting, source_id }) => setting === 'm1_high' && source_id < 's080'),
) as PowerTask[];
const replicates = 12;
const options = { replicates, seed: 1, slope: 0.5, sourceDeviation: 0.8 };
const rows = causes.flatMap((cause) => studyCause(tasks, cause, options, () => {}));

test('every test of every question is made for every cause', () => {
  const tests = new Set(rows.map(({ test: name }) => name));
  expect([...tests].sort()).toEqual([
    'adjusted, CR1S z',
    'adjusted, CR3 t',
    'paired difference, CR1 t over sources',
    'paired difference, pairs as independent',
    'series, exchanged within arms',
    'series, rows exchanged (as the paper)',
    'series, whole cases exchanged',
  ]);
  expect(rows).toHaveLength(causes.length * (2 * 3 + 3 * 3 + 2 * 2));
  for (const name of recommendedTests) expect(tests).toContain(name);
});

const rejections = (test: string, cause: string, question: string) => {
  const row = rows.find((each) => each.test === test && each.cause === cause && each.question === question);
  if (row === undefined) throw new Error(`${test} ${cause} ${question}`);
  return row.rejections / row.tests;
};

test('a strong cause is found, and arms alone deceive the test that exchanges rows', () => {
  expect(rejections('series, whole cases exchanged', 'trace_length', 'trace_length')).toBeGreaterThan(0.8);
  expect(rejections('paired difference, CR1 t over sources', 'arm', 'short-long')).toBe(1);
  const free = rejections('series, rows exchanged (as the paper)', 'arm', 'trace_length');
  const within = rejections('series, exchanged within arms', 'arm', 'trace_length');
  expect(free).toBeGreaterThan(within + 0.2);
});

test('without a cause the recommended tests rarely find one', () => {
  const none = rows.filter(({ cause, test: name }) => cause === 'none' && recommendedTests.has(name));
  const share = none.reduce((sum, row) => sum + row.rejections, 0) / none.reduce((sum, row) => sum + row.tests, 0);
  expect(share).toBeLessThan(0.2);
});

test('errors are drawn at the rate of their logit, and the same seed draws the same', () => {
  const truth = { cause: 'none', slope: 0, sourceDeviation: 0 } as const;
  const drawn = simulateErrors(tasks, truth, randomStream(4));
  expect(simulateErrors(tasks, truth, randomStream(4))).toEqual(drawn);
  const hard = drawn.filter(({ setting }) => setting === 'd');
  const share = hard.filter(({ isError }) => isError).length / hard.length;
  expect(Math.abs(share - 1 / (1 + Math.exp(-1)))).toBeLessThan(0.1);
});

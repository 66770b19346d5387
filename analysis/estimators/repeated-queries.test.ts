import { expect, test } from 'vitest';
import { expectNear } from '../expect-near.ts';
import { readReference } from '../read-test-data.ts';
import { passAll, passAny, repeatedQueries } from './repeated-queries.ts';

const reference = readReference<{
  repeats: number;
  successes: number[];
  pass_hat_k: Record<string, number>;
  pass_at_k: Record<string, number>;
  mean: number;
  within_query_variance_unbiased: number;
  between_task_variance_unbiased: number;
  icc: number;
  flip_rate: number;
}>('repeated_queries.json');

const tasks = reference.successes.map((correct) => ({ correct, repeats: reference.repeats }));

test('spread within and between tasks agrees with the reference', () => {
  const actual = repeatedQueries(tasks);
  if (actual === null || actual.intraclassCorrelation === null) throw new Error('no estimate');
  expect(actual.tasks).toBe(40);
  expectNear(actual.mean, reference.mean, 1e-12);
  expectNear(actual.withinTask, reference.within_query_variance_unbiased, 1e-12);
  expectNear(actual.betweenTasks, reference.between_task_variance_unbiased, 1e-12);
  expectNear(actual.intraclassCorrelation, reference.icc, 1e-12);
  expectNear(actual.flipRate, reference.flip_rate, 1e-12);
});

test('all of k and any of k agree with the reference', () => {
  for (const k of [1, 2, 4, 8]) {
    expectNear(passAll(tasks, k) ?? Number.NaN, reference.pass_hat_k[k] as number, 1e-12, `all of ${k}`);
    expectNear(passAny(tasks, k) ?? Number.NaN, reference.pass_at_k[k] as number, 1e-12, `any of ${k}`);
  }
});

test('tasks asked less often than k, or once, give nothing', () => {
  expect(passAll([{ correct: 1, repeats: 1 }], 2)).toBeNull();
  expect(passAny([], 1)).toBeNull();
  expect(repeatedQueries([{ correct: 1, repeats: 1 }])).toBeNull();
});

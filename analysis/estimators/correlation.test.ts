import { expect, test } from 'vitest';
import { expectAllNear, expectNear } from '../expect-near.ts';
import type { Known } from '../missing.ts';
import { readReference } from '../read-test-data.ts';
import { pearson, spearman } from './correlation.ts';
import type { Interval } from './interval.ts';

interface Reference {
  x: number[];
  y: number[];
  pearson: number;
  pearson_interval: [number, number];
  spearman: number;
  spearman_interval: [number, number] | null;
}
const { correlation } = readReference<{ correlation: Reference[] }>('simulation_estimators.json');

const ends = (interval: Known<Interval>) => Object.values(interval as Interval) as number[];

test.each(correlation)('r, rho and their intervals are those of scipy', (reference) => {
  const r = pearson(reference.x, reference.y);
  expectNear(r.estimate as number, reference.pearson, 1e-12);
  expectAllNear(ends(r.interval), reference.pearson_interval, 1e-10);
  const rho = spearman(reference.x, reference.y);
  expectNear(rho.estimate as number, reference.spearman, 1e-12);
  if (reference.spearman_interval === null) expect(rho.interval).toEqual({ missing: 'no_spread' });
  else expectAllNear(ends(rho.interval), reference.spearman_interval, 1e-10);
});

test('what cannot be correlated says why', () => {
  expect(pearson([1, 2], [1, 2])).toEqual({
    estimate: { missing: 'too_few_pairs' },
    interval: { missing: 'too_few_pairs' },
    pairs: 2,
  });
  expect(spearman([1, 1, 1, 1], [1, 2, 3, 4]).estimate).toEqual({ missing: 'constant' });
  expect(pearson([1, 2, 3], [1, 3, 2]).interval).toEqual({ missing: 'too_few_pairs' });
});

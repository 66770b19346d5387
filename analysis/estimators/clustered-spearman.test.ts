import { expect, test } from 'vitest';
import type { ClusterSums } from './cluster-sums.ts';
import { clusteredSpearman } from './clustered-spearman.ts';
import type { Interval } from './interval.ts';

const cell = (...right: number[]): ClusterSums => ({
  numerators: Float64Array.from(right),
  denominators: Float64Array.from(right, () => 1),
});
// Eight clusters, each with a row in every cell.
const cells = [
  cell(1, 1, 1, 1, 1, 0, 1, 1),
  cell(1, 1, 0, 1, 0, 0, 1, 0),
  cell(0, 1, 0, 1, 1, 0, 0, 0),
  cell(0, 0, 0, 1, 0, 0, 1, 0),
  cell(0, 1, 0, 0, 0, 0, 0, 0),
];

// Worked out by hand in Python: ranks, eight correlations without a cluster each, t(.975, 7) = 2.3646242515927844.
test.each([
  [[2, 1, 5, 3, 4], -0.6, -0.9519691465301924, 0.4350272645237861],
  [[1, 2, 3, 5, 4], -0.9, -0.9963373417552955, 0.20313579724509676],
])('with %j the shares correlate %f, and clusters say how firmly', (numbers, estimate, low, high) => {
  expect(clusteredSpearman(cells, numbers)).toEqual({
    estimate: expect.closeTo(estimate, 12),
    pairs: 5,
    interval: { low: expect.closeTo(low, 9), high: expect.closeTo(high, 9) },
  });
});

test('cells that say the same twenty times over do not make the interval shorter', () => {
  const copies = Array.from({ length: 20 }, () => cells).flat();
  const numbers = copies.map((_, place) => [2, 1, 5, 3, 4][place % 5] as number);
  const [many, few] = [clusteredSpearman(copies, numbers), clusteredSpearman(cells, [2, 1, 5, 3, 4])];
  const { low, high } = few.interval as Interval;
  expect(many.interval).toEqual({ low: expect.closeTo(low, 9), high: expect.closeTo(high, 9) });
});

test('a perfect order, one cluster, a cell of one cluster alone, and shares that are all alike have no interval', () => {
  expect(clusteredSpearman(cells, [5, 4, 3, 2, 1]).interval).toEqual({ missing: 'no_spread' });
  expect(clusteredSpearman([cell(1), cell(0), cell(1)], [1, 2, 3]).interval).toEqual({ missing: 'single_source' });
  const alone = { numerators: Float64Array.of(1, 0), denominators: Float64Array.of(1, 0) };
  expect(clusteredSpearman([alone, cell(0, 1), cell(0, 0)], [3, 1, 2]).interval).toEqual({ missing: 'single_source' });
  expect(clusteredSpearman([cell(1, 1), cell(1, 1), cell(1, 1)], [1, 2, 3])).toEqual({
    estimate: { missing: 'constant' },
    interval: { missing: 'constant' },
    pairs: 3,
  });
});

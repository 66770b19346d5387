import { expect, test } from 'vitest';
import { drawClusters } from './bootstrap-draws.ts';
import type { ClusterSums } from './cluster-sums.ts';
import { clusteredSpearman } from './clustered-spearman.ts';
import type { Interval } from './interval.ts';

const cell = (...right: number[]): ClusterSums => ({
  numerators: Float64Array.from(right),
  denominators: Float64Array.from(right, () => 1),
});
// Six clusters, each with a row in every cell.
const cells = [cell(1, 1, 1, 1, 1, 0), cell(1, 1, 0, 1, 0, 0), cell(0, 1, 0, 1, 1, 0), cell(0, 0, 0, 1, 0, 0)];
const draws = drawClusters(6, { seed: 1, replicates: 1000 });

test('the rank correlation is that of the shares, and its interval comes from the clusters', () => {
  const [rising, unsteady] = clusteredSpearman(
    cells,
    [
      [1, 2, 3, 4],
      [1, 3, 2, 4],
    ],
    draws,
  );
  // scipy.stats.spearmanr([1, 2, 3, 4], [5 / 6, 3 / 6, 3 / 6, 1 / 6])
  expect(rising).toMatchObject({ estimate: expect.closeTo(-0.9486832980505138, 12), pairs: 4 });
  expect(unsteady).toMatchObject({ estimate: expect.closeTo(-0.9486832980505138, 12) });
  // The same draws and ranks in Python.
  expect(rising?.interval).toEqual({ low: expect.closeTo(-1, 12), high: expect.closeTo(-0.6324555320336759, 12) });
});

test('cells that say the same twenty times over do not make the interval shorter', () => {
  const copies = Array.from({ length: 20 }, () => cells).flat();
  const places = copies.map((_, place) => 1 + (place % 4));
  const [many] = clusteredSpearman(copies, [places], draws);
  const [few] = clusteredSpearman(cells, [[1, 2, 3, 4]], draws);
  const ends = few?.interval as Interval;
  expect(many?.interval).toEqual({ low: expect.closeTo(ends.low, 9), high: expect.closeTo(ends.high, 9) });
});

test('one cluster, and cells that are all alike, have no interval', () => {
  const one = drawClusters(1, { seed: 1, replicates: 10 });
  expect(clusteredSpearman([cell(1), cell(0), cell(1)], [[1, 2, 3]], one)[0]?.interval).toEqual({
    missing: 'single_source',
  });
  const alike = [cell(1, 1), cell(1, 1), cell(1, 1)];
  const two = drawClusters(2, { seed: 1, replicates: 10 });
  expect(clusteredSpearman(alike, [[1, 2, 3]], two)).toEqual([
    { estimate: { missing: 'constant' }, interval: { missing: 'constant' }, pairs: 3 },
  ]);
});

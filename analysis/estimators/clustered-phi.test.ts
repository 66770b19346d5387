import { expect, test } from 'vitest';
import { expectAllNear, expectNear } from '../expect-near.ts';
import type { Known } from '../missing.ts';
import { readReference } from '../read-test-data.ts';
import { drawClusters } from './bootstrap-draws.ts';
import { sortedClusterIds } from './cluster-sums.ts';
import { clusteredPhi } from './clustered-phi.ts';
import type { Interval } from './interval.ts';

interface Reference {
  cluster: string[];
  level: number[];
  x: number[];
  y: number[];
  seed: number;
  replicates: number;
  phi: number;
  phi_interval: [number, number];
  within: number;
  within_interval: [number, number];
}
const { phi: reference } = readReference<{ phi: Reference }>('simulation_estimators.json');
const clusterIds = sortedClusterIds(reference.cluster);
const draws = drawClusters(clusterIds.length, reference);
const pairsBy = (levelOf: (index: number) => string) =>
  reference.cluster.map((cluster, index) => ({
    cluster,
    level: levelOf(index),
    first: reference.x[index] === 1,
    second: reference.y[index] === 1,
  }));
const ends = (interval: Known<Interval>) => Object.values(interval as Interval) as number[];

test('phi over all items and its interval from the same draws are those of numpy', () => {
  const found = clusteredPhi(
    pairsBy(() => ''),
    clusterIds,
    draws,
  );
  expectNear(found.estimate as number, reference.phi, 1e-12);
  expectAllNear(ends(found.interval), reference.phi_interval, 1e-10);
});

test('within levels it is the correlation of what the levels leave', () => {
  const found = clusteredPhi(
    pairsBy((index) => String(reference.level[index])),
    clusterIds,
    draws,
  );
  expectNear(found.estimate as number, reference.within, 1e-12);
  expectAllNear(ends(found.interval), reference.within_interval, 1e-10);
});

test('outcomes that are all alike have no correlation', () => {
  const pairs = pairsBy(() => '').map((pair) => ({ ...pair, first: true }));
  expect(clusteredPhi(pairs, clusterIds, draws).estimate).toEqual({ missing: 'constant' });
});

test('outcomes that agree everywhere have a correlation of 1 and no interval', () => {
  const pairs = pairsBy(() => '').map((pair) => ({ ...pair, second: pair.first }));
  const { estimate, interval } = clusteredPhi(pairs, clusterIds, draws);
  expect(estimate).toBeCloseTo(1, 12);
  expect(interval).toEqual({ missing: 'no_spread' });
});

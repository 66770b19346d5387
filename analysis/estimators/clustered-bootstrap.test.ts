import fc from 'fast-check';
import { expect, test } from 'vitest';
import { expectNear } from '../expect-near.ts';
import { readReference, readReferenceMatrix, readReferenceRows } from '../read-test-data.ts';
import { drawClusters, sharedDraws } from './bootstrap-draws.ts';
import { clusterSums, sortedClusterIds } from './cluster-sums.ts';
import { bootstrapRatio, replicateRatios } from './clustered-bootstrap.ts';

const reference = readReference<{
  cluster_order: string[];
  cluster_diff: number[];
  cluster_n: number[];
  fixed_indices: { replicates: number[]; quantiles: { linear: [number, number] }; se: number };
  mt19937_10000: {
    seed: number;
    B: number;
    first_replicate_first10_indices: number[];
    first5: number[];
    last: number;
    se: number;
    ci_type7: [number, number];
    per_setting_same_draws: Record<string, { estimate: number; ci_type7: [number, number] }>;
  };
  monte_carlo_sd_of_endpoints_30_seeds_B10000: [number, number];
}>('bootstrap.json');

const pairs = readReferenceRows('pairs.csv');
const clusterIds = sortedClusterIds(pairs.map((pair) => pair.source ?? ''));
const sumsOf = (rows: typeof pairs) =>
  clusterSums(clusterIds, rows, {
    cluster: (pair) => pair.source ?? '',
    value: (pair) => Number(pair.short_correct) - Number(pair.long_correct),
  });
const seeded = reference.mt19937_10000;
const draws = drawClusters(clusterIds.length, { replicates: seeded.B, seed: seeded.seed });

test('the pairs reduce to the reference sums per cluster', () => {
  const sums = sumsOf(pairs);
  expect(clusterIds).toEqual(reference.cluster_order);
  expect([...sums.numerators]).toEqual(reference.cluster_diff);
  expect([...sums.denominators]).toEqual(reference.cluster_n);
});

test('replicates from the fixed list of indices equal the reference bit for bit', () => {
  const positions = Uint16Array.from(readReferenceMatrix('bootstrap_indices_400x120.csv').flat());
  const fixed = { clusters: 120, replicates: 400, seed: 0, positions };
  expect([...replicateRatios(sumsOf(pairs), fixed)]).toEqual(reference.fixed_indices.replicates);
  const summary = bootstrapRatio(sumsOf(pairs), fixed);
  const [low, high] = reference.fixed_indices.quantiles.linear;
  expect(summary?.interval).toEqual({ low, high });
  expectNear(summary?.standardError ?? Number.NaN, reference.fixed_indices.se, 1e-12);
});

test('the seeded run of 10,000 replicates equals the reference bit for bit', () => {
  expect([...draws.positions.slice(0, 10)]).toEqual(seeded.first_replicate_first10_indices);
  const ratios = replicateRatios(sumsOf(pairs), draws);
  expect([...ratios.slice(0, 5)]).toEqual(seeded.first5);
  expect(ratios.at(-1)).toBe(seeded.last);
  const summary = bootstrapRatio(sumsOf(pairs), draws);
  expect(summary?.interval.low === seeded.ci_type7[0]).toBe(true);
  expect(summary?.interval.high === seeded.ci_type7[1]).toBe(true);
  expectNear(summary?.standardError ?? Number.NaN, seeded.se, 1e-12);
  expect(summary?.emptyReplicates).toBe(0);
});

test('intervals of each setting from the same draws equal the reference bit for bit', () => {
  const settings = Object.entries(seeded.per_setting_same_draws);
  expect(settings).toHaveLength(5);
  for (const [setting, { ci_type7 }] of settings) {
    const summary = bootstrapRatio(sumsOf(pairs.filter((pair) => pair.setting === setting)), draws);
    expect(summary?.interval).toEqual({ low: ci_type7[0], high: ci_type7[1] });
  }
});

test('the Monte-Carlo error of an endpoint is near its spread over thirty seeds', () => {
  const errors = bootstrapRatio(sumsOf(pairs), draws)?.endpointErrors;
  const [low, high] = reference.monte_carlo_sd_of_endpoints_30_seeds_B10000;
  expect((errors?.low ?? 0) / low).toBeGreaterThan(0.6);
  expect((errors?.low ?? 9) / low).toBeLessThan(1.6);
  expect((errors?.high ?? 0) / high).toBeGreaterThan(0.6);
  expect((errors?.high ?? 9) / high).toBeLessThan(1.6);
});

test('clusters that all have the same share give replicates that all have it', () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 1, maxLength: 30 }),
      fc.integer(),
      (sizes, seed) => {
        const sums = {
          numerators: Float64Array.from(sizes, (size) => 3 * size),
          denominators: Float64Array.from(sizes, (size) => 4 * size),
        };
        const some = drawClusters(sizes.length, { replicates: 50, seed });
        expect(bootstrapRatio(sums, some)?.interval).toEqual({ low: 0.75, high: 0.75 });
      },
    ),
  );
});

test('a replicate that draws no row is counted and left out, and without any row there is no bootstrap', () => {
  const positions = Uint16Array.from([0, 0, 0, 1, 1, 1]);
  const three = { clusters: 2, replicates: 3, seed: 0, positions };
  const sums = { numerators: Float64Array.from([0, 1]), denominators: Float64Array.from([0, 2]) };
  expect(bootstrapRatio(sums, three)).toMatchObject({ interval: { low: 0.5, high: 0.5 }, emptyReplicates: 1 });
  const none = { numerators: Float64Array.from([0, 0]), denominators: Float64Array.from([0, 0]) };
  expect(bootstrapRatio(none, three)).toBeNull();
});

test('draws are made once for each number of clusters', () => {
  const drawsFor = sharedDraws({ replicates: 5, seed: 1 });
  expect(drawsFor(3)).toBe(drawsFor(3));
  expect(drawsFor(4).positions).toHaveLength(20);
});

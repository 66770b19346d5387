import { expect, test } from 'vitest';
import { studentQuantile } from '../distributions/student-t.ts';
import { expectNear } from '../expect-near.ts';
import { readReference, readReferenceRows } from '../read-test-data.ts';
import { clusterSums, sortedClusterIds } from './cluster-sums.ts';
import { clusteredRatio } from './clustered-ratio.ts';

const { paired } = readReference<{
  paired: Record<string, { n: number; clusters: number; diff: number; se_cluster_CR0: number; se_cluster_CR1: number }>;
}>('mcnemar_paired.json');
const pairs = readReferenceRows('pairs.csv');

test('paired differences and their clustered errors agree with the reference, pooled and for each setting', () => {
  expect(Object.keys(paired)).toHaveLength(6);
  for (const [setting, expected] of Object.entries(paired)) {
    const rows = pairs.filter((pair) => setting === 'ALL' || pair.setting === setting);
    const sums = clusterSums(sortedClusterIds(rows.map((pair) => pair.source ?? '')), rows, {
      cluster: (pair) => pair.source ?? '',
      value: (pair) => Number(pair.short_correct) - Number(pair.long_correct),
    });
    const ratio = clusteredRatio(sums);
    expect(ratio).toMatchObject({ rows: expected.n, clusters: expected.clusters });
    expectNear(ratio?.estimate ?? Number.NaN, expected.diff, 1e-12);
    expectNear(ratio?.standardErrorCr0 ?? Number.NaN, expected.se_cluster_CR0, 1e-12);
    expectNear(ratio?.standardErrorCr1 ?? Number.NaN, expected.se_cluster_CR1, 1e-12);
    const half = studentQuantile(0.975, expected.clusters - 1) * expected.se_cluster_CR1;
    expect(ratio?.intervalCr1?.low).toBeCloseTo(expected.diff - half, 12);
    expect(ratio?.intervalCr1?.high).toBeCloseTo(expected.diff + half, 12);
  }
});

test('a single cluster has an estimate but no error between clusters', () => {
  const sums = { numerators: Float64Array.of(3, 0), denominators: Float64Array.of(4, 0) };
  expect(clusteredRatio(sums)).toEqual({
    estimate: 0.75,
    rows: 4,
    clusters: 1,
    standardErrorCr0: 0,
    standardErrorCr1: null,
    intervalCr1: null,
  });
});

test('without rows there is no ratio', () => {
  expect(clusteredRatio({ numerators: Float64Array.of(0), denominators: Float64Array.of(0) })).toBeNull();
});

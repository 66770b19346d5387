import { expect, test } from 'vitest';
import { randomStream } from '../../core/random.ts';
import { expectNear } from '../expect-near.ts';
import { readReference } from '../read-test-data.ts';
import { bcaInterval } from './bca.ts';
import { drawClusters } from './bootstrap-draws.ts';
import { bootstrapTInterval } from './bootstrap-t.ts';
import { clusteredRatio } from './clustered-ratio.ts';

const reference = readReference<{
  cluster_diff: number[];
  cluster_n: number[];
  mt19937_10000: { seed: number; B: number; bca: { lo: number; hi: number } };
}>('bootstrap.json');
const sums = {
  numerators: Float64Array.from(reference.cluster_diff),
  denominators: Float64Array.from(reference.cluster_n),
};
const { seed, B, bca } = reference.mt19937_10000;
const draws = drawClusters(reference.cluster_n.length, { seed, replicates: B });

test('the BCa interval agrees with the reference', () => {
  const actual = bcaInterval(sums, draws);
  expectNear(actual?.low ?? Number.NaN, bca.lo, 1e-9);
  expectNear(actual?.high ?? Number.NaN, bca.hi, 1e-9);
});

test('at 120 clusters the bootstrap-t interval is close to the t interval', () => {
  const { intervalCr1, standardErrorCr1 } = clusteredRatio(sums) ?? {};
  const actual = bootstrapTInterval(sums, draws);
  const tenth = (standardErrorCr1 ?? Number.NaN) / 10;
  expect(Math.abs((actual?.low ?? Number.NaN) - (intervalCr1?.low ?? Number.NaN))).toBeLessThan(tenth);
  expect(Math.abs((actual?.high ?? Number.NaN) - (intervalCr1?.high ?? Number.NaN))).toBeLessThan(tenth);
});

test('with 22 clusters of a skewed difference the bootstrap-t interval covers the truth', () => {
  const stream = randomStream(5);
  const few = drawClusters(22, { seed: 9, replicates: 400 });
  const runs = 300;
  let covered = 0;
  for (let run = 0; run < runs; run += 1) {
    const denominators = new Float64Array(22).fill(7);
    const numerators = denominators.map((rows) => {
      const share = stream.nextDouble() ** 2;
      let right = 0;
      for (let row = 0; row < rows; row += 1) right += Number(stream.nextDouble() < share);
      return right;
    });
    const interval = bootstrapTInterval({ numerators, denominators }, few);
    if (interval !== null && interval.low <= 1 / 3 && interval.high >= 1 / 3) covered += 1;
  }
  expect(covered / runs).toBeGreaterThan(0.92);
});

test('one cluster, or the same ratio in all, has neither interval', () => {
  const alike = { numerators: Float64Array.of(1, 2), denominators: Float64Array.of(2, 4) };
  const two = drawClusters(2, { seed: 1, replicates: 20 });
  expect([bootstrapTInterval(alike, two), bcaInterval(alike, two)]).toEqual([null, null]);
  const single = { numerators: Float64Array.of(1), denominators: Float64Array.of(2) };
  expect(bootstrapTInterval(single, drawClusters(1, { seed: 1, replicates: 20 }))).toBeNull();
});

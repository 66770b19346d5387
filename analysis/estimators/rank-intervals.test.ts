import { expect, test } from 'vitest';
import { expectNear } from '../expect-near.ts';
import { readReference, readReferenceRows } from '../read-test-data.ts';
import { drawClusters } from './bootstrap-draws.ts';
import { clusterSums, sortedClusterIds } from './cluster-sums.ts';
import { clusteredRatio } from './clustered-ratio.ts';
import { equivalenceTest, minimumDetectableEffect } from './equivalence.ts';
import { rankIntervals } from './rank-intervals.ts';

const reference = readReference<{
  pairs: { a: string; b: string; diff: number; se_CR1: number; tost_margin: number; tost_p: number; ci90: number[] }[];
  rank_intervals: {
    seed: number;
    B: number;
    critical_value: number;
    rows: { setting: string; rank: number; rank_lo: number; rank_hi: number }[];
  };
}>('pairwise_ranks.json');
const rows = readReferenceRows('rows.csv').filter((row) => row.status === 'completed');
const sources = sortedClusterIds(rows.map((row) => row.source ?? ''));

test('rank intervals agree with the reference', () => {
  const { seed, B, critical_value, rows: expected } = reference.rank_intervals;
  const settings = expected.map(({ setting }) =>
    clusterSums(
      sources,
      rows.filter((row) => row.setting === setting),
      { cluster: (row) => row.source ?? '', value: (row) => Number(row.correct) },
    ),
  );
  const actual = rankIntervals(settings, drawClusters(sources.length, { seed, replicates: B }));
  expectNear(actual?.criticalValue ?? Number.NaN, critical_value, 1e-9);
  expect(actual?.ranks).toEqual(
    expected.map(({ rank, rank_lo, rank_hi }) => ({ rank, interval: { low: rank_lo, high: rank_hi } })),
  );
});

test('equivalence tests of paired settings agree with the reference', () => {
  expect(reference.pairs).toHaveLength(10);
  for (const { a, b, ...expected } of reference.pairs) {
    const answers = new Map(rows.map((row) => [`${row.case_id} ${row.arm} ${row.setting}`, row]));
    const pairs = rows
      .filter((row) => row.setting === a)
      .flatMap((first) => {
        const second = answers.get(`${first.case_id} ${first.arm} ${b}`);
        return second === undefined ? [] : [{ first, second }];
      });
    const ratio = clusteredRatio(
      clusterSums(sources, pairs, {
        cluster: ({ first }) => first.source ?? '',
        value: ({ first, second }) => Number(first.correct) - Number(second.correct),
      }),
    );
    if (ratio === null) throw new Error(`${a} ${b}`);
    const actual = equivalenceTest(ratio, expected.tost_margin);
    expectNear(ratio.estimate, expected.diff, 1e-9, a + b);
    expectNear(ratio.standardErrorCr1 ?? Number.NaN, expected.se_CR1, 1e-9, a + b);
    expectNear(actual?.p ?? Number.NaN, expected.tost_p, 1e-9, a + b);
    expectNear(actual?.interval90.low ?? Number.NaN, expected.ci90[0] as number, 1e-9, a + b);
    expectNear(actual?.interval90.high ?? Number.NaN, expected.ci90[1] as number, 1e-9, a + b);
  }
});

test('the smallest detectable difference is 2.80 standard errors with many sources, and more with few', () => {
  expect(minimumDetectableEffect(0.0204, 1_000_000)).toBeCloseTo(0.0572, 4);
  // scipy.stats.t: ppf(.975, 4) + ppf(.8, 4)
  expectNear(minimumDetectableEffect(1, 5), 2.7764451051977987 + 0.9409645768987263, 1e-9);
});

test('a single setting, or settings that never differ, have no rank interval; one without rows has no rank', () => {
  const draws = drawClusters(2, { seed: 1, replicates: 20 });
  const some = { numerators: Float64Array.of(1, 0), denominators: Float64Array.of(2, 2) };
  const none = { numerators: Float64Array.of(0, 0), denominators: Float64Array.of(0, 0) };
  expect(rankIntervals([some], draws)).toBeNull();
  expect(rankIntervals([some, none], draws)).toBeNull();
  expect(rankIntervals([some, some], draws)).toBeNull();
  const other = { numerators: Float64Array.of(0, 1), denominators: Float64Array.of(2, 2) };
  const whole = { low: 1, high: 2 };
  expect(rankIntervals([some, none, other], draws)?.ranks).toEqual([
    { rank: 1, interval: whole },
    null,
    { rank: 1, interval: whole },
  ]);
});

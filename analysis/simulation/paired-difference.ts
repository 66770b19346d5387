/** Right answers of two askings of the same things: counts, difference, and tests of whether it is there. */
import { clusterSums } from '../estimators/cluster-sums.ts';
import { clusteredMcNemar } from '../estimators/clustered-mcnemar.ts';
import { mcnemar } from '../estimators/mcnemar.ts';
import { adjustHolm } from '../estimators/multiple-testing.ts';
import { estimateOverSources, type SourceEstimate } from '../estimators/source-estimate.ts';
import { type Known, missing } from '../missing.ts';
import type { SettingName } from '../settings.ts';
import { orMissing } from '../tables/association-cells.ts';
import type { Column, Row } from '../tables/table.ts';
import type { Score, Simulation } from './cells.ts';
import { isRight } from './shares.ts';

/** Two completed rows about one world. */
export interface Twice {
  readonly first: Score;
  readonly second: Score;
}

export interface PairedDifference {
  readonly pairs: number;
  readonly bothRight: number;
  readonly firstOnly: number;
  readonly secondOnly: number;
  readonly bothWrong: number;
  /** Share right of the first minus that of the second. */
  readonly difference: SourceEstimate;
  /** Exact, pairs as independent. */
  readonly mcNemarP: Known<number>;
  /** Exact sign-flip test over worlds. */
  readonly signFlipP: Known<number>;
}

/** Share right of the first minus that of the second, with the sums of each world. */
export function differenceOver(simulation: Simulation, pairs: readonly Twice[]) {
  const { clusterIds, draws } = simulation.clustersOf(pairs.map(({ first }) => first));
  const sums = clusterSums(clusterIds, pairs, {
    cluster: ({ first }) => first.world_id,
    value: ({ first, second }) => Number(isRight(first)) - Number(isRight(second)),
  });
  return { sums, difference: estimateOverSources(sums, draws) };
}

export function pairedDifference(simulation: Simulation, pairs: readonly Twice[]): PairedDifference {
  const count = (one: boolean, two: boolean) =>
    pairs.filter(({ first, second }) => isRight(first) === one && isRight(second) === two).length;
  const { sums, difference } = differenceOver(simulation, pairs);
  const tested = difference.sources < 2 ? null : clusteredMcNemar(sums.numerators);
  const reason = pairs.length === 0 ? 'empty' : difference.sources < 2 ? 'single_source' : 'no_spread';
  return {
    pairs: pairs.length,
    bothRight: count(true, true),
    firstOnly: count(true, false),
    secondOnly: count(false, true),
    bothWrong: count(false, false),
    difference,
    mcNemarP: pairs.length === 0 ? missing('empty') : mcnemar(count(true, false), count(false, true)).exactP,
    signFlipP: orMissing(tested?.signFlipP ?? null, reason),
  };
}

/** Holm over the differences that have a test, models and simulated subjects each a family; in their order. */
export function holmOver(
  rows: readonly { readonly setting: SettingName; readonly paired: PairedDifference }[],
): Known<number>[] {
  const adjusted = new Map<PairedDifference, number>();
  for (const family of Map.groupBy(rows, ({ setting }) => setting.simulated).values()) {
    const tested = family.map(({ paired }) => paired).filter(({ signFlipP }) => typeof signFlipP === 'number');
    const ps = adjustHolm(tested.map(({ signFlipP }) => signFlipP as number));
    tested.forEach((paired, place) => {
      adjusted.set(paired, ps[place] as number);
    });
  }
  return rows.map(({ paired }) => adjusted.get(paired) ?? paired.signFlipP);
}

/** @param labels of the pairs in which only one is right, and of the difference */
export function differenceColumns(labels: { first: string; second: string; difference: string }): Column[] {
  return [
    { key: 'pairs', label: 'n', kind: 'count' },
    { key: 'both_right', label: 'Both right', kind: 'count' },
    { key: 'first_only', label: labels.first, kind: 'count' },
    { key: 'second_only', label: labels.second, kind: 'count' },
    { key: 'both_wrong', label: 'Both wrong', kind: 'count' },
    { key: 'difference', label: `${labels.difference} (points)`, kind: 'points' },
    { key: 'difference_bootstrap', label: 'Bootstrap', kind: 'points_interval' },
    { key: 'difference_t', label: 't', kind: 'points_interval' },
    { key: 'mcnemar_p', label: 'p, McNemar', kind: 'p' },
    { key: 'sign_flip_p', label: 'p, worlds', kind: 'p' },
  ];
}

export const testsNote =
  't: over worlds (CR1), to be read where they are few; McNemar: exact, pairs as independent; p, worlds: exact sign-flip test in which the difference of a world changes sign as a whole.';

export const differenceCells = (paired: PairedDifference): Row => ({
  pairs: paired.pairs,
  both_right: paired.bothRight,
  first_only: paired.firstOnly,
  second_only: paired.secondOnly,
  both_wrong: paired.bothWrong,
  difference: paired.difference.estimate,
  difference_bootstrap: paired.difference.bootstrapInterval,
  difference_t: paired.difference.intervalCr1,
  mcnemar_p: paired.mcNemarP,
  sign_flip_p: paired.signFlipP,
});

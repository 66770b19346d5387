/** Shares and means of a group of scores, with the intervals that stand beside them. */
import { mean, standardDeviation } from 'simple-statistics';
import type { Interval } from '../estimators/interval.ts';
import { differenceOfShares } from '../estimators/newcombe.ts';
import { type ShareEstimate, shareOver } from '../estimators/share-estimate.ts';
import { isMissing, type Known, missing } from '../missing.ts';
import { completedOf, type Score, type Simulation } from './cells.ts';

/** The share of the given rows for which `right` holds; clusters are worlds. */
export function shareOf(
  simulation: Simulation,
  scores: readonly Score[],
  right: (score: Score) => boolean,
): ShareEstimate {
  const clusters = simulation.clustersOf(scores);
  return shareOver(
    clusters,
    scores.map((score) => ({ cluster: score.world_id, right: right(score) })),
  );
}

export const isRight = (score: Score): boolean => score.lenient;

/** Lenient accuracy over completed cells. */
export function accuracyOf(simulation: Simulation, scores: readonly Score[]): ShareEstimate {
  const known = simulation.accuracies.get(scores);
  if (known !== undefined) return known;
  const accuracy = shareOf(simulation, completedOf(scores), isRight);
  simulation.accuracies.set(scores, accuracy);
  return accuracy;
}

/** Mean of the values that are not null. */
export function meanOf(scores: readonly Score[], value: (score: Score) => number | null): Known<number> {
  const values = valuesOf(scores, value);
  return values.length === 0 ? missing('empty') : mean(values);
}

export const valuesOf = (scores: readonly Score[], value: (score: Score) => number | null): number[] =>
  scores.map(value).filter((each) => each !== null);

/** The plain share of rows, without an interval. */
export const plainShare = (scores: readonly Score[], holds: (score: Score) => boolean): Known<number> =>
  scores.length === 0 ? missing('empty') : scores.filter(holds).length / scores.length;

/** Replies with the finish reason "length", of those with a finish reason. */
export function stoppedAtLimit(completed: readonly Score[]): Known<number> {
  const stated = completed.filter(({ finish_reason }) => finish_reason !== null);
  return stated.length === 0
    ? missing('not_measured')
    : plainShare(stated, ({ finish_reason }) => finish_reason === 'length');
}

export interface BatchSpread {
  readonly batches: number;
  /** Standard deviation of the accuracies of the batches with divisor n, as in the paper. */
  readonly populationDeviation: Known<number>;
}

/** How far the accuracies of the batches (3 x 30 in the paper) lie apart. */
export function batchSpread(scores: readonly Score[]): BatchSpread {
  const batches = [...Map.groupBy(completedOf(scores), ({ batch }) => batch).values()];
  const shares = batches.map((rows) => rows.filter(isRight).length / rows.length);
  return {
    batches: shares.length,
    populationDeviation: shares.length < 2 ? missing('single_batch') : standardDeviation(shares),
  };
}

/** Share right of some completed rows minus that of others; the interval knows of worlds. */
export function differenceBetween(
  simulation: Simulation,
  first: readonly Score[],
  second: readonly Score[],
): { readonly estimate: Known<number>; readonly interval: Known<Interval> } {
  const [one, two] = [shareOf(simulation, first, isRight), shareOf(simulation, second, isRight)];
  if (isMissing(one.estimate)) return { estimate: one.estimate, interval: one.estimate };
  if (isMissing(two.estimate)) return { estimate: two.estimate, interval: two.estimate };
  if (isMissing(one.overSources)) return { estimate: one.estimate - two.estimate, interval: one.overSources };
  if (isMissing(two.overSources)) return { estimate: one.estimate - two.estimate, interval: two.overSources };
  return differenceOfShares(
    { estimate: one.estimate, interval: one.overSources },
    { estimate: two.estimate, interval: two.overSources },
  );
}

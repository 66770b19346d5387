/** A share of rows that are right, with the intervals that stand beside every accuracy. */
import { isMissing, type Known, missing } from '../missing.ts';
import type { BootstrapDraws } from './bootstrap-draws.ts';
import { clusterSums } from './cluster-sums.ts';
import type { Interval } from './interval.ts';
import { estimateOverSources, type SourceEstimate } from './source-estimate.ts';
import { wilsonInterval } from './wilson.ts';

export interface ShareEstimate extends SourceEstimate {
  /** As if rows were independent. */
  readonly wilson: Known<Interval>;
}

/** What is resampled: clusters in code-unit order and the draws made for their number. */
export interface Clusters {
  readonly clusterIds: readonly string[];
  readonly draws: BootstrapDraws;
}

export function shareOver(
  { clusterIds, draws }: Clusters,
  rows: readonly { readonly cluster: string; readonly right: boolean }[],
): ShareEstimate {
  const sums = clusterSums(clusterIds, rows, {
    cluster: ({ cluster }) => cluster,
    value: ({ right }) => Number(right),
  });
  const wilson = wilsonInterval(rows.filter(({ right }) => right).length, rows.length) ?? missing('empty');
  const estimate = estimateOverSources(sums, draws);
  return { ...estimate, intervalCr1: withinShares(estimate.intervalCr1), wilson };
}

/** The t interval is symmetric and can leave [0, 1], where no share lies. */
function withinShares(interval: Known<Interval>): Known<Interval> {
  if (isMissing(interval)) return interval;
  return { low: Math.max(0, interval.low), high: Math.min(1, interval.high) };
}

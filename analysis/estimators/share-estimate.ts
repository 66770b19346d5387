/** A share of rows that are right, with the intervals that stand beside every accuracy. */
import { type Known, missing } from '../missing.ts';
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
  return { ...estimateOverSources(sums, draws, { low: 0, high: 1 }), wilson };
}

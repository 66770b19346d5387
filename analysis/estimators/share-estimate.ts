/** A share of rows that are right, with the intervals that stand beside every accuracy. */
import { type Known, missing } from '../missing.ts';
import type { BootstrapDraws } from './bootstrap-draws.ts';
import { clusterSums } from './cluster-sums.ts';
import { clusteredWilson } from './clustered-wilson.ts';
import type { Interval } from './interval.ts';
import { estimateOverSources, type SourceEstimate } from './source-estimate.ts';
import { wilsonInterval } from './wilson.ts';

export interface ShareEstimate extends SourceEstimate {
  /** Wilson's interval of clustered rows: holds with few sources and near 0 and 1. */
  readonly overSources: Known<Interval>;
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
  const reason = rows.length === 0 ? 'empty' : 'single_source';
  const overSources = clusteredWilson(sums) ?? missing(reason);
  return { ...estimateOverSources(sums, draws), overSources, wilson };
}

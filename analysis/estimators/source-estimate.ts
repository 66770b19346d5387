/** One ratio with its inference between sources, or the reason why there is none. */

import { type Known, type Missing, missing } from '../missing.ts';
import type { BootstrapDraws } from './bootstrap-draws.ts';
import { type ClusterSums, residualOf, totals } from './cluster-sums.ts';
import { bootstrapRatio } from './clustered-bootstrap.ts';
import { clusteredRatio } from './clustered-ratio.ts';
import { cutTo, type Interval } from './interval.ts';

export interface SourceEstimate {
  readonly estimate: Known<number>;
  readonly rows: number;
  /** Sources that have rows. */
  readonly sources: number;
  /** Share of the rows that the source with most of them has; 0 without rows. */
  readonly largestSource: number;
  /** 95% percentile bootstrap over sources. */
  readonly bootstrapInterval: Known<Interval>;
  readonly bootstrapError: Known<number>;
  /** Monte-Carlo standard errors of the endpoints of the bootstrap interval. */
  readonly endpointErrors: Known<Interval>;
  readonly emptyReplicates: number;
  readonly errorCr1: Known<number>;
  /**
   * estimate +- t(.975, sources - 1) x CR1 standard error, cut to what is possible: holds with few sources, where the bootstrap is
   * too short.
   */
  readonly intervalCr1: Known<Interval>;
}

/**
 * Estimates sum(numerators) / sum(denominators). With one source, or with the same ratio in every source,
 * the estimate stands but no interval is given: its width would be zero and mean nothing.
 */
export function estimateOverSources(sums: ClusterSums, draws: BootstrapDraws): SourceEstimate {
  const ratio = clusteredRatio(sums);
  if (ratio === null) return withoutInference(sums, missing('empty'), missing('empty'));
  if (ratio.clusters < 2) return withoutInference(sums, ratio.estimate, missing('single_source'));
  const bootstrap = hasSpread(sums, ratio.estimate) ? bootstrapRatio(sums, draws) : null;
  if (bootstrap === null) return withoutInference(sums, ratio.estimate, missing('no_spread'));
  return {
    estimate: ratio.estimate,
    rows: ratio.rows,
    sources: ratio.clusters,
    largestSource: largestSourceOf(sums),
    bootstrapInterval: bootstrap.interval,
    bootstrapError: bootstrap.standardError,
    endpointErrors: bootstrap.endpointErrors,
    emptyReplicates: bootstrap.emptyReplicates,
    errorCr1: ratio.standardErrorCr1 ?? missing('single_source'),
    intervalCr1: ratio.intervalCr1 === null ? missing('single_source') : cutTo(ratio.intervalCr1, -1, 1),
  };
}

function withoutInference(sums: ClusterSums, estimate: Known<number>, reason: Missing): SourceEstimate {
  const { denominator: rows, clusters: sources } = totals(sums);
  return {
    estimate,
    rows,
    sources,
    largestSource: largestSourceOf(sums),
    bootstrapInterval: reason,
    bootstrapError: reason,
    endpointErrors: reason,
    emptyReplicates: 0,
    errorCr1: reason,
    intervalCr1: reason,
  };
}

/** Whether two sources with rows have different ratios. */
const hasSpread = (sums: ClusterSums, ratio: number): boolean =>
  sums.numerators.some((_, position) => residualOf(sums, position, ratio) !== 0);

function largestSourceOf(sums: ClusterSums): number {
  const rows = totals(sums).denominator;
  return rows === 0 ? 0 : sums.denominators.reduce((most, each) => Math.max(most, each), 0) / rows;
}

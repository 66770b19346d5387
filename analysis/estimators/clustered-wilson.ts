/**
 * Wilson's interval of a share of clustered rows: n is what the rows are worth as independent ones, the number of rows over the design
 * effect (Kott and Carr 1997; Franco et al. 2019). It holds where percentile and t intervals are far too short: near 0 and 1, and with
 * few clusters.
 */
import { studentQuantile } from '../distributions/student-t.ts';
import { type ClusterSums, residualOf, totals } from './cluster-sums.ts';
import type { Interval } from './interval.ts';
import { scoreInterval } from './wilson.ts';

/** The 95% interval with the t quantile of clusters - 1 degrees of freedom; null with fewer than two clusters. */
export function clusteredWilson(sums: ClusterSums): Interval | null {
  const { numerator, denominator: rows, clusters } = totals(sums);
  if (clusters < 2) return null;
  const share = numerator / rows;
  return scoreInterval(share, effectiveRows(sums, share, rows, clusters), studentQuantile(0.975, clusters - 1));
}

/**
 * Rows / design effect, the design effect being the jackknife variance over that of independent rows, and at least 1. Rows that are all
 * right, or all wrong, show no variance: then a cluster counts as one row.
 */
function effectiveRows(sums: ClusterSums, share: number, rows: number, clusters: number): number {
  const independent = (share * (1 - share)) / rows;
  if (independent === 0) return clusters;
  return rows / Math.max(1, jackknifeVariance(sums, share, rows, clusters) / independent);
}

/** (G - 1)/G x sum over clusters of (share - share without the cluster)^2. */
function jackknifeVariance(sums: ClusterSums, share: number, rows: number, clusters: number): number {
  let squares = 0;
  for (let position = 0; position < sums.denominators.length; position += 1)
    squares += (residualOf(sums, position, share) / (rows - (sums.denominators[position] as number))) ** 2;
  return (squares * (clusters - 1)) / clusters;
}

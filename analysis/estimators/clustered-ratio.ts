/** Standard error and t interval of a ratio of cluster sums, by linearisation (Miller 2024 for means of scores). */

import { studentQuantile } from '../distributions/student-t.ts';
import { type ClusterSums, residualOf, totals } from './cluster-sums.ts';
import type { Interval } from './interval.ts';

export interface ClusteredRatio {
  readonly estimate: number;
  /** Rows, and clusters that have rows. */
  readonly rows: number;
  readonly clusters: number;
  /** sqrt(sum over clusters of (numerator - estimate x denominator)^2) / rows; no finite-sample factor. */
  readonly standardErrorCr0: number;
  /** The same times sqrt(G / (G - 1)) for G clusters; null with a single cluster. */
  readonly standardErrorCr1: number | null;
  /** estimate +- t quantile(.975, G - 1) x CR1 standard error; null with a single cluster. */
  readonly intervalCr1: Interval | null;
}

/** The ratio with its clustered standard errors; null without rows. */
export function clusteredRatio(sums: ClusterSums): ClusteredRatio | null {
  const { numerator, denominator: rows, clusters } = totals(sums);
  if (rows === 0) return null;
  const estimate = numerator / rows;
  let squares = 0;
  for (let position = 0; position < sums.numerators.length; position += 1) {
    squares += residualOf(sums, position, estimate) ** 2;
  }
  const standardErrorCr0 = Math.sqrt(squares) / rows;
  if (clusters < 2) return { estimate, rows, clusters, standardErrorCr0, standardErrorCr1: null, intervalCr1: null };
  const standardErrorCr1 = standardErrorCr0 * Math.sqrt(clusters / (clusters - 1));
  const halfWidth = studentQuantile(0.975, clusters - 1) * standardErrorCr1;
  const intervalCr1 = { low: estimate - halfWidth, high: estimate + halfWidth };
  return { estimate, rows, clusters, standardErrorCr0, standardErrorCr1, intervalCr1 };
}

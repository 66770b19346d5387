/** Correlation of two lists of numbers with 95% intervals by Fisher's transformation. */
import { sampleCorrelation } from 'simple-statistics';
import { normalQuantile975 } from '../distributions/normal.ts';
import { type Known, missing } from '../missing.ts';
import type { Interval } from './interval.ts';
import { doubledRanks } from './mann-whitney.ts';

export interface Correlation {
  readonly estimate: Known<number>;
  readonly interval: Known<Interval>;
  readonly pairs: number;
}

/** Pearson's r; interval tanh(atanh r +- z / sqrt(n - 3)) (Fisher 1921). */
export function pearson(left: readonly number[], right: readonly number[]): Correlation {
  return correlate(left, right, () => 1);
}

/**
 * Pearson's r of the ranks, ties at the middle of their ranks; interval by Fisher's transformation with the variance
 * (1 + r^2 / 2) / (n - 3) (Bonett and Wright 2000).
 */
export function spearman(left: readonly number[], right: readonly number[]): Correlation {
  return correlate([...doubledRanks(left)], [...doubledRanks(right)], (r) => 1 + r ** 2 / 2);
}

function correlate(
  left: readonly number[],
  right: readonly number[],
  variance: (estimate: number) => number,
): Correlation {
  const pairs = left.length;
  if (pairs < 3) return { estimate: missing('too_few_pairs'), interval: missing('too_few_pairs'), pairs };
  if (isConstant(left) || isConstant(right))
    return { estimate: missing('constant'), interval: missing('constant'), pairs };
  const estimate = Math.max(-1, Math.min(1, sampleCorrelation([...left], [...right])));
  if (pairs < 4) return { estimate, interval: missing('too_few_pairs'), pairs };
  // Rounding may leave a perfect line a hair below 1, where the transformation has no end.
  if (Math.abs(estimate) > 1 - 1e-12) return { estimate, interval: missing('no_spread'), pairs };
  const reach = normalQuantile975 * Math.sqrt(variance(estimate) / (pairs - 3));
  const centre = Math.atanh(estimate);
  return { estimate, interval: { low: Math.tanh(centre - reach), high: Math.tanh(centre + reach) }, pairs };
}

const isConstant = (values: readonly number[]) => values.every((value) => value === values[0]);

/**
 * Rank correlation of the shares of some cells with a number of each cell, where the cells have their clusters in common. The cells
 * are given: nothing is said about other ones, only about what other clusters would show in these.
 */
import { studentQuantile } from '../distributions/student-t.ts';
import { isMissing, type Known, missing } from '../missing.ts';
import { type ClusterSums, totals } from './cluster-sums.ts';
import { type Correlation, spearman } from './correlation.ts';
import type { Interval } from './interval.ts';

/**
 * Spearman's rho with tanh(atanh rho +- t(.975, G - 1) x s / (1 - rho^2)), s^2 = (G - 1)/G x the sum over the G clusters of
 * (rho without the cluster - their mean)^2: the delete-one jackknife on Fisher's scale. (Resampled clusters would add their noise to
 * that of the shares, and noise draws a rank correlation to 0.)
 * @param cells numerators and denominators of each cell, over the same clusters; every cell has a row
 * @param numbers one a cell
 */
export function clusteredSpearman(cells: readonly ClusterSums[], numbers: readonly number[]): Correlation {
  const whole = cells.map(totals);
  const shares = whole.map(({ numerator, denominator }) => numerator / denominator);
  const { estimate, pairs } = spearman(numbers, shares);
  if (isMissing(estimate)) return { estimate, pairs, interval: estimate };
  const clusters = Array.from(cells[0]?.denominators ?? [], (_, cluster) => cluster);
  const left = clusters.flatMap((cluster): Known<number>[] => {
    if (cells.every(({ denominators }) => denominators[cluster] === 0)) return [];
    const without = cells.map(({ numerators, denominators }, cell) => {
      const { numerator, denominator } = whole[cell] as (typeof whole)[number];
      return (numerator - (numerators[cluster] as number)) / (denominator - (denominators[cluster] as number));
    });
    // A cell of one cluster alone has no share without it.
    return [without.some(Number.isNaN) ? missing('single_source') : spearman(numbers, without).estimate];
  });
  return { estimate, pairs, interval: intervalOf(estimate, left) };
}

function intervalOf(estimate: number, left: readonly Known<number>[]): Known<Interval> {
  const known = left.filter((rho) => typeof rho === 'number');
  if (known.length < 2 || known.length < left.length) return missing('single_source');
  const mean = known.reduce((sum, rho) => sum + rho, 0) / known.length;
  const squares = known.reduce((sum, rho) => sum + (rho - mean) ** 2, 0);
  const error = Math.sqrt((squares * (known.length - 1)) / known.length);
  // Rounding may leave what is the same everywhere a hair apart, and a perfect order a hair below 1.
  if (error < 1e-12 || Math.abs(estimate) > 1 - 1e-12) return missing('no_spread');
  const reach = (studentQuantile(0.975, known.length - 1) * error) / (1 - estimate ** 2);
  return { low: Math.tanh(Math.atanh(estimate) - reach), high: Math.tanh(Math.atanh(estimate) + reach) };
}

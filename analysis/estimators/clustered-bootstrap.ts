/**
 * Percentile bootstrap over clusters of a ratio of sums: a replicate draws whole clusters with replacement, with
 * multiplicity, and its value is sum(numerators) / sum(denominators); the number of rows varies between replicates.
 */
import { quantileSorted } from 'simple-statistics';
import type { BootstrapDraws } from './bootstrap-draws.ts';
import type { ClusterSums } from './cluster-sums.ts';
import type { Interval } from './interval.ts';

/** The quantile of the replicates, in the words that stand under every table. */
export const quantileDescription = 'type-7 quantiles at .025 and .975';

export interface BootstrapSummary {
  /** Type-7 quantiles of the replicates at .025 and .975. */
  readonly interval: Interval;
  /** Standard deviation of the replicates (divisor B - 1). */
  readonly standardError: number;
  /** Monte-Carlo standard errors of the two endpoints. */
  readonly endpointErrors: Interval;
  /** Replicates that drew no row at all; they have no value and are left out of the quantiles. */
  readonly emptyReplicates: number;
}

/** The value of every replicate in the order of the draws; NaN for a replicate that drew no row. */
export function replicateRatios(sums: ClusterSums, draws: BootstrapDraws): Float64Array {
  const { numerators, denominators } = sums;
  const { clusters, positions } = draws;
  if (numerators.length !== clusters) throw new Error('the draws were made for another number of clusters');
  const ratios = new Float64Array(draws.replicates);
  let draw = 0;
  for (let replicate = 0; replicate < ratios.length; replicate += 1) {
    let numerator = 0;
    let denominator = 0;
    for (const end = draw + clusters; draw < end; draw += 1) {
      const position = positions[draw] as number;
      numerator += numerators[position] as number;
      denominator += denominators[position] as number;
    }
    ratios[replicate] = numerator / denominator;
  }
  return ratios;
}

/** The bootstrap of one statistic; null when no replicate drew a row. */
export function bootstrapRatio(sums: ClusterSums, draws: BootstrapDraws): BootstrapSummary | null {
  const drawn = replicateRatios(sums, draws);
  const sorted = drawn.filter((ratio) => !Number.isNaN(ratio)).sort();
  if (sorted.length === 0) return null;
  return {
    interval: { low: quantile(sorted, 0.025), high: quantile(sorted, 0.975) },
    standardError: standardDeviation(sorted),
    endpointErrors: { low: quantileError(sorted, 0.025), high: quantileError(sorted, 0.975) },
    emptyReplicates: drawn.length - sorted.length,
  };
}

/** simple-statistics reads its argument by index only, so a typed array serves; sorting one is far faster. */
function quantile(sorted: Float64Array, probability: number): number {
  return quantileSorted(sorted as unknown as number[], probability);
}

function standardDeviation(values: Float64Array): number {
  let sum = 0;
  for (const value of values) sum += value;
  const mean = sum / values.length;
  let squares = 0;
  for (const value of values) squares += (value - mean) ** 2;
  return values.length < 2 ? 0 : Math.sqrt(squares / (values.length - 1));
}

/** sqrt(p(1-p)/B) / f(q), with the density f at the quantile taken from the quantiles one hundredth to either side. */
function quantileError(sorted: Float64Array, probability: number): number {
  const reach = 0.01;
  const spread = quantile(sorted, probability + reach) - quantile(sorted, probability - reach);
  return Math.sqrt((probability * (1 - probability)) / sorted.length) * (spread / (2 * reach));
}

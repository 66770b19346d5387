/**
 * Simultaneous 95% intervals of ranks (Mogstad, Romano, Shaikh and Wilhelm 2024): two settings are told apart when
 * their difference exceeds c bootstrap standard errors, c being the quantile of the largest standardised deviation.
 */
import { quantileSorted } from 'simple-statistics';
import type { BootstrapDraws } from './bootstrap-draws.ts';
import { type ClusterSums, totals } from './cluster-sums.ts';
import { replicateRatios } from './clustered-bootstrap.ts';
import type { Interval } from './interval.ts';

export interface Rank {
  readonly rank: number;
  readonly interval: Interval;
}

export interface RankIntervals {
  /** Type-7 .95 quantile over replicates of the largest |difference* - difference| / standard error of any pair. */
  readonly criticalValue: number;
  /** For each setting, in the order given: 1 is best; null for a setting without a row. */
  readonly ranks: readonly (Rank | null)[];
}

/**
 * @param settings right answers and completed cells by source, one a setting, over the same sources
 * @returns null when fewer than two settings have rows, or no pair of settings differs between replicates
 */
export function rankIntervals(settings: readonly ClusterSums[], draws: BootstrapDraws): RankIntervals | null {
  const counted = settings.filter((sums) => totals(sums).denominator > 0);
  const found = counted.length < 2 ? null : rankCounted(counted, draws);
  return found && { ...found, ranks: settings.map((sums) => found.ranks[counted.indexOf(sums)] ?? null) };
}

/** Every setting has rows. */
function rankCounted(settings: readonly ClusterSums[], draws: BootstrapDraws): RankIntervals | null {
  const estimates = settings.map((sums) => {
    const { numerator, denominator } = totals(sums);
    return numerator / denominator;
  });
  const replicates = settings.map((sums) => replicateRatios(sums, draws));
  const largest = new Float64Array(draws.replicates);
  const standardErrors = settings.map(() => new Float64Array(settings.length));
  for (let left = 0; left < settings.length; left += 1) {
    for (let right = left + 1; right < settings.length; right += 1) {
      const lefts = replicates[left] as Float64Array;
      const rights = replicates[right] as Float64Array;
      const observed = (estimates[left] as number) - (estimates[right] as number);
      // Settings that differ by the same everywhere leave nothing but rounding.
      const spread = spreadOfDifferences(lefts, rights);
      const error = spread < 1e-12 ? 0 : spread;
      (standardErrors[left] as Float64Array)[right] = error;
      (standardErrors[right] as Float64Array)[left] = error;
      if (error === 0) continue;
      for (let replicate = 0; replicate < largest.length; replicate += 1) {
        const drawn = (lefts[replicate] as number) - (rights[replicate] as number);
        const deviation = Math.abs(drawn - observed) / error;
        if (deviation > (largest[replicate] as number)) largest[replicate] = deviation;
      }
    }
  }
  const sorted = largest.sort() as unknown as number[];
  const criticalValue = quantileSorted(sorted, 0.95);
  if (criticalValue === 0) return null;
  const beats = (one: number, other: number) =>
    (estimates[one] as number) - (estimates[other] as number) >
    criticalValue * ((standardErrors[one] as Float64Array)[other] as number);
  const others = (setting: number) => settings.map((_, index) => index).filter((index) => index !== setting);
  const ranks = settings.map((_, setting) => ({
    rank: 1 + others(setting).filter((other) => (estimates[other] as number) > (estimates[setting] as number)).length,
    interval: {
      low: 1 + others(setting).filter((other) => beats(other, setting)).length,
      high: settings.length - others(setting).filter((other) => beats(setting, other)).length,
    },
  }));
  return { criticalValue, ranks };
}

/** Standard deviation (divisor B - 1) of the differences; replicates in which a setting has no row are left out. */
function spreadOfDifferences(lefts: Float64Array, rights: Float64Array): number {
  let count = 0;
  let sum = 0;
  for (let index = 0; index < lefts.length; index += 1) {
    const difference = (lefts[index] as number) - (rights[index] as number);
    if (Number.isNaN(difference)) continue;
    count += 1;
    sum += difference;
  }
  let squares = 0;
  for (let index = 0; index < lefts.length; index += 1) {
    const difference = (lefts[index] as number) - (rights[index] as number);
    if (!Number.isNaN(difference)) squares += (difference - sum / count) ** 2;
  }
  return Math.sqrt(squares / (count - 1));
}

/** The bias-corrected and accelerated interval (Efron 1987) of a ratio of cluster sums. */
import { quantileSorted } from 'simple-statistics';
import { normalLower, normalQuantile } from '../distributions/normal.ts';
import type { BootstrapDraws } from './bootstrap-draws.ts';
import { type ClusterSums, totals } from './cluster-sums.ts';
import { replicateRatios } from './clustered-bootstrap.ts';
import type { Interval } from './interval.ts';

/**
 * z0 from the share of replicates below the estimate (ties half), the acceleration from leaving out one cluster each.
 * @returns null where either does not exist: no spread, all replicates on one side, or one cluster holds every row
 */
export function bcaInterval(sums: ClusterSums, draws: BootstrapDraws): Interval | null {
  const { numerator, denominator } = totals(sums);
  const estimate = numerator / denominator;
  const replicates = replicateRatios(sums, draws).filter((ratio) => !Number.isNaN(ratio));
  let below = 0;
  for (const replicate of replicates) below += replicate < estimate ? 1 : replicate === estimate ? 0.5 : 0;
  const share = below / replicates.length;
  const left = Array.from(
    sums.numerators,
    (part, position) => (numerator - part) / (denominator - (sums.denominators[position] as number)),
  );
  const mean = left.reduce((sum, value) => sum + value, 0) / left.length;
  const squares = left.reduce((sum, value) => sum + (mean - value) ** 2, 0);
  const cubes = left.reduce((sum, value) => sum + (mean - value) ** 3, 0);
  if (!(share > 0 && share < 1) || !(squares > 0)) return null;
  const bias = normalQuantile(share);
  const acceleration = cubes / (6 * squares ** 1.5);
  const sorted = replicates.sort() as unknown as number[];
  const end = (probability: number) => {
    const z = bias + normalQuantile(probability);
    return quantileSorted(sorted, normalLower(bias + z / (1 - acceleration * z)));
  };
  return { low: end(0.025), high: end(0.975) };
}

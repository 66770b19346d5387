/** Interval of a single proportion of independent rows (Wilson 1927). */
import type { Interval } from './interval.ts';

/** The .975 quantile of the standard normal distribution. */
const normalQuantile975 = 1.959963984540054;

/**
 * The 95% Wilson score interval, clipped to [0, 1]; null without trials.
 * With p = k/n the centre is (p + z^2/2n) / (1 + z^2/n) and the half-width
 * z sqrt(p(1-p)/n + z^2/4n^2) / (1 + z^2/n).
 * It treats rows as independent: where a source has several rows, print a clustered interval beside it.
 */
export function wilsonInterval(successes: number, trials: number): Interval | null {
  if (trials === 0) return null;
  const share = successes / trials;
  const zSquared = normalQuantile975 ** 2;
  const scale = 1 + zSquared / trials;
  const centre = (share + zSquared / (2 * trials)) / scale;
  const variance = (share * (1 - share)) / trials + zSquared / (4 * trials * trials);
  const halfWidth = (normalQuantile975 * Math.sqrt(variance)) / scale;
  return { low: Math.max(0, centre - halfWidth), high: Math.min(1, centre + halfWidth) };
}

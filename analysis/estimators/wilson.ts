/** Interval of a single proportion of independent rows (Wilson 1927). */
import { normalQuantile975 } from '../distributions/normal.ts';
import type { Interval } from './interval.ts';

/**
 * The 95% Wilson score interval, clipped to [0, 1]; null without trials.
 * It treats rows as independent: where a source has several rows, print `clustered-wilson.ts` beside it.
 */
export function wilsonInterval(successes: number, trials: number): Interval | null {
  return trials === 0 ? null : scoreInterval(successes / trials, trials, normalQuantile975);
}

/**
 * All shares that lie within `quantile` of their own standard errors from the observed one: with p the share of n trials the centre is
 * (p + z^2/2n) / (1 + z^2/n) and the half-width z sqrt(p(1-p)/n + z^2/4n^2) / (1 + z^2/n).
 */
export function scoreInterval(share: number, trials: number, quantile: number): Interval {
  const square = quantile ** 2;
  const scale = 1 + square / trials;
  const centre = (share + square / (2 * trials)) / scale;
  const variance = (share * (1 - share)) / trials + square / (4 * trials * trials);
  const halfWidth = (quantile * Math.sqrt(variance)) / scale;
  return { low: Math.max(0, centre - halfWidth), high: Math.min(1, centre + halfWidth) };
}

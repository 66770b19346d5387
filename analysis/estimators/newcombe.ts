/** Interval of the difference of two shares of different rows, from an interval of each. */
import type { Interval } from './interval.ts';

export interface Share {
  readonly estimate: number;
  /** Wilson's, of independent rows or of clustered ones. */
  readonly interval: Interval;
}

/**
 * first - second with its 95% interval (Newcombe 1998, method 10): d - sqrt((p1 - l1)^2 + (u2 - p2)^2) to
 * d + sqrt((u1 - p1)^2 + (p2 - l2)^2). Where both shares go up and down together between clusters it is too wide rather than too short.
 */
export function differenceOfShares(first: Share, second: Share): Share {
  const estimate = first.estimate - second.estimate;
  return {
    estimate,
    interval: {
      low: estimate - Math.hypot(first.estimate - first.interval.low, second.interval.high - second.estimate),
      high: estimate + Math.hypot(first.interval.high - first.estimate, second.estimate - second.interval.low),
    },
  };
}

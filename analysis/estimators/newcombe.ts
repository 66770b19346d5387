/** Interval of the difference of two proportions of different, independent rows. */
import type { Interval } from './interval.ts';
import { wilsonInterval } from './wilson.ts';

export interface Share {
  readonly right: number;
  readonly rows: number;
}

/**
 * first - second with its 95% interval from the two Wilson intervals (Newcombe 1998, method 10):
 * d - sqrt((p1 - l1)^2 + (u2 - p2)^2) to d + sqrt((u1 - p1)^2 + (p2 - l2)^2). Null when one has no rows.
 */
export function differenceOfShares(first: Share, second: Share): { estimate: number; interval: Interval } | null {
  const [one, two] = [wilsonInterval(first.right, first.rows), wilsonInterval(second.right, second.rows)];
  if (one === null || two === null) return null;
  const [p1, p2] = [first.right / first.rows, second.right / second.rows];
  const estimate = p1 - p2;
  return {
    estimate,
    interval: {
      low: estimate - Math.hypot(p1 - one.low, two.high - p2),
      high: estimate + Math.hypot(one.high - p1, p2 - two.low),
    },
  };
}

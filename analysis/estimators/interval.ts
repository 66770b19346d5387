/** A closed interval of real numbers. */
export interface Interval {
  readonly low: number;
  readonly high: number;
}

/** An interval cut to what is possible: [0, 1] for a share, [-1, 1] for a difference of shares. */
export const cutTo = ({ low, high }: Interval, least: number, most: number): Interval => ({
  low: Math.min(most, Math.max(least, low)),
  high: Math.min(most, Math.max(least, high)),
});

/** A closed interval of real numbers. */
export interface Interval {
  readonly low: number;
  readonly high: number;
}

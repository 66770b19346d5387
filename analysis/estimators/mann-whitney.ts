/**
 * The area under the ROC curve: how often a metric is larger in an error than in a success, ties counting half.
 * Ranks are doubled, so that mid-ranks are whole numbers and tied statistics compare as equal.
 */
import { normalUpper } from '../distributions/normal.ts';

export interface MannWhitney {
  readonly errors: number;
  readonly successes: number;
  /** Sum of ranks of the errors - n1(n1 + 1)/2. */
  readonly u: number;
  /** U / (n1 n0). */
  readonly auc: number;
  /** n1 n0/12 [(N + 1) - sum(t^3 - t)/(N(N - 1))], square root; 0 when all values are tied. */
  readonly sigma: number;
  /** One-sided, errors have larger values, with continuity correction; 1 when all values are tied. */
  readonly asymptoticP: number;
}

/** Twice the mid-rank of every value. */
export function doubledRanks(values: ArrayLike<number>): Int32Array {
  const order = Uint32Array.from({ length: values.length }, (_, index) => index).sort(
    (left, right) => (values[left] as number) - (values[right] as number),
  );
  const ranks = new Int32Array(values.length);
  for (let start = 0; start < order.length; ) {
    const value = values[order[start] as number];
    let end = start + 1;
    while (end < order.length && values[order[end] as number] === value) end += 1;
    for (let place = start; place < end; place += 1) ranks[order[place] as number] = start + end + 1;
    start = end;
  }
  return ranks;
}

/** @returns null unless both outcomes occur */
export function mannWhitney(ranks: Int32Array, isError: Uint8Array): MannWhitney | null {
  let errors = 0;
  let doubledSum = 0;
  for (let row = 0; row < ranks.length; row += 1) {
    if (isError[row] !== 1) continue;
    errors += 1;
    doubledSum += ranks[row] as number;
  }
  const successes = ranks.length - errors;
  if (errors === 0 || successes === 0) return null;
  const u = doubledSum / 2 - (errors * (errors + 1)) / 2;
  const rows = ranks.length;
  const variance = ((errors * successes) / 12) * (rows + 1 - tieTerm(ranks) / (rows * (rows - 1)));
  const sigma = Math.sqrt(Math.max(0, variance));
  const asymptoticP = sigma === 0 ? 1 : normalUpper((u - (errors * successes) / 2 - 0.5) / sigma);
  return { errors, successes, u, auc: u / (errors * successes), sigma, asymptoticP };
}

/** Sum over groups of t tied values of t^3 - t. */
export function tieTerm(ranks: Int32Array): number {
  const counts = new Map<number, number>();
  for (const rank of ranks) counts.set(rank, (counts.get(rank) ?? 0) + 1);
  let sum = 0;
  for (const count of counts.values()) sum += count ** 3 - count;
  return sum;
}

/** Tests of reversals that hold when the pairs of one source are related. */
import { normalTwoSided } from '../distributions/normal.ts';

export interface ClusteredMcNemar {
  /** sum of d / sqrt(sum of d^2) over the clusters' sums d (Obuchowski 1998; Durkalski et al. 2003). */
  readonly z: number;
  readonly p: number;
  /** Two-sided exact p of the sign-flip test: every cluster's sum is as likely to be -d as d. */
  readonly signFlipP: number;
}

/**
 * @param differences each cluster's sum of (first right - second right); whole numbers
 * @returns null when no cluster has a difference
 */
export function clusteredMcNemar(differences: Float64Array): ClusteredMcNemar | null {
  const squares = differences.reduce((sum, difference) => sum + difference ** 2, 0);
  if (squares === 0) return null;
  const z = differences.reduce((sum, difference) => sum + difference, 0) / Math.sqrt(squares);
  return { z, p: normalTwoSided(z), signFlipP: signFlipP(differences) };
}

/**
 * P(|S| >= |observed|) for S = sum of +-d with independent fair signs. The distribution of S lives on whole numbers,
 * so it is built cluster by cluster, and no sampling is needed at any number of clusters.
 */
export function signFlipP(differences: Float64Array): number {
  const sizes = [...differences].map(Math.abs).filter((size) => size > 0);
  const reach = sizes.reduce((sum, size) => sum + size, 0);
  const observed = Math.abs(differences.reduce((sum, difference) => sum + difference, 0));
  let probabilities = new Float64Array(2 * reach + 1);
  let next = new Float64Array(2 * reach + 1);
  probabilities[reach] = 1;
  let reached = 0;
  for (const size of sizes) {
    next.fill(0, reach - reached - size, reach + reached + size + 1);
    // Sums of so many flips are all even or all odd.
    for (let position = reach - reached; position <= reach + reached; position += 2) {
      const half = (probabilities[position] as number) / 2;
      if (half === 0) continue;
      next[position - size] = (next[position - size] as number) + half;
      next[position + size] = (next[position + size] as number) + half;
    }
    [probabilities, next] = [next, probabilities];
    reached += size;
  }
  let tails = 0;
  for (let sum = reach; sum >= observed; sum -= 1) {
    const upper = probabilities[reach + sum] as number;
    tails += sum === 0 ? upper : 2 * upper;
  }
  return Math.min(1, tails);
}

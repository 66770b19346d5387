/**
 * Rank correlation of the shares of some cells with a number of each cell, with a bootstrap over the clusters that cells have in
 * common. The cells are given: nothing is said about other ones, only about what other clusters would show in these.
 */
import { quantileSorted } from 'simple-statistics';
import { isMissing, type Known, missing } from '../missing.ts';
import type { BootstrapDraws } from './bootstrap-draws.ts';
import { type ClusterSums, totals } from './cluster-sums.ts';
import { replicateRatios } from './clustered-bootstrap.ts';
import { type Correlation, spearman } from './correlation.ts';
import type { Interval } from './interval.ts';

/**
 * @param cells numerators and denominators of each cell, over the clusters of the draws; every cell has a row
 * @param numbers one list for each correlation, with a number a cell
 * @returns Spearman's rho for each list; its interval has the type-7 quantiles at .025 and .975 of the replicates in which
 *   every cell has a row and the shares are not all the same
 */
export function clusteredSpearman(
  cells: readonly ClusterSums[],
  numbers: readonly (readonly number[])[],
  draws: BootstrapDraws,
): Correlation[] {
  const shares = cells.map((sums) => {
    const { numerator, denominator } = totals(sums);
    return numerator / denominator;
  });
  const replicates = cells.map((sums) => replicateRatios(sums, draws));
  const drawn = numbers.map((): number[] => []);
  for (let replicate = 0; replicate < draws.replicates; replicate += 1) {
    const ratios = replicates.map((ratiosOfCell) => ratiosOfCell[replicate] as number);
    if (ratios.some(Number.isNaN)) continue;
    for (const [list, values] of numbers.entries()) {
      const { estimate } = spearman(values, ratios);
      if (!isMissing(estimate)) drawn[list]?.push(estimate);
    }
  }
  return numbers.map((values, list) => {
    const { estimate, pairs } = spearman(values, shares);
    return {
      estimate,
      pairs,
      interval: isMissing(estimate) ? estimate : intervalOf(drawn[list] ?? [], draws.clusters),
    };
  });
}

function intervalOf(replicates: number[], clusters: number): Known<Interval> {
  if (clusters < 2) return missing('single_source');
  replicates.sort((left, right) => left - right);
  if (replicates.length === 0 || replicates[0] === replicates.at(-1)) return missing('no_spread');
  return { low: quantileSorted(replicates, 0.025), high: quantileSorted(replicates, 0.975) };
}

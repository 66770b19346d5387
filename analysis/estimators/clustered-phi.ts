/** Correlation of two outcomes of the same items (phi), with a bootstrap over clusters; over all items, or within levels. */
import { quantileSorted } from 'simple-statistics';
import { type Known, missing } from '../missing.ts';
import type { BootstrapDraws } from './bootstrap-draws.ts';
import type { Interval } from './interval.ts';

export interface PairedOutcome {
  readonly cluster: string;
  /** Items are compared with others of their level only. */
  readonly level: string;
  readonly first: boolean;
  readonly second: boolean;
}

export interface ClusteredPhi {
  readonly estimate: Known<number>;
  /** Type-7 quantiles at .025 and .975 of the replicates that have a value. */
  readonly interval: Known<Interval>;
}

/** Rows, first right, second right and both right: of one level of one cluster, or of a replicate. */
type Counts = [rows: number, first: number, second: number, both: number];

/**
 * sum over levels of the covariance / sqrt(sums over levels of the two variances): phi itself with a single level.
 * @param clusterIds the clusters in the order of the draws
 */
export function clusteredPhi(
  pairs: readonly PairedOutcome[],
  clusterIds: readonly string[],
  draws: BootstrapDraws,
): ClusteredPhi {
  if (clusterIds.length !== draws.clusters) throw new Error('the draws were made for another number of clusters');
  const levels = [...new Set(pairs.map(({ level }) => level))];
  const byCluster = Map.groupBy(pairs, ({ cluster }) => cluster);
  const cells = clusterIds.map((id) =>
    [...Map.groupBy(byCluster.get(id) ?? [], ({ level }) => level)].map(([level, rows]) => ({
      at: levels.indexOf(level) * 4,
      counts: countsOf(rows),
    })),
  );
  const estimate = phiOf(sumOf(cells, levels.length, cells.keys()));
  if (estimate === null) return { estimate: missing('constant'), interval: missing('constant') };
  if (byCluster.size < 2) return { estimate, interval: missing('single_source') };
  const replicates: number[] = [];
  for (let replicate = 0; replicate < draws.replicates; replicate += 1) {
    const drawn = draws.positions.subarray(replicate * draws.clusters, (replicate + 1) * draws.clusters);
    const phi = phiOf(sumOf(cells, levels.length, drawn));
    if (phi !== null) replicates.push(phi);
  }
  if (replicates.length === 0) return { estimate, interval: missing('no_spread') };
  replicates.sort((left, right) => left - right);
  return { estimate, interval: { low: quantileSorted(replicates, 0.025), high: quantileSorted(replicates, 0.975) } };
}

function countsOf(rows: readonly PairedOutcome[]): Counts {
  const count = (counts: (row: PairedOutcome) => boolean) => rows.filter(counts).length;
  return [rows.length, count((row) => row.first), count((row) => row.second), count((row) => row.first && row.second)];
}

type ClusterCells = readonly (readonly { readonly at: number; readonly counts: Counts }[])[];

/** The counts of every level, one after the other. */
function sumOf(cells: ClusterCells, levels: number, positions: Iterable<number>): Float64Array {
  const sums = new Float64Array(levels * 4);
  for (const position of positions)
    for (const { at, counts } of cells[position] ?? [])
      for (let place = 0; place < 4; place += 1)
        sums[at + place] = (sums[at + place] as number) + (counts[place] as number);
  return sums;
}

function phiOf(sums: Float64Array): number | null {
  let [covariance, firstVariance, secondVariance] = [0, 0, 0];
  for (let at = 0; at < sums.length; at += 4) {
    const [rows, first, second, both] = sums.subarray(at, at + 4) as unknown as Counts;
    if (rows === 0) continue;
    covariance += both - (first * second) / rows;
    firstVariance += first - first ** 2 / rows;
    secondVariance += second - second ** 2 / rows;
  }
  const scale = Math.sqrt(firstVariance * secondVariance);
  return scale < 1e-9 ? null : covariance / scale;
}

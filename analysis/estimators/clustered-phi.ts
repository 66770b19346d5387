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
  const counted = countByCluster(pairs, clusterIds);
  const all = Uint32Array.from(clusterIds.keys());
  const estimate = phiOf(counted, all, 0, all.length);
  if (estimate === null) return { estimate: missing('constant'), interval: missing('constant') };
  if (new Set(pairs.map(({ cluster }) => cluster)).size < 2) return { estimate, interval: missing('single_source') };
  const replicates: number[] = [];
  for (let replicate = 0; replicate < draws.replicates; replicate += 1) {
    const from = replicate * draws.clusters;
    const phi = phiOf(counted, draws.positions, from, from + draws.clusters);
    if (phi !== null) replicates.push(phi);
  }
  if (replicates.length === 0) return { estimate, interval: missing('no_spread') };
  replicates.sort((left, right) => left - right);
  const interval = { low: quantileSorted(replicates, 0.025), high: quantileSorted(replicates, 0.975) };
  return { estimate, interval: interval.high - interval.low < 1e-12 ? missing('no_spread') : interval };
}

/** Four counts for each level of each cluster: rows, first right, second right, both right. */
interface Counted {
  /** Where the entries of each cluster start; one more than there are clusters. */
  readonly starts: Uint32Array;
  /** Of each entry: four times the number of its level. */
  readonly places: Uint32Array;
  readonly counts: Float64Array;
  /** Sums of the levels of a replicate, used again by each. */
  readonly sums: Float64Array;
}

function countByCluster(pairs: readonly PairedOutcome[], clusterIds: readonly string[]): Counted {
  const levels = new Map([...new Set(pairs.map(({ level }) => level))].map((level, place) => [level, place]));
  const byCluster = Map.groupBy(pairs, ({ cluster }) => cluster);
  const entries = clusterIds.map((id) => [...Map.groupBy(byCluster.get(id) ?? [], ({ level }) => level)]);
  const starts = new Uint32Array(clusterIds.length + 1);
  entries.forEach((each, cluster) => {
    starts[cluster + 1] = (starts[cluster] as number) + each.length;
  });
  return {
    starts,
    places: Uint32Array.from(entries.flat(), ([level]) => 4 * (levels.get(level) as number)),
    counts: Float64Array.from(entries.flat().flatMap(([, rows]) => countsOf(rows))),
    sums: new Float64Array(4 * levels.size),
  };
}

function countsOf(rows: readonly PairedOutcome[]): number[] {
  const count = (counts: (row: PairedOutcome) => boolean) => rows.filter(counts).length;
  return [rows.length, count((row) => row.first), count((row) => row.second), count((row) => row.first && row.second)];
}

/** phi of the clusters that `positions` lists from one place to another. */
function phiOf(
  { starts, places, counts, sums }: Counted,
  positions: Uint16Array | Uint32Array,
  from: number,
  to: number,
): number | null {
  sums.fill(0);
  for (let draw = from; draw < to; draw += 1) {
    const cluster = positions[draw] as number;
    for (let entry = starts[cluster] as number; entry < (starts[cluster + 1] as number); entry += 1) {
      const level = places[entry] as number;
      for (let which = 0; which < 4; which += 1)
        sums[level + which] = (sums[level + which] as number) + (counts[4 * entry + which] as number);
    }
  }
  let [covariance, firstVariance, secondVariance] = [0, 0, 0];
  for (let level = 0; level < sums.length; level += 4) {
    const rows = sums[level] as number;
    if (rows === 0) continue;
    const [first, second, both] = [sums[level + 1] as number, sums[level + 2] as number, sums[level + 3] as number];
    covariance += both - (first * second) / rows;
    firstVariance += first - first ** 2 / rows;
    secondVariance += second - second ** 2 / rows;
  }
  const scale = Math.sqrt(firstVariance * secondVariance);
  return scale < 1e-9 ? null : covariance / scale;
}

/** How long the bootstrap takes at the size of a large study: 314 sources, 2,397 pairs, 10,000 replicates. */
import { randomStream } from '../../core/random.ts';
import { drawClusters } from './bootstrap-draws.ts';
import { type ClusterSums, clusterSums, sortedClusterIds } from './cluster-sums.ts';
import { bootstrapRatio } from './clustered-bootstrap.ts';

export interface BenchRow {
  readonly name: string;
  readonly value: number;
  readonly unit: string;
  readonly goal: string;
  readonly holds: boolean;
}

const size = { clusters: 314, pairs: 2397, replicates: 10_000, statistics: 8, rounds: 5 };
/** Milliseconds; twice what an unloaded machine with two cores takes, so that a busy one does not fail. */
const goals = { alone: 150, shared: 75 };

/** Medians over five rounds: one statistic with draws of its own, and one of eight that share their draws. */
export function benchBootstrap(): BenchRow[] {
  const sums = Array.from({ length: size.statistics }, (_, index) => examplePairs(index));
  const alone = median(size.rounds, () => run(sums.slice(0, 1)));
  const shared = median(size.rounds, () => run(sums)) / size.statistics;
  return [
    row('bootstrap, one statistic with its own draws', alone, goals.alone),
    row('bootstrap, one of eight statistics that share draws', shared, goals.shared),
  ];
}

function run(statistics: readonly ClusterSums[]): void {
  const draws = drawClusters(size.clusters, { replicates: size.replicates, seed: 1 });
  for (const sums of statistics) bootstrapRatio(sums, draws);
}

function row(name: string, value: number, goal: number): BenchRow {
  return { name, value: Math.round(value * 10) / 10, unit: 'ms', goal: `at most ${goal}`, holds: value <= goal };
}

function examplePairs(seed: number): ClusterSums {
  const random = randomStream(seed);
  const pairs = Array.from({ length: size.pairs }, (_, index) => ({
    source: `source-${index % size.clusters}`,
    difference: random.nextIndex(3) - 1,
  }));
  const clusterIds = sortedClusterIds(pairs.map((pair) => pair.source));
  return clusterSums(clusterIds, pairs, { cluster: (pair) => pair.source, value: (pair) => pair.difference });
}

function median(rounds: number, work: () => void): number {
  const times = Array.from({ length: rounds }, () => {
    const start = performance.now();
    work();
    return performance.now() - start;
  });
  return times.sort((left, right) => left - right)[Math.floor(rounds / 2)] ?? Number.NaN;
}

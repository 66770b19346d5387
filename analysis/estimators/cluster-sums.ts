/**
 * Rows reduced to two sums per cluster. Every estimator of this room is a ratio of such sums,
 * so the cost of resampling does not depend on the number of rows.
 */

/** Sums per cluster, indexed by the position of the cluster in the sorted list of cluster ids. */
export interface ClusterSums {
  /** Sum of the values of each cluster's rows, such as right answers. */
  readonly numerators: Float64Array;
  /** Number of rows of each cluster; zero where a cluster has none. */
  readonly denominators: Float64Array;
}

/** Distinct ids in code-unit order: the order in which the bootstrap numbers its clusters. */
export function sortedClusterIds(ids: Iterable<string>): string[] {
  return [...new Set(ids)].sort((left, right) => (left < right ? -1 : left > right ? 1 : 0));
}

/**
 * Adds up `value` over the rows of each cluster.
 * Sums of integers are exact, so the order of the rows cannot change a digit.
 */
export function clusterSums<Row>(
  clusterIds: readonly string[],
  rows: readonly Row[],
  row: { readonly cluster: (row: Row) => string; readonly value: (row: Row) => number },
): ClusterSums {
  const positions = new Map(clusterIds.map((id, position) => [id, position]));
  const numerators = new Float64Array(clusterIds.length);
  const denominators = new Float64Array(clusterIds.length);
  for (const each of rows) {
    const position = positions.get(row.cluster(each));
    if (position === undefined) throw new Error(`cluster ${row.cluster(each)} is not in the list of clusters`);
    numerators[position] = (numerators[position] ?? 0) + row.value(each);
    denominators[position] = (denominators[position] ?? 0) + 1;
  }
  return { numerators, denominators };
}

/** Numerator, denominator and number of clusters that have rows. */
export function totals(sums: ClusterSums): { numerator: number; denominator: number; clusters: number } {
  let numerator = 0;
  let denominator = 0;
  let clusters = 0;
  for (let position = 0; position < sums.denominators.length; position += 1) {
    const rows = sums.denominators[position] ?? 0;
    numerator += sums.numerators[position] ?? 0;
    denominator += rows;
    if (rows > 0) clusters += 1;
  }
  return { numerator, denominator, clusters };
}

/**
 * How far the sum of a cluster lies from what its rows give at the ratio of all clusters. Values lie in [-1, 1]; sums of thirds
 * and the like leave rounding behind, which is no spread between clusters.
 */
export function residualOf(sums: ClusterSums, position: number, ratio: number): number {
  const rows = sums.denominators[position] ?? 0;
  const residual = (sums.numerators[position] ?? 0) - ratio * rows;
  return Math.abs(residual) <= 1e-12 * rows ? 0 : residual;
}

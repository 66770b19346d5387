/** How much of the control flow two runs of a program share. */

/** Jaccard overlap of two sets of executed edges: shared / all. Two runs without edges are alike. */
export function edgeOverlap(short: ReadonlySet<string>, long: ReadonlySet<string>): number {
  const all = short.union(long).size;
  return all === 0 ? 1 : short.intersection(long).size / all;
}

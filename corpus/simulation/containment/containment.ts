/** Things in things in a hall, each container of a kind alike: the instance behind nested loops and recurring calculations. */

/** One kind of thing: so many of it in every container. */
export interface Kind {
  /** Singular form, used once. */
  readonly thing: string;
  /** How many are in each container: the trips of its loop. */
  readonly count: number;
  /** Whether what comes later is inside of it; the last kind always counts as one that is. */
  readonly isContainer: boolean;
}

/** For each kind the place of the one it is inside of; undefined for what is in the hall itself. */
export function containersOf(kinds: readonly Kind[]): (number | undefined)[] {
  let container: number | undefined;
  return kinds.map(({ isContainer }, place) => {
    const inside = container;
    if (isContainer) container = place;
    return inside;
  });
}

/** How many there are of each kind in all. */
export function totalsOf(kinds: readonly Kind[]): bigint[] {
  const totals: bigint[] = [];
  for (const [place, container] of containersOf(kinds).entries()) {
    const containers = container === undefined ? 1n : (totals[container] as bigint);
    totals.push(containers * BigInt(kinds[place]?.count ?? 0));
  }
  return totals;
}

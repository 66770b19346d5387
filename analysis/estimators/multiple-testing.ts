/** Adjusted p-values of a declared family. Tests that cannot be made are left out by the caller, and listed by it. */

/** Benjamini and Hochberg (1995): min over j >= i of min(1, m p(j) / j), in the order given. */
export function adjustBenjaminiHochberg(ps: readonly number[]): number[] {
  return adjust(ps, (p, rank, tests) => (p * tests) / rank, 'from the largest');
}

/** Holm (1979): max over j <= i of min(1, (m - j + 1) p(j)), in the order given. */
export function adjustHolm(ps: readonly number[]): number[] {
  return adjust(ps, (p, rank, tests) => p * (tests - rank + 1), 'from the smallest');
}

function adjust(
  ps: readonly number[],
  scale: (p: number, rank: number, tests: number) => number,
  direction: 'from the largest' | 'from the smallest',
): number[] {
  const order = ps.map((_, index) => index).sort((left, right) => (ps[left] as number) - (ps[right] as number));
  const adjusted = new Array<number>(ps.length);
  const places = order.map((index, place) => ({ index, rank: place + 1 }));
  if (direction === 'from the largest') places.reverse();
  let bound = direction === 'from the largest' ? 1 : 0;
  for (const { index, rank } of places) {
    const scaled = Math.min(1, scale(ps[index] as number, rank, ps.length));
    bound = direction === 'from the largest' ? Math.min(bound, scaled) : Math.max(bound, scaled);
    adjusted[index] = bound;
  }
  return adjusted;
}

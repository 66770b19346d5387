/** The largest absolute value; 0 of none. */
export function largestSize(values: Iterable<bigint>): bigint {
  let most = 0n;
  for (const value of values) {
    const size = value < 0n ? -value : value;
    if (size > most) most = size;
  }
  return most;
}

import { expect, test } from 'vitest';
import { rarelyZero } from './rarely-zero.ts';

test('a zero is drawn again, three times at most', () => {
  const drawnFrom = (...values: bigint[]) =>
    rarelyZero(
      () => values.shift(),
      (value) => value,
    );
  expect(drawnFrom(5n, 1n)).toBe(5n);
  expect(drawnFrom(0n, 0n, 7n)).toBe(7n);
  expect(drawnFrom(0n, 0n, 0n, 0n, 7n)).toBe(0n);
});

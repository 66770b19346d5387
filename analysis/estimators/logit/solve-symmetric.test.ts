import { expect, test } from 'vitest';
import { solveSymmetric } from './solve-symmetric.ts';

const any = Float64Array.of(0, 0, 0);

test('a positive definite system is solved from its lower triangle', () => {
  // [4 2 0; 2 5 1; 0 1 3] x [1, -1, 2] = [2, -1, 5]
  const right = Float64Array.of(2, -1, 5);
  expect(solveSymmetric(Float64Array.of(4, 0, 0, 2, 5, 0, 0, 1, 3), right, any)).toEqual([]);
  [1, -1, 2].forEach((expected, place) => {
    expect(right[place]).toBeCloseTo(expected, 14);
  });
});

test('a column that others determine, or determine but for rounding, is left out, and the rest is solved without it', () => {
  // Without the second column [4 2; 2 5] x [1.5, 1] = [8, 8].
  const singular = Float64Array.of(4, 0, 0, 4, 4, 0, 2, 2, 5);
  const right = Float64Array.of(8, 7, 8);
  expect(solveSymmetric(singular, right, any)).toEqual([1]);
  expect([...right]).toEqual([1.5, 0, 1]);
  const almost = Float64Array.of(1, 0, 0, 1, 1 + 1e-14, 0, 0, 0, 1);
  const least = Float64Array.of(1e-10, 1e-10, 1e-10);
  expect(solveSymmetric(almost, Float64Array.of(1, 1, 1), least)).toEqual([1]);
});

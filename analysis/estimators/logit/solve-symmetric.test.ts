import { expect, test } from 'vitest';
import { solveSymmetric } from './solve-symmetric.ts';

const any = Float64Array.of(0, 0, 0);

test('a positive definite system is solved from its lower triangle', () => {
  // [4 2 0; 2 5 1; 0 1 3] x [1, -1, 2] = [2, -1, 5]
  const right = Float64Array.of(2, -1, 5);
  expect(solveSymmetric(Float64Array.of(4, 0, 0, 2, 5, 0, 0, 1, 3), right, any)).toBe(true);
  [1, -1, 2].forEach((expected, place) => {
    expect(right[place]).toBeCloseTo(expected, 14);
  });
});

test('a matrix without an inverse, or one but for rounding, has no solution', () => {
  const singular = Float64Array.of(1, 0, 0, 1, 1, 0, 0, 0, 1);
  expect(solveSymmetric(singular, Float64Array.of(1, 1, 1), any)).toBe(false);
  const almost = Float64Array.of(1, 0, 0, 1, 1 + 1e-14, 0, 0, 0, 1);
  expect(solveSymmetric(almost, Float64Array.of(1, 1, 1), Float64Array.of(1e-10, 1e-10, 1e-10))).toBe(false);
});

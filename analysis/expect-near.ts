/** Comparison with reference values, for tests only. */
import { expect } from 'vitest';
import { noteDeviation } from './reference-deviations.ts';

/** Passes when the error is at most `tolerance`, relative to the expected value. */
export function expectNear(actual: number, expected: number, tolerance: number, what = ''): void {
  noteDeviation(actual, expected);
  const allowed = tolerance * Math.max(Math.abs(expected), Number.MIN_VALUE);
  expect(Math.abs(actual - expected), `${what}: ${actual} against ${expected}`).toBeLessThanOrEqual(allowed);
}

/** The same for lists of one length. */
export function expectAllNear(
  actual: ArrayLike<number>,
  expected: readonly number[],
  tolerance: number,
  what = '',
): void {
  expect(actual.length, what).toBe(expected.length);
  expected.forEach((value, place) => {
    expectNear(actual[place] as number, value, tolerance, `${what}[${place}]`);
  });
}

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { defaultRetryLimits as limits, waitAfterAttempt } from './retry.ts';

test('waits double up to their cap', () => {
  const waits = [1, 2, 3, 4, 5, 6, 7].map((attempt) => waitAfterAttempt(attempt, null, limits, 1));
  expect(waits).toEqual([1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000]);
});

test('a server that asks for more gets it, up to a cap of its own', () => {
  expect(waitAfterAttempt(1, 45_000, limits, 0)).toBe(45_000);
  expect(waitAfterAttempt(1, 86_400_000, limits, 0)).toBe(limits.longestRetryAfterInMs);
  expect(waitAfterAttempt(3, 10, limits, 0)).toBe(2_000);
});

test('no wait is ever longer than the longest cap', () => {
  const wait = fc.tuple(
    fc.integer({ min: 1, max: 2000 }),
    fc.option(fc.double({ min: 0, noNaN: true })),
    fc.double({ min: 0, max: 1, noNaN: true }),
  );
  fc.assert(
    fc.property(wait, ([attempt, asked, random]) => {
      const milliseconds = waitAfterAttempt(attempt, asked, limits, random);
      expect(milliseconds).toBeGreaterThanOrEqual(500);
      expect(milliseconds).toBeLessThanOrEqual(limits.longestRetryAfterInMs);
    }),
  );
});

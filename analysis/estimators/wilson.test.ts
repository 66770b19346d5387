import fc from 'fast-check';
import { expect, test } from 'vitest';
import { expectNear } from '../expect-near.ts';
import { readReference } from '../read-test-data.ts';
import { wilsonInterval } from './wilson.ts';

test('every reference interval is reproduced', () => {
  const { cases } = readReference<{ cases: { k: number; n: number; wilson: [number, number] }[] }>(
    'proportion_intervals.json',
  );
  expect(cases).toHaveLength(11);
  for (const { k, n, wilson } of cases) {
    const interval = wilsonInterval(k, n);
    expectNear(interval?.low ?? Number.NaN, wilson[0], 1e-12);
    expectNear(interval?.high ?? Number.NaN, wilson[1], 1e-12);
  }
});

test('without trials there is no interval', () => {
  expect(wilsonInterval(0, 0)).toBeNull();
});

test('the interval lies in [0, 1], contains the share and mirrors when right and wrong are swapped', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 5000 }), fc.nat(), (trials, pick) => {
      const successes = pick % (trials + 1);
      const interval = wilsonInterval(successes, trials) ?? { low: Number.NaN, high: Number.NaN };
      const mirrored = wilsonInterval(trials - successes, trials) ?? { low: Number.NaN, high: Number.NaN };
      expect(interval.low).toBeGreaterThanOrEqual(0);
      expect(interval.high).toBeLessThanOrEqual(1);
      expect(interval.low).toBeLessThanOrEqual(successes / trials + 1e-12);
      expect(interval.high).toBeGreaterThanOrEqual(successes / trials - 1e-12);
      expect(mirrored.low).toBeCloseTo(1 - interval.high, 12);
    }),
  );
});

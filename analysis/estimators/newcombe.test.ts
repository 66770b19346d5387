import { expect, test } from 'vitest';
import { expectNear } from '../expect-near.ts';
import { readReference } from '../read-test-data.ts';
import type { Interval } from './interval.ts';
import { differenceOfShares } from './newcombe.ts';
import { wilsonInterval } from './wilson.ts';

interface Reference {
  first: [number, number];
  second: [number, number];
  interval: [number, number];
}
const { newcombe } = readReference<{ newcombe: Reference[] }>('simulation_estimators.json');
const shareOf = ([right, rows]: [number, number]) => ({
  estimate: right / rows,
  interval: wilsonInterval(right, rows) as Interval,
});

test.each(newcombe)('$first and $second differ as statsmodels says', ({ first, second, interval }) => {
  const found = differenceOfShares(shareOf(first), shareOf(second));
  expectNear(found.interval.low, interval[0], 1e-10);
  expectNear(found.interval.high, interval[1], 1e-10);
  expect(found.estimate).toBe(first[0] / first[1] - second[0] / second[1]);
});

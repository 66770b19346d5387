import { expect, test } from 'vitest';
import { expectNear } from '../expect-near.ts';
import { readReference } from '../read-test-data.ts';
import { differenceOfShares } from './newcombe.ts';

interface Reference {
  first: [number, number];
  second: [number, number];
  interval: [number, number];
}
const { newcombe } = readReference<{ newcombe: Reference[] }>('simulation_estimators.json');

test.each(newcombe)('$first and $second differ as statsmodels says', ({ first, second, interval }) => {
  const found = differenceOfShares({ right: first[0], rows: first[1] }, { right: second[0], rows: second[1] });
  expectNear(found?.interval.low as number, interval[0], 1e-10);
  expectNear(found?.interval.high as number, interval[1], 1e-10);
  expect(found?.estimate).toBe(first[0] / first[1] - second[0] / second[1]);
});

test('without rows there is no difference', () => {
  expect(differenceOfShares({ right: 0, rows: 0 }, { right: 1, rows: 2 })).toBeNull();
});

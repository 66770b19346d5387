import { expect, test } from 'vitest';
import { expectNear } from '../../expect-near.ts';
import { readReference } from '../../read-test-data.ts';
import { growthExponent } from './complexities.ts';

interface Reference {
  sizes: number[];
  steps: number[];
  exponent: number;
}
const { growth } = readReference<{ growth: Reference[] }>('simulation_estimators.json');

test.each(growth)('steps $steps grow as scipy says', ({ sizes, steps, exponent }) => {
  expectNear(
    growthExponent(sizes.map((length, place) => ({ length, steps: steps[place] as number }))),
    exponent,
    1e-10,
  );
});

test('squares grow with exponent 2', () => {
  expect(growthExponent([10, 20, 40].map((length) => ({ length, steps: 3 * length ** 2 })))).toBeCloseTo(2, 12);
});

import { expect, test } from 'vitest';
import { expectAllNear, expectNear } from '../expect-near.ts';
import { readReference } from '../read-test-data.ts';
import { fitConstantSlip } from './constant-slip.ts';

interface Reference {
  k: number[];
  right: number[];
  slip: number;
  interval: [number, number];
}
const { constant_slip } = readReference<{ constant_slip: Reference[] }>('simulation_estimators.json');

test.each(constant_slip)('the slip and its profile interval are those of scipy', ({ k, right, slip, interval }) => {
  const fit = fitConstantSlip(k.map((steps, index) => ({ steps, right: right[index] === 1 })));
  expectNear(fit?.slip as number, slip, 1e-7);
  expectAllNear([fit?.interval.low as number, fit?.interval.high as number], interval, 1e-7);
});

test('where every answer is wrong every step may be', () => {
  const fit = fitConstantSlip([10, 10, 20].map((steps) => ({ steps, right: false })));
  expect(fit?.slip).toBe(1);
  expect(fit?.interval.high).toBe(1);
  // (1 - (1-d)^10)^2 (1 - (1-d)^20) = e^-1.9207 at the lower end.
  const low = fit?.interval.low as number;
  expectNear((1 - (1 - low) ** 10) ** 2 * (1 - (1 - low) ** 20), Math.exp(-1.920729410347062), 1e-9);
});

test('without a step there is nothing to fit', () => {
  expect(fitConstantSlip([{ steps: 0, right: true }])).toBeNull();
});

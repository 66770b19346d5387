import { expect, test } from 'vitest';
import { expectNear } from '../expect-near.ts';
import { readReference } from '../read-test-data.ts';
import { chiSquareUpper, fUpper } from './chi-square.ts';
import { normalLower, normalQuantile, normalQuantile975, normalTwoSided, normalUpper } from './normal.ts';

const reference = readReference<{
  normal_two_sided_p: [number, number][];
  normal_quantile: [number, number][];
  chi2_sf: [number, number, number][];
  f_sf: [number, number, number, number][];
}>('special_functions.json');

test('two-sided normal p-values agree with the reference to 37 standard errors', () => {
  expect(reference.normal_two_sided_p).toHaveLength(13);
  for (const [z, p] of reference.normal_two_sided_p) expectNear(normalTwoSided(z), p, 1e-10, `z ${z}`);
});

test('normal quantiles agree with the reference, and are turned around by the lower tail', () => {
  expect(reference.normal_quantile).toHaveLength(11);
  for (const [probability, z] of reference.normal_quantile) {
    if (z === 0) expect(Math.abs(normalQuantile(probability))).toBeLessThan(1e-15);
    else expectNear(normalQuantile(probability), z, 1e-10, `p ${probability}`);
    expectNear(normalLower(z), probability, 1e-10, `z ${z}`);
  }
  expectNear(normalQuantile(0.975), normalQuantile975, 1e-15);
});

test('the two tails of the normal distribution sum to one', () => {
  for (const z of [-3, -0.5, 0, 0.2, 2]) expectNear(normalUpper(z) + normalLower(z), 1, 1e-15, `z ${z}`);
});

test('chi-square and F tails agree with the reference', () => {
  expect([reference.chi2_sf.length, reference.f_sf.length]).toEqual([20, 12]);
  for (const [value, degrees, p] of reference.chi2_sf) expectNear(chiSquareUpper(value, degrees), p, 1e-10, `${value}`);
  for (const [value, upper, lower, p] of reference.f_sf) expectNear(fUpper(value, upper, lower), p, 1e-10, `${value}`);
});

test('a probability outside (0, 1) has no quantile', () => {
  expect(() => normalQuantile(0)).toThrow('no normal quantile at 0');
  expect(() => normalQuantile(Number.NaN)).toThrow();
});

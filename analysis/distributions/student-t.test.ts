import { expect, test } from 'vitest';
import { expectNear } from '../expect-near.ts';
import { readReference } from '../read-test-data.ts';
import { incompleteBeta } from './incomplete-beta.ts';
import { logBeta, logGamma } from './log-gamma.ts';
import { studentQuantile, studentTwoSided } from './student-t.ts';

const reference = readReference<{
  t_two_sided_p: [number, number, number][];
  t_quantile_975: [number, number][];
  beta_quantile: [number, number, number, number][];
  log_gamma: [number, number][];
}>('special_functions.json');

const tolerance = 1e-10;

test('two-sided p-values agree with the reference down to the far tail', () => {
  expect(reference.t_two_sided_p).toHaveLength(40);
  for (const [t, degrees, p] of reference.t_two_sided_p)
    expectNear(studentTwoSided(t, degrees), p, tolerance, `t ${t}, ${degrees}`);
});

test('the .975 quantile agrees with the reference', () => {
  expect(reference.t_quantile_975).toHaveLength(7);
  for (const [degrees, t] of reference.t_quantile_975)
    expectNear(studentQuantile(0.975, degrees), t, tolerance, `df ${degrees}`);
});

test('the incomplete beta function at the reference quantiles of beta distributions gives their probability', () => {
  expect(reference.beta_quantile).toHaveLength(15);
  for (const [probability, a, b, x] of reference.beta_quantile) {
    expectNear(incompleteBeta(x, 1 - x, a, b), probability, tolerance, `beta(${a}, ${b})`);
  }
});

test('the ends of the incomplete beta function are 0 and 1', () => {
  expect([incompleteBeta(0, 1, 2, 3), incompleteBeta(1, 0, 2, 3)]).toEqual([0, 1]);
});

test('log-gamma agrees with the reference', () => {
  for (const [x, value] of reference.log_gamma)
    if (value === 0) expect(Math.abs(logGamma(x))).toBeLessThan(tolerance);
    else expectNear(logGamma(x), value, tolerance);
});

test('log-beta agrees with closed forms for small, mixed and large arguments', () => {
  expectNear(logBeta(2, 3), Math.log(1 / 12), tolerance, 'beta(2, 3)');
  expectNear(logBeta(1, 500), -Math.log(500), tolerance, 'beta(1, 500)');
  expectNear(logBeta(0.5, 0.5), Math.log(Math.PI), tolerance, 'beta(.5, .5)');
  // 1 / Beta(20, 21) = 20 x binomial(40, 20)
  expectNear(logBeta(20, 21), -Math.log(20 * 137_846_528_820), tolerance, 'beta(20, 21)');
});

/** The regularised upper incomplete gamma function Q(a, x), from which the normal and chi-square tails follow. */
import { logGamma } from './log-gamma.ts';

const settled = 1e-17;
const tiny = 1e-300;
const mostTerms = 10_000;

/** Q(a, x) for a > 0 and x >= 0; keeps its relative accuracy down to the smallest doubles. */
export function upperIncompleteGamma(a: number, x: number): number {
  if (x <= 0) return 1;
  return x < a + 1 ? 1 - lowerSeries(a, x) : upperContinuedFraction(a, x);
}

/** Abramowitz and Stegun 6.5.29. */
function lowerSeries(a: number, x: number): number {
  let term = 1 / a;
  let sum = term;
  for (let count = 1; count <= mostTerms; count += 1) {
    term *= x / (a + count);
    sum += term;
    if (term <= sum * settled) return sum * prefactor(a, x);
  }
  throw new Error(`the incomplete gamma function did not settle at a = ${a}, x = ${x}`);
}

/** Abramowitz and Stegun 6.5.31, evaluated from the front by Lentz's method. */
function upperContinuedFraction(a: number, x: number): number {
  let denominator = x + 1 - a;
  let above = 1 / tiny;
  let below = 1 / denominator;
  let value = below;
  for (let count = 1; count <= mostTerms; count += 1) {
    const coefficient = -count * (count - a);
    denominator += 2;
    below = 1 / awayFromZero(coefficient * below + denominator);
    above = awayFromZero(denominator + coefficient / above);
    const change = below * above;
    value *= change;
    if (Math.abs(change - 1) < 1e-16) return value * prefactor(a, x);
  }
  throw new Error(`the incomplete gamma function did not settle at a = ${a}, x = ${x}`);
}

const prefactor = (a: number, x: number) => Math.exp(a * Math.log(x) - x - logGamma(a));

const awayFromZero = (value: number) => (Math.abs(value) < tiny ? tiny : value);

/** The regularised incomplete beta function I_x(a, b), from which the t, F and binomial distributions follow. */
import { logBeta } from './log-gamma.ts';

/** Relative change at which the continued fraction has settled. */
const settled = 1e-16;
/** Stands in for a zero denominator of the continued fraction. */
const tiny = 1e-300;
/** Far above what arguments up to a million need (about the square root of the larger one). */
const mostTerms = 20_000;

/**
 * I_x(a, b) for a, b > 0. The caller gives `x` and `1 - x` both, because the smaller of the two would lose its digits
 * in a subtraction; tails keep their relative accuracy down to the smallest doubles.
 */
export function incompleteBeta(x: number, oneMinusX: number, a: number, b: number): number {
  if (x <= 0) return 0;
  if (oneMinusX <= 0) return 1;
  if (x > (a + 1) / (a + b + 2)) return 1 - lowerTail(oneMinusX, x, b, a);
  return lowerTail(x, oneMinusX, a, b);
}

function lowerTail(x: number, oneMinusX: number, a: number, b: number): number {
  const logX = x < 0.5 ? Math.log(x) : Math.log1p(-oneMinusX);
  const logRest = oneMinusX < 0.5 ? Math.log(oneMinusX) : Math.log1p(-x);
  return (Math.exp(a * logX + b * logRest - logBeta(a, b)) / a) * continuedFraction(x, a, b);
}

/** Abramowitz and Stegun 26.5.8, evaluated from the front by Lentz's method. */
function continuedFraction(x: number, a: number, b: number): number {
  let ratioAbove = 1;
  let ratioBelow = 1 / awayFromZero(1 - ((a + b) * x) / (a + 1));
  let value = ratioBelow;
  for (let term = 1; term <= mostTerms; term += 1) {
    const even = (term * (b - term) * x) / ((a + 2 * term - 1) * (a + 2 * term));
    const odd = (-(a + term) * (a + b + term) * x) / ((a + 2 * term) * (a + 2 * term + 1));
    let change = 1;
    for (const coefficient of [even, odd]) {
      ratioBelow = 1 / awayFromZero(1 + coefficient * ratioBelow);
      ratioAbove = awayFromZero(1 + coefficient / ratioAbove);
      change = ratioBelow * ratioAbove;
      value *= change;
    }
    if (Math.abs(change - 1) <= settled) return value;
  }
  throw new Error(`the incomplete beta function did not settle at x = ${x}, a = ${a}, b = ${b}`);
}

function awayFromZero(value: number): number {
  return Math.abs(value) < tiny ? tiny : value;
}

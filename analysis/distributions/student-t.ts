/** Student's t distribution. */
import { incompleteBeta } from './incomplete-beta.ts';

/** P(|T| >= |t|) for `degrees` > 0 degrees of freedom; accurate in the far tail. */
export function studentTwoSided(t: number, degrees: number): number {
  const square = t * t;
  return incompleteBeta(degrees / (degrees + square), square / (degrees + square), degrees / 2, 0.5);
}

/** The quantile of the t distribution at a probability in [.5, 1), by bisection down to neighbouring doubles. */
export function studentQuantile(probability: number, degrees: number): number {
  const tails = 2 * (1 - probability);
  let low = 0;
  let high = 1;
  while (studentTwoSided(high, degrees) > tails) high *= 2;
  for (;;) {
    const middle = (low + high) / 2;
    if (middle <= low || middle >= high) return middle;
    if (studentTwoSided(middle, degrees) > tails) low = middle;
    else high = middle;
  }
}

/** P(T >= t). */
export function studentUpper(t: number, degrees: number): number {
  const half = studentTwoSided(t, degrees) / 2;
  return t >= 0 ? half : 1 - half;
}

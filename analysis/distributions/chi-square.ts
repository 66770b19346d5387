/** Upper tails of the chi-square and F distributions, for Wald tests. */
import { incompleteBeta } from './incomplete-beta.ts';
import { upperIncompleteGamma } from './incomplete-gamma.ts';

/** P(X >= value) for the chi-square distribution with `degrees` degrees of freedom. */
export const chiSquareUpper = (value: number, degrees: number): number => upperIncompleteGamma(degrees / 2, value / 2);

/** P(X >= value) for the F distribution with `upper` and `lower` degrees of freedom. */
export function fUpper(value: number, upper: number, lower: number): number {
  if (value <= 0) return 1;
  const whole = lower + upper * value;
  return incompleteBeta(lower / whole, (upper * value) / whole, lower / 2, upper / 2);
}

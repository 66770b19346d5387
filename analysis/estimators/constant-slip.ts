/** How often a step goes wrong, from whole answers alone: right with probability (1 - d)^k after k steps. */
import type { Interval } from './interval.ts';

export interface Trial {
  /** k, at least 1. */
  readonly steps: number;
  readonly right: boolean;
}

export interface ConstantSlip {
  /** d, the probability that a step goes wrong: the maximum of the likelihood. */
  readonly slip: number;
  /** All d whose log-likelihood is within 1.92 of the maximum (95% profile likelihood). */
  readonly interval: Interval;
}

/** Half the .95 quantile of chi-square with one degree of freedom. */
const reach = 1.920729410347062;

/**
 * With s = -log(1 - d) the log-likelihood is -s * (steps of right answers) + sum over wrong ones of log(1 - e^(-s k)):
 * concave, so halving finds its maximum and its ends. Null without a trial of at least one step.
 */
export function fitConstantSlip(trials: readonly Trial[]): ConstantSlip | null {
  const used = trials.filter(({ steps }) => steps >= 1);
  if (used.length === 0) return null;
  const rightSteps = used.reduce((sum, { right, steps }) => sum + (right ? steps : 0), 0);
  const wrong = [
    ...Map.groupBy(
      used.filter(({ right }) => !right),
      ({ steps }) => steps,
    ),
  ].map(([steps, rows]) => ({ steps, count: rows.length }));
  const logLikelihood = (s: number) =>
    wrong.reduce((sum, { steps, count }) => sum + count * Math.log(-Math.expm1(-s * steps)), -s * rightSteps);
  const slope = (s: number) =>
    wrong.reduce((sum, { steps, count }) => sum + (count * steps) / Math.expm1(s * steps), -rightSteps);
  const best = wrong.length === 0 ? 0 : rightSteps === 0 ? Infinity : root(slope, smallest, largest);
  const top = best === 0 || best === Infinity ? 0 : logLikelihood(best);
  const within = (s: number) => logLikelihood(s) - top + reach;
  const low = best === 0 ? 0 : root((s) => -within(s), smallest, best === Infinity ? largest : best);
  const high = best === Infinity ? Infinity : root(within, best === 0 ? smallest : best, largest);
  return { slip: slipOf(best), interval: { low: slipOf(low), high: slipOf(high) } };
}

const smallest = 1e-12;
const largest = 700;
const slipOf = (s: number) => -Math.expm1(-s);

/** Where a falling function crosses zero, halving the logarithm of the argument. */
function root(falling: (s: number) => number, from: number, to: number): number {
  let [low, high] = [Math.log(from), Math.log(to)];
  for (let step = 0; step < 200 && high - low > 1e-15; step += 1) {
    const middle = (low + high) / 2;
    if (falling(Math.exp(middle)) > 0) low = middle;
    else high = middle;
  }
  return Math.exp((low + high) / 2);
}

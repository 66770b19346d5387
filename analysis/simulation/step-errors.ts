/** How often a single step goes wrong: read from traces, and inferred from whole answers alone. */
import { type ConstantSlip, fitConstantSlip } from '../estimators/constant-slip.ts';
import type { Interval } from '../estimators/interval.ts';
import { wilsonInterval } from '../estimators/wilson.ts';
import { type Known, missing } from '../missing.ts';
import { completedOf, type Score } from './cells.ts';
import { isRight } from './shares.ts';

/** Families whose answer is right when k independent parts are: k is the position of the level. */
const independentParts: ReadonlySet<string> = new Set(['approximate']);

export const stepUnit = (family: string): string => (independentParts.has(family) ? 'loops' : 'statements');

/** k of (1 - d)^k. */
export const stepsOf = (score: Score): number =>
  independentParts.has(score.family) ? score.position : score.trace_length;

export interface TracedSteps {
  /** Replies whose trace could be followed. */
  readonly traces: number;
  /** Steps at which a first error could happen, and first errors. */
  readonly steps: number;
  readonly errors: number;
  /** errors / steps: the chance that the next step goes wrong while all before it were right. */
  readonly rate: Known<number>;
  readonly interval: Known<Interval>;
}

export function tracedSteps(scores: readonly Score[]): TracedSteps {
  const traced = completedOf(scores).filter(({ steps_followed }) => steps_followed !== null);
  const errors = traced.filter(({ first_divergent_step }) => first_divergent_step !== null).length;
  const steps = errors + traced.reduce((sum, { steps_followed }) => sum + (steps_followed ?? 0), 0);
  return {
    traces: traced.length,
    steps,
    errors,
    rate: steps === 0 ? missing('empty') : errors / steps,
    interval: wilsonInterval(errors, steps) ?? missing('empty'),
  };
}

export const fittedSlip = (scores: readonly Score[]): ConstantSlip | null =>
  fitConstantSlip(completedOf(scores).map((score) => ({ steps: stepsOf(score), right: isRight(score) })));

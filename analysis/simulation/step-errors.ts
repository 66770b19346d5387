/** How often a single step goes wrong: read from traces, and inferred from whole answers alone. */
import { sum } from 'simple-statistics';
import { sortedClusterIds } from '../estimators/cluster-sums.ts';
import { clusteredWilson } from '../estimators/clustered-wilson.ts';
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
  /** Wilson's interval of steps that are clustered in worlds. */
  readonly overWorlds: Known<Interval>;
  /** As if steps were independent. */
  readonly wilson: Known<Interval>;
}

/** Replies whose trace could be followed. */
export const tracedOf = (scores: readonly Score[]): Score[] =>
  completedOf(scores).filter(({ steps_followed }) => steps_followed !== null);

export function tracedSteps(scores: readonly Score[]): TracedSteps {
  const traced = tracedOf(scores);
  const byWorld = Map.groupBy(traced, ({ world_id }) => world_id);
  const worlds = sortedClusterIds(byWorld.keys()).map((world) => byWorld.get(world) ?? []);
  const numerators = Float64Array.from(worlds, errorsIn);
  const denominators = Float64Array.from(worlds, stepsIn);
  const [errors, steps] = [errorsIn(traced), stepsIn(traced)];
  return {
    traces: traced.length,
    steps,
    errors,
    rate: steps === 0 ? missing('empty') : errors / steps,
    overWorlds:
      errors === 0 || errors === steps
        ? missing('no_spread')
        : (clusteredWilson({ numerators, denominators }) ?? missing('single_source')),
    wilson: wilsonInterval(errors, steps) ?? missing('empty'),
  };
}

const errorsIn = (traced: readonly Score[]): number =>
  traced.filter(({ first_divergent_step }) => first_divergent_step !== null).length;

const stepsIn = (traced: readonly Score[]): number =>
  errorsIn(traced) + sum(traced.map(({ steps_followed }) => steps_followed ?? 0));

export const fittedSlip = (scores: readonly Score[]): ConstantSlip | null =>
  fitConstantSlip(completedOf(scores).map((score) => ({ steps: stepsOf(score), right: isRight(score) })));

/** Goes through the steps of an item's program, with a chance of a slip at each: what comes after a slip is computed from it. */
import type { RandomStream } from '../../../core/random.ts';
import type { SimulationTrace } from '../schemas/simulation-trace.ts';
import { changesValue, initialValues, type Step, stepsOf } from '../trace/steps.ts';
import { isInteger, outcome, updateOf } from '../trace/update.ts';
import { type Distortion, distortionOf, slippedInteger } from './distort.ts';

export interface ToldStep {
  readonly statement: string;
  readonly variable: string;
  readonly before: string;
  readonly after: string;
  /** Values of all that changes at some time, after this step. */
  readonly state: ReadonlyMap<string, string>;
}

export interface Retold {
  readonly told: readonly ToldStep[];
  /** All variables at the end. */
  readonly values: ReadonlyMap<string, string>;
  /** Place of the first slip in the steps; undefined when there is none. */
  readonly firstSlip: number | undefined;
}

/** @param slips whether the step at a place goes wrong */
export function retell(trace: SimulationTrace, random: RandomStream, slips: (place: number) => boolean): Retold {
  const steps = stepsOf(trace);
  const values = initialValues(trace);
  const changing = new Set(steps.filter(changesValue).map(({ variable }) => variable));
  const trueValues = Map.groupBy(steps, ({ variable }) => variable);
  const told: ToldStep[] = [];
  const distortions = new Map<string, Distortion>();
  let firstSlip: number | undefined;
  const slip = (variable: string, right: string): string => {
    if (isInteger(right)) {
      const taken = (trueValues.get(variable) ?? []).flatMap(({ before, after }) => [before, after]);
      return slippedInteger(right, new Set(taken), random);
    }
    const distortion = distortionOf(right, random);
    if (distortion === undefined || distortions.has(variable)) return right;
    distortions.set(variable, distortion);
    return distortion(right);
  };
  for (const [place, step] of steps.entries()) {
    const before = values.get(step.variable) ?? step.before;
    const right = firstSlip === undefined ? step.after : goneOnFrom(step, before, values);
    const distorted = distortions.get(step.variable)?.(right) ?? right;
    const after = slips(place) ? slip(step.variable, distorted) : distorted;
    if (after !== right) firstSlip ??= place;
    values.set(step.variable, after);
    if (before === after) continue;
    const state = new Map([...values].filter(([variable]) => changing.has(variable)));
    told.push({ statement: step.statement, variable: step.variable, before, after, state });
  }
  return { told, values, firstSlip };
}

/** The value that the statement gives from what is held now; where it is no plain update, as far off as the value before it. */
function goneOnFrom(step: Step, before: string, values: ReadonlyMap<string, string>): string {
  const { operand = '' } = updateOf(step) ?? {};
  const known = outcome(step, before, values.get(operand) ?? operand);
  if (known !== undefined) return known;
  if (![before, step.before, step.after].every(isInteger)) return step.after;
  return String(BigInt(step.after) + BigInt(before) - BigInt(step.before));
}

/** Holds what a reply says of each variable against the true sequence of its values. */
import type { Mention } from './mentions.ts';
import { changesValue, type Step } from './steps.ts';
import { isAsIfLeftOut } from './update.ts';

/** A value that a reply gives a variable where the true one is another. */
export interface Divergence {
  readonly variable: string;
  /** Place of the step in the true trace, from 0; the last one of the variable when it has no further step. */
  readonly step: number;
  /** What the reply says the variable holds by then. */
  readonly value: string;
  /** The reply goes on and keeps the old value: the step was left out. */
  readonly leftOut: boolean;
  /** The variable has no further step, or none at all, or the named statement changes nothing. */
  readonly extra: boolean;
  /** The statement that the reply names beside the value. */
  readonly statement: string | undefined;
}

export interface Followed {
  /** Places of the true steps that are reported, right or wrong. */
  readonly reported: ReadonlySet<number>;
  /** Reported values that are wrong, in order of the reply. */
  readonly wrong: readonly Divergence[];
}

/** How many further steps of a variable a reply may pass over in one straight stretch; in loops any number. */
const longestLeap = 3;

/**
 * Of each variable apart: a value that is new is the next true one, or one a few steps on (the steps between were done in one go),
 * or wrong. What is said again counts only where the reply has gone on past a step of that variable: then the step was left out.
 * A number that changes in a loop has to reach its last value by the end.
 * @param ended whether the reply comes to an end of its own, with an answer
 */
export function follow(
  steps: readonly Step[],
  mentions: readonly Mention[],
  initial: ReadonlyMap<string, string>,
  ended: boolean,
): Followed {
  const places = Map.groupBy(steps.keys(), (place) => (steps[place] as Step).variable);
  const timesOfLine = Map.groupBy(steps, ({ line }) => line);
  const held = new Map(initial);
  const next = new Map<string, number>();
  const reported = new Set<number>();
  const wrong: Divergence[] = [];
  const isInLoop = (place: number) => (timesOfLine.get((steps[place] as Step).line)?.length ?? 0) > 1;
  let progress = { step: -1, line: -1 };
  for (const { variable, value, line, statement } of mentions) {
    const ofVariable = places.get(variable) ?? [];
    const from = next.get(variable) ?? 0;
    // What changes nothing is passed over, unless it is named.
    const changing = ofVariable.findIndex((step, index) => index >= from && changesValue(steps[step] as Step));
    const at = changing === -1 ? ofVariable.length : changing;
    const place = ofVariable[at];
    const isOf = (step: number, index: number) => index >= from && steps[step]?.statement === statement;
    // Of equal statements the one that comes next, where the reply names its statements in their order.
    const onward = ofVariable.findIndex((step, index) => isOf(step, index) && step > progress.step);
    const named = onward === -1 ? ofVariable.findIndex(isOf) : onward;
    const isNamed = named !== -1 && statement !== undefined;
    const say = (facts: Partial<Divergence> & Pick<Divergence, 'step'>) =>
      wrong.push({ variable, value, leftOut: false, extra: false, statement, ...facts });
    if (value === held.get(variable) && !isNamed) {
      const isPast = place !== undefined && place < progress.step && progress.line < line;
      if (!isPast) continue;
      say({ step: place, leftOut: true });
      next.set(variable, at + 1);
      continue;
    }
    held.set(variable, value);
    if ((place === undefined && !isNamed) || (statement !== undefined && !isNamed)) {
      say({ step: place ?? ofVariable.at(-1) ?? Math.min(progress.step + 1, steps.length - 1), extra: true });
      continue;
    }
    const reach = place !== undefined && isInLoop(place) ? ofVariable.length : at + 1 + longestLeap;
    const isHit = (step: number | undefined) => step !== undefined && steps[step]?.after === value;
    // A named statement of a loop may be told with what comes of all its trips.
    const later =
      isNamed && isInLoop(ofVariable[named] as number)
        ? ofVariable.findIndex((step, index) => index >= named && steps[step]?.statement === statement && isHit(step))
        : -1;
    const hit = isNamed
      ? Math.max(named, later)
      : ofVariable.findIndex((step, index) => index >= at && index < reach && isHit(step));
    const reached = ofVariable[hit === -1 ? at : hit] as number;
    if (steps[reached]?.after !== value) {
      const skips = place !== undefined && place < reached && isAsIfLeftOut(steps, place, reached, value);
      say(skips ? { step: place, leftOut: true } : { step: reached });
    }
    reported.add(reached);
    next.set(variable, (hit === -1 ? at : hit) + 1);
    if (reached > progress.step) progress = { step: reached, line };
  }
  for (const [variable, all] of places) {
    const ofVariable = all.filter((place) => changesValue(steps[place] as Step));
    const [last, at] = [ofVariable.at(-1), next.get(variable) ?? 0];
    const value = held.get(variable) ?? '';
    // The last value may have come by before: a sign that turns over and over.
    if (!ended || last === undefined || at === 0 || value === steps[last]?.after) continue;
    if (!isInLoop(last) || !/^-?\d+$/.test(value)) continue;
    wrong.push({ variable, step: last, value, leftOut: true, extra: false, statement: undefined });
  }
  return { reported, wrong };
}

/** Says of everything in sight of an observed loop whether it is a field of the checkpoint, or why not. */
import type { Plan } from '../schemas/plan.ts';
import {
  changes,
  isCopiedEverywhere,
  isFiniteEverywhere,
  isPlain,
  movesOn,
  type Observation,
  sharedType,
} from './field-facts.ts';

export type JudgedVariable = Plan['loops'][number]['variables'][number];

/** `fields` are the chosen ones; null when the loop has no projection. Verdicts are explained in verdict-words.json. */
export function judgeVariables(
  observation: Observation,
  fields: readonly string[] | null,
  areDeclared: boolean,
): JudgedVariable[] {
  const { inside, post } = observation;
  const names = new Set([inside, post].flatMap(({ state, skipped }) => [...state.keys(), ...skipped.keys()]));
  return [...names].sort().map((name) => ({
    name,
    type: sharedType(name, observation) ?? inside.types.get(name) ?? post.types.get(name) ?? null,
    verdict: fields?.includes(name)
      ? 'field'
      : (whyMissing(name, observation) ?? whyLeftOut(name, observation, fields, areDeclared)),
  }));
}

/** Why a field cannot be written at both checkpoints; undefined when it can. */
export function whyMissing(name: string, observation: Observation): string | undefined {
  const { inside, post } = observation;
  const reason = inside.skipped.get(name) ?? post.skipped.get(name);
  if (reason !== undefined) return reason;
  if (!inside.state.has(name)) return 'not_inside';
  if (!post.state.has(name)) return 'not_after';
  return sharedType(name, observation) === undefined ? 'type_differs' : undefined;
}

function whyLeftOut(
  name: string,
  observation: Observation,
  fields: readonly string[] | null,
  areDeclared: boolean,
): string {
  if (areDeclared) return 'not_declared';
  if (!changes(name, observation)) return 'unchanged';
  if (!isFiniteEverywhere(name, observation)) return 'not_finite';
  if (!isPlain(name, observation)) return 'many_digits';
  if (fields !== null) return 'dropped_for_size';
  if (isCopiedEverywhere(name, observation)) return 'input_copy';
  if (observation.headerNames.includes(name)) return 'loop_variable';
  return movesOn(name, observation) ? 'usable' : 'settled';
}

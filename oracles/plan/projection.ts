/**
 * Chooses the fields of a checkpoint from what was observed at the start of the instance, inside and after it (specification,
 * section 2): fields that both checkpoints can write with one type and that change, small enough, and worth asking for.
 */
import { writeCanonical } from '../../core/canonical-json.ts';
import type { JsonObject, JsonValue } from '../../core/json-value.ts';
import { Refusal } from '../admission/refusal.ts';
import type { StateReport } from '../run-report.ts';
import { DeclarationProblem } from './declaration.ts';
import {
  canonicalField,
  changes,
  isCopiedEverywhere,
  isFiniteEverywhere,
  isPlain,
  movesOn,
  type Observation,
  sharedType,
} from './field-facts.ts';
import { whyMissing } from './judge-variables.ts';
import type { StudyLimits } from './limits.ts';
import words from './verdict-words.json' with { type: 'json' };

export interface Field {
  readonly name: string;
  readonly type: string;
  /** Constant lengths, one a dimension, to which a C++ array is cut; null for everything else. */
  readonly prefix: readonly number[] | null;
  /** Types of what it holds that its descriptor does not name; absent where there are none. */
  readonly holds?: readonly string[];
}

export interface Projection {
  readonly fields: readonly Field[];
  readonly stateBytes: number;
  /** Names of the fields that have a value before the loop begins. */
  readonly setBefore: readonly string[];
}

/**
 * Throws Refusal (no_shared_projection, input_copy, no_state_change, state_too_large), and DeclarationProblem for a declared field that
 * cannot be written at both checkpoints.
 */
export function chooseProjection(
  observation: Observation,
  limits: StudyLimits,
  declaredFields: readonly string[] | null,
): Projection {
  const shared = sharedFields(observation);
  const fields =
    declaredFields === null
      ? chooseFields(shared, observation, limits)
      : requireFields(shared, declaredFields, observation);
  requireChange(fields, coreOf(fields, observation), observation);
  const stateBytes = largestState(fields, observation);
  if (stateBytes > limits.stateBytes) throw new Refusal('state_too_large', { stateBytes, limit: limits.stateBytes });
  const setBefore = fields.map(({ name }) => name).filter((name) => observation.start.state.has(name));
  return { fields, stateBytes, setBefore };
}

/** Fields written inside the loop, as opposed to its header. */
function coreOf(fields: readonly Field[], { headerNames }: Observation): Field[] {
  return fields.filter(({ name }) => !headerNames.includes(name));
}

/** Fields present and serialisable at both checkpoints with one type. */
function sharedFields(observation: Observation): Field[] {
  const { inside, post } = observation;
  return [...inside.state.keys()].sort().flatMap((name) => {
    const type = sharedType(name, observation);
    if (type === undefined) return [];
    const holds = [...new Set([inside, post].flatMap((report) => report.holds.get(name) ?? []))].sort();
    return [{ name, type, prefix: prefixOf(name, inside, post), ...(holds.length > 0 && { holds }) }];
  });
}

/** The used extents of an array, the larger of the two checkpoints in every dimension. */
function prefixOf(name: string, inside: StateReport, post: StateReport): number[] | null {
  const [insideUsed, postUsed] = [inside.used.get(name), post.used.get(name)];
  if (insideUsed === undefined || postUsed === undefined) return null;
  return insideUsed.map((length, dimension) => Math.max(length, postUsed[dimension] ?? 0));
}

function requireFields(shared: readonly Field[], names: readonly string[], observation: Observation): Field[] {
  return [...names].sort().map((name) => {
    const field = shared.find((candidate) => candidate.name === name);
    const complaint = complaintAbout(name, observation);
    if (field === undefined || complaint !== undefined) throw new DeclarationProblem('fields', complaint ?? '', name);
    return field;
  });
}

function complaintAbout(name: string, observation: Observation): string | undefined {
  const { inside, post } = observation;
  const isKnown = [inside, post].some(({ state, skipped }) => state.has(name) || skipped.has(name));
  if (!isKnown || inside.skipped.get(name) === 'unbound') return `"${name}" is nothing that is in sight of the loop`;
  const reason = whyMissing(name, observation) ?? (isFiniteEverywhere(name, observation) ? undefined : 'not_finite');
  if (reason === undefined) return undefined;
  const variables: Readonly<Record<string, string>> = words.variables;
  return reason.startsWith('raises ')
    ? `"${name}" ${reason}`
    : `"${name}" cannot be a field: ${variables[reason] ?? reason}`;
}

function chooseFields(shared: readonly Field[], observation: Observation, limits: StudyLimits): Field[] {
  const changing = shared.filter(({ name }) => changes(name, observation) && isPlain(name, observation));
  const core = coreOf(changing, observation);
  if (core.length === 0) {
    throw (
      tooLarge(observation, limits) ?? new Refusal('no_shared_projection', { shared: shared.map(({ name }) => name) })
    );
  }
  const moving = core.filter(({ name }) => movesOn(name, observation));
  if (moving.length === 0) {
    throw tooLarge(observation, limits) ?? new Refusal('no_state_change', { equal: 'inside and post' });
  }
  if (core.every(({ name }) => isCopiedEverywhere(name, observation))) {
    throw new Refusal('input_copy', { fields: core.map(({ name }) => name) });
  }
  return dropLargest(changing, moving, observation, limits);
}

/** Where variables are missing because they are too large to be written, it is the size that is refused. */
function tooLarge({ inside, post }: Observation, { stateBytes }: StudyLimits): Refusal | undefined {
  const skipped = [...inside.skipped, ...post.skipped].filter(([, reason]) => reason === 'too_large');
  const names = [...new Set(skipped.map(([name]) => name))].sort();
  return names.length === 0 ? undefined : new Refusal('state_too_large', { too_large: names, limit: stateBytes });
}

/** Drops the largest fields until the state meets the target, but never the smallest of those that move on after the inside checkpoint. */
function dropLargest(
  changing: readonly Field[],
  moving: readonly Field[],
  observation: Observation,
  limits: StudyLimits,
): Field[] {
  const smallestMoving = [...moving].sort(
    (left, right) => fieldBytes(left, observation) - fieldBytes(right, observation),
  )[0];
  const bySize = [...changing].sort((left, right) => fieldBytes(right, observation) - fieldBytes(left, observation));
  let kept = [...changing];
  for (const field of bySize) {
    if (largestState(kept, observation) <= limits.targetStateBytes) break;
    if (field !== smallestMoving) kept = kept.filter((other) => other !== field);
  }
  return kept;
}

function fieldBytes({ name }: Field, { inside, post }: Observation): number {
  return Math.max(...[inside, post].map(({ state }) => Buffer.byteLength(canonicalField(state, name))));
}

/** The states that have to differ: inside and post by more than loop variables, both from the start, and post of the two inputs. */
function requireChange(fields: readonly Field[], core: readonly Field[], observation: Observation): void {
  const { start, inside, post, shortPost } = observation;
  if (!core.some(({ name }) => movesOn(name, observation))) {
    throw new Refusal('no_state_change', { equal: 'inside and post' });
  }
  const [startText, insideText, postText] = [start, inside, post].map((report) => projectedText(fields, report.state));
  if (startText === insideText) throw new Refusal('no_state_change', { equal: 'start and inside' });
  if (startText === postText) throw new Refusal('no_state_change', { equal: 'start and post' });
  if (shortPost !== undefined && projectedText(fields, shortPost.state) === postText) {
    throw new Refusal('no_state_change', { equal: 'post on the short and on the long input' });
  }
}

function largestState(fields: readonly Field[], { inside, post }: Observation): number {
  return Math.max(...[inside, post].map(({ state }) => Buffer.byteLength(projectedText(fields, state))));
}

function projectedText(fields: readonly Field[], state: JsonObject): string {
  return writeCanonical(
    new Map(fields.flatMap(({ name }) => (state.has(name) ? [[name, state.get(name) as JsonValue]] : []))),
  );
}

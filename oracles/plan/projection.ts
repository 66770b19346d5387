/**
 * Chooses the fields of a checkpoint from what was observed at the start of the instance, inside and after it (specification,
 * section 2): fields that both checkpoints can write with one type and that change, small enough, and worth asking for.
 */
import { writeCanonical } from '../../core/canonical-json.ts';
import { JsonNumber, type JsonObject, type JsonValue } from '../../core/json-value.ts';
import { Refusal } from '../admission/refusal.ts';
import type { StateReport } from '../run-report.ts';
import { isInputCopy } from './input-copy.ts';
import type { StudyLimits } from './limits.ts';
import { agreeOnType } from './type-descriptor.ts';

export interface Field {
  readonly name: string;
  readonly type: string;
  /** Constant lengths, one a dimension, to which a C++ array is cut; null for everything else. */
  readonly prefix: readonly number[] | null;
}

export interface Observation {
  readonly start: StateReport;
  readonly inside: StateReport;
  readonly post: StateReport;
  /** State after the same instance on the short input, where that is reached. */
  readonly shortPost: StateReport | undefined;
  readonly longInput: string;
  /** Variables the loop's header binds. */
  readonly headerNames: readonly string[];
}

export interface Projection {
  readonly fields: readonly Field[];
  readonly stateBytes: number;
}

/** Significant digits up to which a float enters by itself. */
const maximumFloatDigits = 6;

/** Throws Refusal (no_shared_projection, input_copy, no_state_change, state_too_large). */
export function chooseProjection(
  observation: Observation,
  limits: StudyLimits,
  fixedFields: readonly string[] | null,
): Projection {
  const shared = sharedFields(observation);
  const fields =
    fixedFields === null ? chooseFields(shared, observation, limits) : requireFields(shared, fixedFields, observation);
  requireChange(fields, coreOf(fields, observation), observation);
  const stateBytes = largestState(fields, observation);
  if (stateBytes > limits.stateBytes) throw new Refusal('state_too_large', { stateBytes, limit: limits.stateBytes });
  return { fields, stateBytes };
}

/** Fields written inside the loop, as opposed to its header. */
function coreOf(fields: readonly Field[], { headerNames }: Observation): Field[] {
  return fields.filter(({ name }) => !headerNames.includes(name));
}

/** Fields present and serialisable at both checkpoints with one type. */
function sharedFields({ inside, post }: Observation): Field[] {
  return [...inside.state.keys()].sort().flatMap((name) => {
    if (!post.state.has(name)) return [];
    const type = agreeOnType(inside.types.get(name) ?? '', post.types.get(name) ?? '');
    return type === undefined ? [] : [{ name, type, prefix: prefixOf(name, inside, post) }];
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
    if (field === undefined) throw new Refusal('no_shared_projection', { missing_field: name });
    if (![observation.inside, observation.post].every(({ state }) => isAllFinite(state.get(name) ?? null))) {
      throw new Refusal('no_shared_projection', { not_finite: name });
    }
    return field;
  });
}

function chooseFields(shared: readonly Field[], observation: Observation, limits: StudyLimits): Field[] {
  const changing = shared.filter(({ name }) => changes(name, observation) && isPlain(name, observation));
  const core = coreOf(changing, observation);
  if (core.length === 0) throw withoutCore(shared, observation, limits);
  if (core.every(({ name }) => isCopiedEverywhere(name, observation))) {
    throw new Refusal('input_copy', { fields: core.map(({ name }) => name) });
  }
  const moving = core.filter(({ name }) => movesOn(name, observation));
  if (moving.length === 0) throw new Refusal('no_state_change', { equal: 'inside and post' });
  return dropLargest(changing, moving, observation, limits);
}

/** Where variables are missing because they are too large to be written, it is the size that is refused. */
function withoutCore(shared: readonly Field[], { inside, post }: Observation, { stateBytes }: StudyLimits): Refusal {
  const skipped = [...inside.skipped, ...post.skipped].filter(([, reason]) => reason === 'too_large');
  const names = [...new Set(skipped.map(([name]) => name))].sort();
  if (names.length > 0) return new Refusal('state_too_large', { too_large: names, limit: stateBytes });
  return new Refusal('no_shared_projection', { shared: shared.map(({ name }) => name) });
}

function changes(name: string, { start, inside, post }: Observation): boolean {
  const texts = [start, inside, post].map(({ state }) => (state.has(name) ? canonicalField(state, name) : undefined));
  return new Set(texts).size > 1;
}

/** Whether what happens after the inside checkpoint shows in it. */
function movesOn(name: string, { inside, post }: Observation): boolean {
  return canonicalField(inside.state, name) !== canonicalField(post.state, name);
}

/** No float with many digits, and nothing JSON has no number for. */
function isPlain(name: string, { inside, post }: Observation): boolean {
  return [inside, post].every(({ state }) => everyScalarIsPlain(state.get(name) ?? null));
}

function everyScalarIsPlain(value: JsonValue): boolean {
  return everyScalar(value, (number) => number.isInteger || significantDigits(number.lexeme) <= maximumFloatDigits);
}

function isAllFinite(value: JsonValue): boolean {
  return everyScalar(value, () => true);
}

/** False when a number does not hold, or is none: NaN and the infinities are written as `{"$float":...}`. */
function everyScalar(value: JsonValue, holds: (number: JsonNumber) => boolean): boolean {
  if (value instanceof JsonNumber) return holds(value);
  if (Array.isArray(value)) return value.every((item) => everyScalar(item, holds));
  if (value instanceof Map)
    return !value.has('$float') && [...value.values()].every((item) => everyScalar(item, holds));
  return true;
}

function significantDigits(lexeme: string): number {
  const digits = lexeme.replace(/e.*$/i, '').replace(/[-.]/g, '').replace(/^0+/, '').replace(/0+$/, '');
  return digits.length;
}

function isCopiedEverywhere(name: string, { inside, post, longInput }: Observation): boolean {
  return [inside, post].every(({ state }) => isInputCopy(state.get(name) ?? null, longInput));
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

function canonicalField(state: JsonObject, name: string): string {
  return writeCanonical(state.get(name) ?? null);
}

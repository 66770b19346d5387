/** What was observed of one variable or declared field, and what of it matters to the choice of fields (specification, section 2). */
import { writeCanonical } from '../../core/canonical-json.ts';
import { JsonNumber, type JsonObject, type JsonValue } from '../../core/json-value.ts';
import type { StateReport } from '../run-report.ts';
import { areReadInTurn, isFilledFromInput, isInputCopy } from './input-copy.ts';
import { agreeOnType } from './type-descriptor.ts';

export interface Observation {
  readonly start: StateReport;
  readonly inside: StateReport;
  readonly post: StateReport;
  /** States before and after the same instance on the short input, where that is reached. */
  readonly shortStart: StateReport | undefined;
  readonly shortPost: StateReport | undefined;
  readonly longInput: string;
  readonly shortInput: string;
  /** Variables that the loop's header binds, or sets while the body leaves them alone. */
  readonly headerNames: readonly string[];
}

/** Significant digits up to which a float enters by itself. */
const maximumFloatDigits = 6;

/** The type of a field at both checkpoints, undefined when they disagree or it is missing at one. */
export function sharedType(name: string, { inside, post }: Observation): string | undefined {
  if (!inside.state.has(name) || !post.state.has(name)) return undefined;
  return agreeOnType(inside.types.get(name) ?? '', post.types.get(name) ?? '');
}

export function changes(name: string, { start, inside, post }: Observation): boolean {
  const texts = [start, inside, post].map(({ state }) => (state.has(name) ? canonicalField(state, name) : undefined));
  return new Set(texts).size > 1;
}

/** Whether what happens after the inside checkpoint shows in it. */
export function movesOn(name: string, { inside, post }: Observation): boolean {
  return canonicalField(inside.state, name) !== canonicalField(post.state, name);
}

/** No float with many digits, and nothing JSON has no number for. */
export function isPlain(name: string, { inside, post }: Observation): boolean {
  const isShort = (number: JsonNumber) => number.isInteger || significantDigits(number.lexeme) <= maximumFloatDigits;
  return [inside, post].every(({ state }) => everyScalar(state.get(name) ?? null, isShort));
}

export function isFiniteEverywhere(name: string, { inside, post }: Observation): boolean {
  return [inside, post].every(({ state }) => everyScalar(state.get(name) ?? null, () => true));
}

/**
 * Whether a field repeats its input at both checkpoints, and where it is known after the loop on the short input, there too: a small
 * number is found in most inputs by chance. A largest or smallest number is one of the input as well, but no copy: it takes computing which.
 */
export function isCopiedEverywhere(name: string, observation: Observation): boolean {
  const { start, inside, post, shortStart, shortPost, longInput, shortInput } = observation;
  const onShortInput = shortPost?.state.get(name);
  const [within, after] = [inside, post].map(({ state }) => state.get(name));
  if (within instanceof JsonNumber && after instanceof JsonNumber) {
    const turns = { inside: inside.iteration - 1, post: post.iteration };
    if (!areReadInTurn({ inside: within, post: after }, turns, longInput)) return false;
  }
  return (
    [inside, post].every((report) => isCopied(name, report, start, longInput)) &&
    (shortPost === undefined ||
      onShortInput === undefined ||
      isEmpty(onShortInput) ||
      isCopied(name, shortPost, shortStart, shortInput))
  );
}

/** A copy as a whole, or a value that the loop fills with tokens turn by turn. */
function isCopied(name: string, report: StateReport, start: StateReport | undefined, input: string): boolean {
  const value = report.state.get(name) ?? null;
  if (isInputCopy(value, input)) return true;
  const turns = report.where === 'inside' ? report.iteration - 1 : report.iteration;
  return Array.isArray(value) && isFilledFromInput(value, start?.state.get(name) ?? [], input, Math.max(turns, 1));
}

function isEmpty(value: JsonValue): boolean {
  return Array.isArray(value) && value.length === 0;
}

export function canonicalField(state: JsonObject, name: string): string {
  return writeCanonical(state.get(name) ?? null);
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

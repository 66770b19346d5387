/** Recognises a loop that only stores its input, and whose state would therefore be a copying task. */
import { JsonNumber, type JsonValue } from '../../core/json-value.ts';

/** True when the value's scalars, in order, are a run of consecutive tokens of the input, or a piece of its text. */
export function isInputCopy(value: JsonValue, input: string): boolean {
  const tokens = input.split(/\s+/).filter((token) => token !== '');
  const scalars = scalarsOf(value);
  if (scalars === undefined || scalars.length === 0) return false;
  if (typeof value === 'string' && input.includes(value)) return true;
  return tokens.some((_, start) => scalars.every((scalar, offset) => sameScalar(tokens[start + offset], scalar)));
}

function scalarsOf(value: JsonValue): (JsonNumber | string)[] | undefined {
  if (value instanceof JsonNumber || typeof value === 'string') return [value];
  if (!Array.isArray(value)) return undefined;
  const parts = value.map(scalarsOf);
  return parts.includes(undefined) ? undefined : (parts as (JsonNumber | string)[][]).flat();
}

function sameScalar(token: string | undefined, scalar: JsonNumber | string): boolean {
  if (token === undefined) return false;
  return scalar instanceof JsonNumber ? Number(token) === scalar.double : token === scalar;
}

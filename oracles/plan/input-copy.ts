/** Recognises a loop that only stores its input, and whose state would therefore be a copying task. */
import { JsonNumber, type JsonValue } from '../../core/json-value.ts';

/**
 * True when the value's scalars, in order, are a run of consecutive tokens of the input, or when it is a piece of the input's text.
 * Numbers are compared as numbers: `007`, `7` and `7.0` are one.
 */
export function isInputCopy(value: JsonValue, input: string): boolean {
  if (typeof value === 'string' && input.includes(value)) return true;
  const scalars = scalarsOf(value);
  if (scalars === undefined || scalars.length === 0) return false;
  return comparableTokens(input).includes(comparableTokens(scalars.join(' ')));
}

/** The texts of the scalars, from left to right; undefined when there is anything but numbers, strings and sequences of them. */
function scalarsOf(value: JsonValue): string[] | undefined {
  if (value instanceof JsonNumber) return [value.lexeme];
  if (typeof value === 'string') return [value];
  if (!Array.isArray(value)) return undefined;
  const parts = value.map(scalarsOf);
  return parts.includes(undefined) ? undefined : (parts as string[][]).flat();
}

/** One text for a text search: every token in one form, with a space on both sides of each. */
function comparableTokens(text: string): string {
  const tokens = text.split(/\s+/).filter((token) => token !== '');
  return ` ${tokens.map(comparable).join(' ')} `;
}

function comparable(token: string): string {
  const integer = /^([+-]?)0*(\d+)$/.exec(token);
  if (integer !== null) return integer[1] === '-' && integer[2] !== '0' ? `-${integer[2]}` : (integer[2] as string);
  return /^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i.test(token) ? String(Number(token) + 0) : token;
}

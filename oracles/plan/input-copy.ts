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

/** A reading loop takes at most so many tokens a turn, as far as this is recognised. */
const mostTokensATurn = 8;
/** Comparisons after which no copy is looked for any more: a count, so that every machine stops at the same one. */
const mostComparisons = 20_000_000;

/**
 * Whether a value is one that a loop fills with its input in place, as `cin >> a[i] >> b[i];` does: what differs from `before`, the value at
 * the start of the loop, is every token of the input from some point on, or every second, third, ... one, in their order, at least `least`
 * of them. What has not been filled yet, or never is, may stand between.
 */
export function isFilledFromInput(value: JsonValue, before: JsonValue, input: string, least: number): boolean {
  const parts = leavesOf(value, before);
  const first = parts?.findIndex(({ kept }) => !kept) ?? -1;
  if (parts === undefined || first === -1 || parts.length < least) return false;
  const tokens = tokensOf(input);
  const wanted = parts[first]?.text;
  let comparisons = 0;
  for (let stride = 1; stride <= mostTokensATurn; stride += 1) {
    for (
      let start = tokens.indexOf(wanted as string);
      start !== -1;
      start = tokens.indexOf(wanted as string, start + 1)
    ) {
      const filled = countFilled(parts, first, tokens, start, stride);
      if (filled >= least) return true;
      comparisons += parts.length;
      if (comparisons > mostComparisons) return false;
    }
  }
  return false;
}

/** A number at the two checkpoints, or the turns that are complete there. */
interface AtCheckpoints<Value> {
  readonly inside: Value;
  readonly post: Value;
}

/** Whether the numbers are tokens as far apart in the input as a loop reads that takes the same number of tokens every turn. */
export function areReadInTurn(values: AtCheckpoints<JsonNumber>, turns: AtCheckpoints<number>, input: string): boolean {
  const tokens = tokensOf(input);
  const [within, after] = [comparable(values.inside.lexeme), comparable(values.post.lexeme)];
  // What the header reads has been read once more at the top of the body.
  const readInside = [turns.inside, turns.inside + 1];
  return readInside.some((read) =>
    Array.from({ length: mostTokensATurn }, (_, index) => index + 1).some((stride) =>
      tokens.some(
        (token, index) =>
          token === within && index >= stride * (read - 1) && tokens[index + stride * (turns.post - read)] === after,
      ),
    ),
  );
}

interface Leaf {
  readonly text: string;
  /** As it was before the loop, or a zero where nothing was. */
  readonly kept: boolean;
}

/** How many tokens the parts hold; 0 when one that has changed is none. What was kept may be a token as well. */
function countFilled(
  parts: readonly Leaf[],
  first: number,
  tokens: readonly string[],
  start: number,
  stride: number,
): number {
  let filled = 0;
  let at = start;
  for (let index = first; index < parts.length; index += 1) {
    const { text, kept } = parts[index] as Leaf;
    if (text === tokens[at]) {
      filled += 1;
      at += stride;
    } else if (!kept) return 0;
  }
  at = start - stride;
  for (let index = first - 1; index >= 0 && parts[index]?.text === tokens[at]; index -= 1) {
    filled += 1;
    at -= stride;
  }
  return filled;
}

/** The scalars of a value, from left to right, beside those at the same places before. */
function leavesOf(value: JsonValue, before: JsonValue | undefined): Leaf[] | undefined {
  if (Array.isArray(value)) {
    const rows = value.map((item, index) => leavesOf(item, Array.isArray(before) ? before[index] : undefined));
    return rows.includes(undefined) ? undefined : (rows as Leaf[][]).flat();
  }
  const text = comparableScalar(value);
  if (text === undefined) return undefined;
  const isKept = before === undefined ? text === '0' || text === '' : text === comparableScalar(before);
  return [{ text, kept: isKept }];
}

function comparableScalar(value: JsonValue): string | undefined {
  if (value instanceof JsonNumber) return comparable(value.lexeme);
  return typeof value === 'string' ? comparable(value) : undefined;
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
  return ` ${tokensOf(text).join(' ')} `;
}

function tokensOf(text: string): string[] {
  return text
    .split(/\s+/)
    .filter((token) => token !== '')
    .map(comparable);
}

function comparable(token: string): string {
  const integer = /^([+-]?)0*(\d+)$/.exec(token);
  if (integer !== null) return integer[1] === '-' && integer[2] !== '0' ? `-${integer[2]}` : (integer[2] as string);
  return /^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i.test(token) ? String(Number(token) + 0) : token;
}

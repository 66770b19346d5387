/** Says of what kind a wrong answer is, by rules over texts alone. The kinds and their words: `wrong-kinds.json` of the analysis room. */
import type { WrongKind } from '../../analysis/wrong-kinds.ts';
import { JsonNumber, type JsonValue, jsonEquals } from '../../core/json-value.ts';
import { bareValues } from './bare-values.ts';
import { jsonValue, read } from './match/json-value.ts';
import { tokenList, tokens } from './match/tokens.ts';
import type { Verdict } from './verdict.ts';

/** The true answer, and what else is known that an answer may be taken from. */
export interface KnownTexts {
  readonly expected: string;
  /** True for state arms, whose answers are JSON; false for printed text. */
  readonly isState: boolean;
  readonly input: string | undefined;
  readonly stateBeforeLoop: string;
  readonly otherCheckpoint: string | undefined;
  readonly finalOutput: string | undefined;
}

const withoutAnswer: Readonly<Partial<Record<Verdict['envelope'], WrongKind>>> = {
  missing: 'no_answer',
  ambiguous: 'several_answers',
  non_string: 'not_a_string',
};

/** The first kind that a wrong verdict fits. */
export function wrongKind({ envelope, answer }: Verdict, known: KnownTexts): WrongKind {
  if (answer === null) return withoutAnswer[envelope] ?? 'no_answer';
  return takenFromElsewhere(answer, known) ?? (known.isState ? stateKind : outputKind)(known.expected, answer);
}

function takenFromElsewhere(answer: string, known: KnownTexts): WrongKind | undefined {
  const { expected, isState, input = '', stateBeforeLoop, otherCheckpoint, finalOutput } = known;
  const isNoState = !isState || read(answer) === undefined;
  if (isNoState && bareValues(expected) === bareValues(answer)) return 'format_only';
  if (input.trim() !== '' && tokens.matches(input, answer)) return 'copied_input';
  if (!isState) return undefined;
  // No field has a value before the loop: an empty answer is not taken from there.
  if (stateBeforeLoop !== '{}' && jsonValue.matches(stateBeforeLoop, answer)) return 'state_before_loop';
  if (otherCheckpoint !== undefined && jsonValue.matches(otherCheckpoint, answer)) return 'other_checkpoint';
  if (finalOutput !== undefined && tokens.matches(finalOutput, answer)) return 'final_output';
  return undefined;
}

function outputKind(expected: string, answer: string): WrongKind {
  const [wanted, got] = [tokenList(expected), tokenList(answer)];
  if (got.length < wanted.length && got.every((token, index) => token === wanted[index])) return 'cut_short';
  if (got.length !== wanted.length) return 'other';
  const [first = 0, ...others] = [...wanted.keys()].filter((index) => wanted[index] !== got[index]);
  if (others.length > 0) return 'several_values';
  return areNeighbours(wanted[first] as string, got[first] as string) ? 'off_by_one' : 'one_value';
}

function stateKind(expected: string, answer: string): WrongKind {
  const [wanted, got] = [read(expected), read(answer)];
  if (got === undefined) return beginsWith(expected, answer) ? 'cut_short' : 'not_json';
  if (!(wanted instanceof Map) || !(got instanceof Map)) return 'wrong_type';
  if (wanted.size !== got.size || [...wanted.keys()].some((field) => !got.has(field))) return 'wrong_fields';
  const wrong = [...wanted]
    .map(([field, value]) => [value, got.get(field) as JsonValue] as const)
    .filter(([left, right]) => !jsonEquals(left, right));
  if (wrong.some(([left, right]) => typeName(left) !== typeName(right))) return 'wrong_type';
  const [[left, right] = [null, null], ...others] = wrong;
  if (others.length > 0) return 'several_values';
  return isOffByOne(left, right) ? 'off_by_one' : 'one_value';
}

/** An answer that ends too early need not be spaced as the true one is. */
function beginsWith(expected: string, answer: string): boolean {
  const dense = (text: string) => text.replaceAll(/\s+/g, '');
  return dense(expected).startsWith(dense(answer));
}

function typeName(value: JsonValue): string {
  if (value === null) return 'null';
  if (value instanceof JsonNumber) return 'number';
  if (Array.isArray(value)) return 'array';
  return value instanceof Map ? 'object' : typeof value;
}

/** Whether two values differ in a single integer, and there by one. */
function isOffByOne(left: JsonValue, right: JsonValue): boolean {
  if (left instanceof JsonNumber && right instanceof JsonNumber) return areNeighbours(left.lexeme, right.lexeme);
  const [items, others] = [itemsOf(left), itemsOf(right)];
  if (items === undefined || others === undefined || items.length !== others.length) return false;
  const wrong = items.flatMap((item, index) => {
    const other = others[index] as JsonValue;
    return jsonEquals(item, other) ? [] : [[item, other] as const];
  });
  const [first] = wrong;
  return first !== undefined && wrong.length === 1 && isOffByOne(...first);
}

/** The items of a container, those of an object in order of their keys with the keys among them; undefined for scalars. */
function itemsOf(value: JsonValue): readonly JsonValue[] | undefined {
  if (Array.isArray(value)) return value;
  if (!(value instanceof Map)) return undefined;
  return [...value].sort(([left], [right]) => (left < right ? -1 : 1)).flat();
}

function areNeighbours(left: string, right: string): boolean {
  const isInteger = (text: string) => /^-?\d{1,4000}$/.test(text);
  if (!isInteger(left) || !isInteger(right)) return false;
  const distance = BigInt(left) - BigInt(right);
  return distance === 1n || distance === -1n;
}

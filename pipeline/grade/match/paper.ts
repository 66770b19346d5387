/**
 * The comparison of the checkpoint paper's release: by JSON value when the true answer is JSON, all numbers as decimals (3, 3.0 and
 * 3e0 are equal, 0.1 and 0.10000000000000001 are not); else by white-space separated tokens.
 */
import { JsonNumber, type JsonValue } from '../../../core/json-value.ts';
import { jsonValue, read } from './json-value.ts';
import type { MatchPolicy } from './policy.ts';
import { tokens } from './tokens.ts';

export const paper: MatchPolicy = {
  name: 'paper',
  matches(expected, predicted) {
    const left = read(expected);
    if (left === undefined) return tokens.matches(expected, predicted);
    const right = read(predicted);
    return right !== undefined && equals(left, right);
  },
  difference: (expected, predicted) =>
    (read(expected) === undefined ? tokens : jsonValue).difference(expected, predicted),
};

function equals(left: JsonValue, right: JsonValue): boolean {
  if (left instanceof JsonNumber) return right instanceof JsonNumber && decimal(left) === decimal(right);
  if (Array.isArray(left)) {
    if (!Array.isArray(right) || left.length !== right.length) return false;
    return left.every((item, index) => equals(item, right[index] as JsonValue));
  }
  if (left instanceof Map) {
    if (!(right instanceof Map) || left.size !== right.size) return false;
    return [...left].every(([key, item]) => right.has(key) && equals(item, right.get(key) as JsonValue));
  }
  return left === right;
}

/** One spelling for every number of one value: sign, digits without outer zeros, power of ten. */
function decimal(number: JsonNumber): string {
  const match = /^(-?)(\d+)(?:\.(\d+))?(?:[eE]([+-]?\d+))?$/.exec(number.lexeme);
  const [, sign = '', whole = '', fraction = '', exponent = '0'] = match ?? [];
  const leading = `${whole}${fraction}`.replace(/^0+/, '');
  if (leading === '') return '0';
  const digits = leading.replace(/0+$/, '');
  const power = BigInt(exponent) - BigInt(fraction.length) + BigInt(leading.length - digits.length);
  return `${sign}${digits}e${power}`;
}

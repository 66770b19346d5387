/** Values of the small part of Python and what operators make of them: exact integers, // and % towards minus infinity. */
import type { ArithmeticOperator, ComparisonOperator } from './syntax.ts';

export type Value = bigint | boolean | null | Value[];

export function integerOf(value: Value | undefined): bigint {
  if (typeof value === 'bigint') return value;
  if (typeof value === 'boolean') return value ? 1n : 0n;
  throw new TypeError('a whole number expected');
}

export function listOf(value: Value): Value[] {
  if (Array.isArray(value)) return value;
  throw new TypeError('a list expected');
}

export const isTrue = (value: Value): boolean => (Array.isArray(value) ? value.length > 0 : Boolean(value));

export function floorDivide(left: bigint, right: bigint): bigint {
  const quotient = left / right;
  return left % right !== 0n && left < 0n !== right < 0n ? quotient - 1n : quotient;
}

export const floorModulo = (left: bigint, right: bigint): bigint => left - right * floorDivide(left, right);

export function arithmetic(operator: ArithmeticOperator, left: Value, right: Value): Value {
  if (operator === '+' && Array.isArray(left)) return [...left, ...listOf(right)];
  if (operator === '*' && Array.isArray(left))
    return Array(Number(integerOf(right)))
      .fill(left)
      .flat(1);
  const [a, b] = [integerOf(left), integerOf(right)];
  switch (operator) {
    case '+':
      return a + b;
    case '-':
      return a - b;
    case '*':
      return a * b;
    case '//':
      return floorDivide(a, b);
    case '%':
      return floorModulo(a, b);
    case '|':
      return a | b;
    case '&':
      return a & b;
  }
}

export function equal(left: Value, right: Value): boolean {
  if (!Array.isArray(left) || !Array.isArray(right)) {
    return left === null || right === null
      ? left === right
      : !Array.isArray(left) && !Array.isArray(right) && integerOf(left) === integerOf(right);
  }
  return left.length === right.length && left.every((item, index) => equal(item, right[index] ?? null));
}

export function compare(operator: ComparisonOperator, left: Value, right: Value): boolean {
  switch (operator) {
    case '==':
      return equal(left, right);
    case '!=':
      return !equal(left, right);
    case '<':
      return integerOf(left) < integerOf(right);
    case '<=':
      return integerOf(left) <= integerOf(right);
    case '>':
      return integerOf(left) > integerOf(right);
    case '>=':
      return integerOf(left) >= integerOf(right);
  }
}

/** The place in a list that an index means; negative ones count from its end. */
export function placeIn(list: readonly Value[], index: Value): number {
  const place = Number(integerOf(index));
  const counted = place < 0 ? place + list.length : place;
  if (counted < 0 || counted >= list.length) throw new RangeError(`index ${place} of a list of ${list.length}`);
  return counted;
}

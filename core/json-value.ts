/** JSON values that keep what plain `JSON.parse` loses: the digits of every number. */

/** A number as it was written. `3`, `3.0` and `3e0` are three lexemes. */
export class JsonNumber {
  /** By the grammar of JSON: no plus sign, no leading zeros. */
  readonly lexeme: string;
  constructor(lexeme: string) {
    this.lexeme = lexeme;
  }
  /** True when it was written without fraction and exponent. */
  get isInteger(): boolean {
    return !/[.eE]/.test(this.lexeme);
  }
  /** The digits of an integer, which has no negative zero. */
  get digits(): string {
    return this.lexeme === '-0' ? '0' : this.lexeme;
  }
  get double(): number {
    return Number(this.lexeme);
  }
}

export type JsonObject = Map<string, JsonValue>;
export type JsonValue = null | boolean | string | JsonNumber | JsonValue[] | JsonObject;

/**
 * Equality of values: integers by all their digits, floats as parsed doubles, an integer and a float when the double is exactly
 * that integer; booleans are no numbers; the order of an object's keys does not count.
 */
export function jsonEquals(left: JsonValue, right: JsonValue): boolean {
  if (left instanceof JsonNumber) return right instanceof JsonNumber && numbersEqual(left, right);
  if (Array.isArray(left)) {
    return (
      Array.isArray(right) &&
      left.length === right.length &&
      left.every((item, index) => jsonEquals(item, right[index] as JsonValue))
    );
  }
  if (left instanceof Map) {
    if (!(right instanceof Map) || left.size !== right.size) return false;
    return [...left].every(([key, item]) => {
      const other = right.get(key);
      return other !== undefined && jsonEquals(item, other);
    });
  }
  return left === right;
}

function numbersEqual(left: JsonNumber, right: JsonNumber): boolean {
  if (left.lexeme === right.lexeme) return true;
  if (left.isInteger && right.isInteger) return left.digits === right.digits;
  if (!left.isInteger && !right.isInteger) return left.double === right.double;
  const [integer, float] = left.isInteger ? [left, right] : [right, left];
  return Number.isInteger(float.double) && BigInt(float.double).toString() === integer.digits;
}

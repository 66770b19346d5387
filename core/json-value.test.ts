import fc from 'fast-check';
import { expect, test } from 'vitest';
import { JsonNumber, jsonEquals } from './json-value.ts';
import { parseJson } from './read-json.ts';

/** Equality both ways round, which must agree. */
function equal(left: string, right: string): boolean {
  const [a, b] = [parseJson(left), parseJson(right)];
  const both = [jsonEquals(a, b), jsonEquals(b, a)];
  expect(both[0]).toBe(both[1]);
  return both[0] as boolean;
}

test.each([
  ['9007199254740993', '9007199254740993'],
  ['0', '-0'],
  ['3', '3.0'],
  ['3e2', '300'],
  ['-0.0', '0'],
  ['-0.0', '0.0'],
  ['0.1', '1e-1'],
  ['0.1', '0.1000000000000000055'],
  ['9007199254740992', '9007199254740993.0'],
  ['100000000000000000000', '1e20'],
  ['{"a":1,"b":[2]}', '{"b":[2.0],"a":1}'],
  ['"\\u0061"', '"a"'],
  ['[]', '[ ]'],
])('%s equals %s', (left, right) => {
  expect(equal(left, right)).toBe(true);
});

test.each([
  ['9007199254740993', '9007199254740992'],
  ['9007199254740993', '9007199254740993.0'],
  [`1${'0'.repeat(400)}`, '1e400'],
  ['1', '-1'],
  ['1', '1.0000000000000002'],
  ['0.1', '0.10000000000000002'],
  ['1', 'true'],
  ['0', 'false'],
  ['0', 'null'],
  ['1', '"1"'],
  ['null', 'false'],
  ['""', 'null'],
  ['[]', '{}'],
  ['[]', '""'],
  ['[1,2]', '[2,1]'],
  ['[1,2]', '[1,2,3]'],
  ['[1]', '1'],
  ['{"a":1}', '{"a":1,"b":2}'],
  ['{"a":null}', '{"b":null}'],
  ['{"a":1}', '{"a":2}'],
  ['{"0":1}', '[1]'],
  ['"é"', '"e\\u0301"'],
])('%s differs from %s', (left, right) => {
  expect(equal(left, right)).toBe(false);
});

test('an integer equals a float exactly when the double is that integer', () => {
  const doubles = fc.double({ noNaN: true, noDefaultInfinity: true }).map((double) => Math.trunc(double));
  fc.assert(
    fc.property(doubles, fc.bigInt({ min: -2n, max: 2n }), (double, shift) => {
      const integer = BigInt(double) + shift;
      const float = new JsonNumber(double.toExponential());
      expect(jsonEquals(new JsonNumber(String(integer)), float)).toBe(shift === 0n);
    }),
    { seed: 1, numRuns: 500 },
  );
});

test('every value equals itself read again', () => {
  fc.assert(
    fc.property(fc.json({ stringUnit: 'binary' }), (text) => {
      expect(equal(text, text)).toBe(true);
    }),
    { seed: 2, numRuns: 300 },
  );
});

test('integers of a million digits are compared by their digits', () => {
  const digits = '7'.repeat(1_000_000);
  expect([equal(digits, digits), equal(digits, `${digits}0`), equal(digits, '1e400')]).toEqual([true, false, false]);
});

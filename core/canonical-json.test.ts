import fc from 'fast-check';
import { expect, test } from 'vitest';
import { canonicalDouble, writeCanonical } from './canonical-json.ts';
import { jsonEquals } from './json-value.ts';
import { parseJson } from './read-json.ts';

const canonical = (text: string) => writeCanonical(parseJson(text));

test.each([
  [' { "b" : [ 1 , true ] , "a" : null } ', '{"a":null,"b":[1,true]}'],
  ['{"10":0,"9":0,"1":0,"":0,"-1":0}', '{"":0,"-1":0,"1":0,"10":0,"9":0}'],
  // The Unicode order would put the last two the other way round.
  ['{"\uffff":1,"😀":2,"é":3,"z":4,"Z":5}', '{"Z":5,"z":4,"é":3,"😀":2,"\uffff":1}'],
  ['"\\u0000\\b\\t\\n\\u000b\\f\\r\\u001F\\"\\\\\\/"', '"\\u0000\\b\\t\\n\\u000b\\f\\r\\u001f\\"\\\\/"'],
  ['"\\u007f\\u00e9\\u2028\\ud83d\\ude00e\\u0301"', '"\u007fé\u2028😀e\u0301"'],
  ['-0', '0'],
  ['123456789012345678901234567890', '123456789012345678901234567890'],
  ['-18446744073709551616', '-18446744073709551616'],
  ['-0.0', '-0.0'],
  ['-0e5', '-0.0'],
  ['0.0', '0.0'],
  ['3.0', '3.0'],
  ['3e0', '3.0'],
  ['300e-2', '3.0'],
  ['0.10', '0.1'],
  ['1e20', '100000000000000000000.0'],
  ['1e21', '1e+21'],
  ['123456789012345680000.0', '123456789012345680000.0'],
  ['1.5E300', '1.5e+300'],
  ['0.000001', '0.000001'],
  ['0.0000001', '1e-7'],
  ['5e-324', '5e-324'],
  ['1.7976931348623157e308', '1.7976931348623157e+308'],
  ['9007199254740993.0', '9007199254740992.0'],
  ['[]', '[]'],
  ['{}', '{}'],
  ['[[],{},"",0,false]', '[[],{},"",0,false]'],
])('%s is written as %s', (text, written) => {
  expect(canonical(text)).toBe(written);
});

test('a canonical text is read as an equal value and written as itself', () => {
  fc.assert(
    fc.property(fc.json({ stringUnit: 'binary' }), (text) => {
      const written = canonical(text);
      expect(canonical(written)).toBe(written);
      expect(jsonEquals(parseJson(written), parseJson(text))).toBe(true);
    }),
    { seed: 1, numRuns: 500 },
  );
});

test('every finite double is written so that it is read back with all its bits, and never as an integer', () => {
  fc.assert(
    fc.property(fc.double({ noNaN: true, noDefaultInfinity: true }), (double) => {
      const written = canonicalDouble(double);
      expect(Object.is(Number(written), double)).toBe(true);
      expect(written).toMatch(/[.e]/);
    }),
    { seed: 2, numRuns: 5000 },
  );
});

test.each([Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY])('%d has no canonical text', (double) => {
  expect(() => canonicalDouble(double)).toThrow(RangeError);
});

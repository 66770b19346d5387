import fc from 'fast-check';
import { expect, test } from 'vitest';
import { policies } from './policies.ts';

const { 'json-value': jsonValue, tokens, bytes, 'alnum-tokens': alnumTokens, paper } = policies;

test.each([
  ['{"a":1,"b":[2]}', '{ "b" : [ 2 ], "a" : 1 }\n'],
  ['9007199254740993', '9007199254740993'],
  ['1', '1.0'],
  ['0.1', '0.10000000000000001'],
  ['1e2', '100.0'],
  ['-0.0', '0'],
  ['"\\u00e9"', '"é"'],
])('as JSON values %s and %s are equal', (expected, predicted) => {
  expect(jsonValue.matches(expected, predicted)).toBe(true);
});

test.each([
  ['9007199254740993', '9007199254740992'],
  ['9007199254740993', '9007199254740993.0'],
  ['1', 'true'],
  ['1.0', 'true'],
  ['0', 'false'],
  ['0', 'null'],
  ['1', '"1"'],
  ['[1,2]', '[2,1]'],
  ['{"a":1}', '{"a":1,"b":2}'],
  ['{"a":1}', '{"a":1,"a":1}'],
  ['7', '007'],
  ['[]', '{}'],
  ['1', '1 1'],
  ['1', 'NaN'],
  ['1', ''],
])('as JSON values %s and %s differ', (expected, predicted) => {
  expect(jsonValue.matches(expected, predicted)).toBe(false);
});

test('tokens ignore how they are spaced, and nothing else', () => {
  expect(tokens.matches('1 2\n3\n', '\t1\r\n2   3')).toBe(true);
  expect(tokens.matches('1 2', '12')).toBe(false);
  expect(tokens.matches('1', '1.0')).toBe(false);
  expect(tokens.matches('', ' \n')).toBe(true);
});

test('alnum tokens ignore punctuation, but not signs', () => {
  expect(alnumTokens.matches('(3, -4): yes', '3 -4 yes!')).toBe(true);
  expect(alnumTokens.matches('-4', '4')).toBe(false);
  expect(alnumTokens.matches('3-4', '3 4')).toBe(true);
});

test('bytes are equal to the last newline', () => {
  expect(bytes.matches('1\n', '1\n')).toBe(true);
  expect(bytes.matches('1\n', '1')).toBe(false);
});

test('the policy of the paper compares numbers as decimals, and text by tokens', () => {
  for (const same of ['3.0', '3e0', '30E-1', '0.3e+1']) expect(paper.matches('3', same)).toBe(true);
  expect(paper.matches('0.1', '0.10000000000000001')).toBe(false);
  expect(paper.matches('-0', '0.0')).toBe(true);
  expect(paper.matches('1', 'true')).toBe(false);
  expect(paper.matches('YES no', 'YES  no')).toBe(true);
  expect(paper.matches('7', '007')).toBe(false);
  expect(paper.matches('1e999999999999', '1e999999999998')).toBe(false);
});

test.each([
  [tokens, '1 2 3', '1 5 3', 'token 2: expected 2, got 5'],
  [tokens, '1 2', '1', 'token 2: expected 2, got the end'],
  [tokens, '1', '1 2', 'token 2: expected the end, got 2'],
  [jsonValue, '{"a":[1,2],"b":0}', '{"b":0,"a":[1,3]}', 'a[1]: expected 2, got 3'],
  [jsonValue, '{"a":1,"b":2}', '{"b":2}', 'a: missing, expected 1'],
  [jsonValue, '{"a":1}', '{"a":1,"c":2}', 'c: not expected'],
  [jsonValue, '1', 'true', 'value: expected 1, got true'],
  [jsonValue, '{"a":{"b":"x"}}', '{"a":{"b":"y"}}', 'a.b: expected "x", got "y"'],
  [jsonValue, '1', 'one', 'no JSON: one'],
  [bytes, 'abc\n', 'abx', 'character 3: expected c\\n, got x'],
])('%j: the first difference of %s and %s is named', (policy, expected, predicted, difference) => {
  expect(policy.difference(expected, predicted)).toBe(difference);
});

test.each(Object.values(policies))(
  '$name: no text makes it throw, and equal texts agree wherever both can be read',
  (policy) => {
    const text = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.json(),
      fc.constantFrom('['.repeat(1e5), '{"a":'.repeat(1e5), `"${'x'.repeat(1e6)}"`, '9'.repeat(1e5)),
    );
    fc.assert(
      fc.property(text, text, (left, right) => {
        policy.matches(left, right);
        expect(policy.difference(left, right).length).toBeLessThan(250);
        expect(policy.matches('{"a":1}', left)).toBe(policy.matches(left, '{"a":1}'));
      }),
      { numRuns: 200 },
    );
  },
);

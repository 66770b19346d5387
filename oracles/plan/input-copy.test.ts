import { expect, test } from 'vitest';
import type { JsonNumber } from '../../core/json-value.ts';
import { parseJson } from '../../core/read-json.ts';
import { areReadInTurn, isFilledFromInput, isInputCopy } from './input-copy.ts';

const isCopy = (value: string, input: string) => isInputCopy(parseJson(value), input);

test.each([
  ['a number', '12', '3 12 5\n'],
  ['a number with leading zeros, a sign or a fraction of zero', '[7,7,7,0]', '007 +7 7.0 -0\n'],
  ['an integer beyond 64 bits', '[123456789012345678901234567890]', '1 123456789012345678901234567890\n'],
  ['a float', '[2.5,3.0,1e-7]', '2.50 3 0.0000001'],
  ['a list over several lines', '[3,4,5]', '1 2\n3 4\r\n5 6\n'],
  ['a grid', '[[1,2],[3,4]]', '2\n1 2\n3 4\n'],
  ['words', '["ab","cd"]', 'ab cd ef'],
  ['lines', '["ab cd","ef"]', 'x\nab cd\nef\n'],
  ['records', '[["ann",3],["bob",4]]', '2\nann 3\nbob 4\n'],
  ['a piece of the text', '"b c"', 'a,b c,d'],
])('%s is a copy', (_, value, input) => {
  expect(isCopy(value, input)).toBe(true);
});

test.each([
  ['a number that is not in the input', '13', '3 12 5 113 130'],
  ['an integer that differs in its last digit alone', '[9007199254740993]', '9007199254740992'],
  ['tokens in another order', '[4,3]', '3 4'],
  ['tokens with a gap', '[3,5]', '3 4 5'],
  ['a list that goes on after the input', '[3,4,0]', '3 4'],
  ['nothing', '[]', '3 4'],
  ['a word in a longer word', '["b"]', 'abc'],
  ['an object', '{"a":3}', 'a 3'],
  ['a truth value', '[true]', 'true 1'],
  ['null', 'null', 'null'],
])('%s is none', (_, value, input) => {
  expect(isCopy(value, input)).toBe(false);
});

test('10,000 elements against 16 KB of input are compared in the worst case too', () => {
  const zeros = '0 '.repeat(8192);
  for (const length of [4000, 8000, 10_000]) {
    const value = parseJson(`[${'0,'.repeat(length - 1)}1]`);
    expect(isInputCopy(value, zeros)).toBe(false);
    expect(isInputCopy(value, `${zeros.slice(0, -2)}1`)).toBe(length <= 8192);
  }
});

const isFilled = (value: string, before: string, input: string, least: number) =>
  isFilledFromInput(parseJson(value), parseJson(before), input, least);

test.each([
  ['an array of the right length from the start', '[7,8,9,0,0]', '[0,0,0,0,0]', '5 7 8 9 4 6', 3],
  ['an array counted from 1', '[0,7,8,9]', '[0,0,0,0]', '5 7 8 9 4 6', 3],
  ['an array that is longer than before', '[0,7,0,9]', '[]', '5 7 0 9 4 6', 3],
  ['tokens that are what was there before', '[0,7,0,0]', '[0,0,0,0]', '4 0 7 0 1', 3],
  ['one of two arrays', '[7,9,4,0]', '[0,0,0,0]', '5 7 1 9 1 4 1 6 1', 3],
  ['a grid within a frame', '[[0,0,0,0],[0,1,2,0],[0,3,4,0],[0,0,0,0]]', '[]', '2 2 1 2 3 4', 2],
  ['words', '["ab","c",""]', '["","",""]', '3 ab c de', 2],
])('a loop that reads its input fills %s', (_, value, before, input, least) => {
  expect(isFilled(value, before, input, least)).toBe(true);
});

test.each([
  ['counts', '[0,1,2,1]', '[0,0,0,0]', '4 1 2 2 3', 4],
  ['fewer tokens than turns', '[0,7,0,0]', '[0,0,0,0]', '4 7 8 9', 3],
  ['tokens in another order', '[9,8,7,0]', '[0,0,0,0]', '5 7 8 9', 3],
  ['tokens and something else', '[7,8,10,0]', '[0,0,0,0]', '5 7 8 9', 3],
  ['nothing', '[0,0]', '[0,0]', '0 0', 1],
  ['objects', '[{"x":7}]', '[]', '7', 1],
])('it does not fill %s', (_, value, before, input, least) => {
  expect(isFilled(value, before, input, least)).toBe(false);
});

test('10,000 elements that nearly repeat 16 KB of input come to an end', () => {
  const value = parseJson(`[${'1,'.repeat(9999)}2]`);
  expect(isFilledFromInput(value, [], '1 '.repeat(8192), 5000)).toBe(false);
});

test.each([
  ['a token a turn', 8, 4, { inside: 2, post: 4 }, '4 7 8 9 4'],
  ['two tokens a turn', 8, 9, { inside: 2, post: 3 }, '3 7 1 8 1 9 1'],
  ['a token a turn, in the header', 9, 4, { inside: 2, post: 4 }, '7 8 9 4'],
  ['the same token twice', 8, 8, { inside: 2, post: 4 }, '4 7 8 9 8'],
])('%s is read in turn', (_, inside, post, turns, input) => {
  expect(areReadInTurn({ inside: numberOf(inside), post: numberOf(post) }, turns, input)).toBe(true);
});

test.each([
  ['a largest number', 8, 9, { inside: 3, post: 6 }, '6 7 8 1 9 2 3'],
  ['a number that settles', 9, 9, { inside: 3, post: 6 }, '6 7 9 1 2 2 3'],
  ['a count', 3, 6, { inside: 3, post: 6 }, '6 7 9 1 2 2 8'],
])('%s is not', (_, inside, post, turns, input) => {
  expect(areReadInTurn({ inside: numberOf(inside), post: numberOf(post) }, turns, input)).toBe(false);
});

function numberOf(value: number): JsonNumber {
  return parseJson(String(value)) as JsonNumber;
}

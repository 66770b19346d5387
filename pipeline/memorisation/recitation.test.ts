import { expect, test } from 'vitest';
import { ngramOverlap, verbatimWords } from './recitation.ts';

const truth = ' += a3\na3 = 0\nWhat is a1?\n10\n';

test('a reply that recites the text holds all of it, and going on adds nothing', () => {
  expect(verbatimWords(truth, truth)).toEqual({ repeated: 11, of: 11 });
  expect([1, 2, 4].map((n) => ngramOverlap(`${truth}a3 = 0`, truth, n))).toEqual([1, 1, 1]);
});

test('order counts for longer n-grams only, and each word as often as both have it', () => {
  expect(ngramOverlap('b a', 'a b', 1)).toBe(1);
  expect(ngramOverlap('b a', 'a b', 2)).toBe(0);
  expect(ngramOverlap('a a b', 'a b c', 1)).toBe(2 / 3);
  expect(verbatimWords('+= a3; a3 = 1', truth)).toEqual({ repeated: 3, of: 11 });
});

test('an empty reply and a text that is too short hold nothing', () => {
  expect(ngramOverlap('', truth, 1)).toBe(0);
  expect(ngramOverlap('a', 'a', 2)).toBe(0);
});

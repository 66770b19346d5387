import { expect, test } from 'vitest';
import { closestWord } from './closest-word.ts';

const verbs = ['reproduce', 'corpus', 'add', 'collect', 'analyze', 'status'];

test.each([
  ['corpsu', 'corpus'],
  ['colect', 'collect'],
  ['analyse', 'analyze'],
  ['ad', 'add'],
  ['reprodcue', 'reproduce'],
  ['publish', undefined],
  ['x', undefined],
])('"%s" was meant to be %s', (word, meant) => {
  expect(closestWord(word, verbs)).toBe(meant);
});

import { expect, test } from 'vitest';
import { closestWord, closestWords } from './closest-word.ts';

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

test('the closest ids are named, nearest first, also when only the part behind the slash was given', () => {
  const ids = ['classic-python/dijkstra', 'classic-python/prim', 'mine/primes'];
  expect(closestWords('primm', ids, 2)).toEqual(['classic-python/prim', 'mine/primes']);
  expect(closestWords('clasic-python/dijkstra', ids, 1)).toEqual(['classic-python/dijkstra']);
});

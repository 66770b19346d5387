import { expect, test } from 'vitest';
import { randomStream } from '../../../core/random.ts';
import { drawVector, sorted } from './vector.ts';

test('exactly the asked share of the places repeats a value', () => {
  for (let seed = 0; seed < 200; seed += 1) {
    for (const [repeated, different] of [
      [0, 20],
      [0.2, 16],
      [1, 1],
    ] as const) {
      const vector = drawVector({ length: 20, highest: 99, repeated }, randomStream(seed));
      expect({ length: vector.length, different: new Set(vector).size }).toEqual({ length: 20, different });
    }
  }
});

test('values drawn by chance reach both ends and no further', () => {
  const vector = drawVector({ length: 500, highest: 3 }, randomStream(1));
  expect([...new Set(sorted(vector, 'descending'))]).toEqual([3, 2, 1, 0]);
});

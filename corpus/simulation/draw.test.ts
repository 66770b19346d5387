import { expect, test } from 'vitest';
import { randomStream } from '../../core/random.ts';
import { between, oneOf, poisson, sample, shuffled } from './draw.ts';

const letters = ['a', 'b', 'c', 'd', 'e'];

test('both ends of a range are drawn, and nothing beyond', () => {
  const random = randomStream(1);
  const drawn = new Set(Array.from({ length: 200 }, () => between(random, -1, 2)));
  expect([...drawn].sort((a, b) => a - b)).toEqual([-1, 0, 1, 2]);
});

test('one of nothing is an error', () => {
  expect(() => oneOf(randomStream(1), [])).toThrow('nothing to draw from');
});

test('a shuffle loses nothing and leaves its argument alone', () => {
  const mixed = shuffled(randomStream(3), letters);
  expect(mixed).not.toEqual(letters);
  expect([...mixed].sort()).toEqual(letters);
  expect(letters).toEqual(['a', 'b', 'c', 'd', 'e']);
});

test('a sample repeats nothing', () => {
  for (let seed = 0; seed < 100; seed++) expect(new Set(sample(randomStream(seed), letters, 4)).size).toBe(4);
  expect(() => sample(randomStream(1), letters, 6)).toThrow('6 of 5 cannot be drawn');
});

test('Poisson counts have their mean as mean and as variance', () => {
  const random = randomStream(5);
  const counts = Array.from({ length: 20_000 }, () => poisson(random, 2.5));
  const mean = counts.reduce((sum, count) => sum + count, 0) / counts.length;
  const variance = counts.reduce((sum, count) => sum + (count - mean) ** 2, 0) / counts.length;
  expect(mean).toBeCloseTo(2.5, 1);
  expect(variance).toBeCloseTo(2.5, 1);
});

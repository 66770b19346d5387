import { expect, test } from 'vitest';
import { edgeOverlap } from './edge-overlap.ts';

test('the overlap of two sets of edges is what they share of all', () => {
  expect(edgeOverlap(new Set(['1>2', '2>3']), new Set(['2>3', '3>1', '3>4']))).toBe(1 / 4);
  expect(edgeOverlap(new Set(['1>2']), new Set(['1>2']))).toBe(1);
  expect(edgeOverlap(new Set(), new Set(['1>2']))).toBe(0);
  expect(edgeOverlap(new Set(), new Set())).toBe(1);
});

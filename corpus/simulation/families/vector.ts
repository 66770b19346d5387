/** Vectors of numbers to sort. */
import type { RandomStream } from '../../../core/random.ts';
import { between, oneOf, sample, shuffled } from '../draw.ts';

export interface VectorSize {
  readonly length: number;
  /** Values go from 0 to this, both included. */
  readonly highest: number;
  /** Share of the places that repeat the value of another; values are drawn independently, as chance will have it, when absent. */
  readonly repeated?: number;
}

export function drawVector({ length, highest, repeated }: VectorSize, random: RandomStream): number[] {
  if (repeated === undefined) return Array.from({ length }, () => between(random, 0, highest));
  const copies = Math.min(length - 1, Math.round(length * repeated));
  const all = Array.from({ length: highest + 1 }, (_, value) => value);
  const distinct = sample(random, all, length - copies);
  return shuffled(random, [...distinct, ...Array.from({ length: copies }, () => oneOf(random, distinct))]);
}

export type Order = 'ascending' | 'descending';

export function sorted(vector: readonly number[], order: Order): number[] {
  return vector.toSorted((left, right) => (order === 'ascending' ? left - right : right - left));
}

/** The answer that lists these numbers. */
export const listAnswer = (vector: readonly number[]) => ({ kind: 'integer-list', value: vector.map(BigInt) }) as const;

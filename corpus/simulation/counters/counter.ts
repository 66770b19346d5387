/** A counter of a loop: an initial value and one change that is made to it over and over. */
import type { RandomStream } from '../../../core/random.ts';
import { oneOf } from '../draw.ts';
import { largestSize } from '../largest-size.ts';

/** `negate`: `c = -c`; the others `c += 2`, `c -= 1`, `c *= -2`. */
export type Update =
  | { readonly operator: 'negate' }
  | { readonly operator: '+=' | '-=' | '*='; readonly amount: number };

export interface Counter {
  readonly initial: number;
  readonly update: Update;
}

export const steps: readonly Update[] = [
  { operator: 'negate' },
  { operator: '+=', amount: 1 },
  { operator: '-=', amount: 1 },
  { operator: '+=', amount: 2 },
  { operator: '-=', amount: 2 },
];

export const stepsAndDoublings: readonly Update[] = [
  ...steps,
  { operator: '*=', amount: 2 },
  { operator: '*=', amount: -2 },
];

export const drawCounter = (random: RandomStream, initial: readonly number[], updates: readonly Update[]): Counter => ({
  initial: oneOf(random, initial),
  update: oneOf(random, updates),
});

export const updateSource = (name: string, update: Update): string =>
  update.operator === 'negate' ? `${name} = -${name}` : `${name} ${update.operator} ${update.amount}`;

/** The value after the update was made `times` times. */
export function counted({ initial, update }: Counter, times: number): bigint {
  const value = BigInt(initial);
  switch (update.operator) {
    case 'negate':
      return times % 2 === 0 ? value : -value;
    case '+=':
      return value + BigInt(update.amount) * BigInt(times);
    case '-=':
      return value - BigInt(update.amount) * BigInt(times);
    case '*=':
      return value * BigInt(update.amount) ** BigInt(times);
  }
}

/** The largest absolute value that a counter has on the way: none turns back, so that it is the first or the last. */
export const largestOf = (counter: Counter, times: number): bigint =>
  largestSize([counted(counter, 0), counted(counter, times)]);

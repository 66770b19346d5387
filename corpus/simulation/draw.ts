/** Draws from a seeded stream, for the families. */
import type { RandomStream } from '../../core/random.ts';

/** Uniform integer from `low` to `high`, both included. */
export const between = (random: RandomStream, low: number, high: number): number =>
  low + random.nextIndex(high - low + 1);

export function oneOf<Item>(random: RandomStream, items: readonly Item[]): Item {
  const item = items[random.nextIndex(items.length)];
  if (item === undefined) throw new RangeError('nothing to draw from');
  return item;
}

/** A copy in uniformly random order (Fisher and Yates). */
export function shuffled<Item>(random: RandomStream, items: readonly Item[]): Item[] {
  const order = [...items];
  for (let last = order.length - 1; last > 0; last--) {
    const other = random.nextIndex(last + 1);
    [order[last], order[other]] = [order[other] as Item, order[last] as Item];
  }
  return order;
}

/** `count` different ones of the items, in random order. */
export function sample<Item>(random: RandomStream, items: readonly Item[], count: number): Item[] {
  if (count > items.length) throw new RangeError(`${count} of ${items.length} cannot be drawn`);
  return shuffled(random, items).slice(0, count);
}

/** A count with this mean (Poisson), as the number of factors that take a product of uniform draws below e to the minus mean. */
export function poisson(random: RandomStream, mean: number): number {
  const limit = Math.exp(-mean);
  let count = 0;
  for (let product = random.nextDouble(); product > limit; product *= random.nextDouble()) count += 1;
  return count;
}

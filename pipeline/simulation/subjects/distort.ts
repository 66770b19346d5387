/** Slips: a value a little off, and what becomes of later values that hold it. */
import type { RandomStream } from '../../../core/random.ts';
import { isInteger } from '../trace/update.ts';

/** A number a little off, that is none of `taken`. */
export function slippedInteger(right: string, taken: ReadonlySet<string>, random: RandomStream): string {
  const sign = random.nextDouble() < 0.5 ? 1n : -1n;
  for (let distance = BigInt(1 + random.nextIndex(9)); ; distance += 1n) {
    const wrong = String(BigInt(right) + sign * distance);
    if (!taken.has(wrong)) return wrong;
  }
}

/** Makes of the text of a list or set the one with a wrong item in the place of a right one, or without it. */
export type Distortion = (text: string) => string;

/** One item is taken for another number in a list, or forgotten in a set; undefined for what has no items. */
export function distortionOf(text: string, random: RandomStream): Distortion | undefined {
  const items = itemsOf(text);
  const item = items[random.nextIndex(Math.max(1, items.length))];
  if (item === undefined) return undefined;
  if (!text.startsWith('[')) return (other) => withItems(other, (all) => all.filter((name) => name !== item));
  if (!isInteger(item)) return undefined;
  const wrong = slippedInteger(item, new Set(items), random);
  return (other) => withItems(other, (all) => all.with(all.indexOf(item), wrong), item);
}

const itemsOf = (text: string): string[] => (/^[[{].+[\]}]$/s.test(text) ? text.slice(1, -1).split(', ') : []);

function withItems(text: string, change: (items: string[]) => string[], needed?: string): string {
  const items = itemsOf(text);
  if (needed !== undefined && !items.includes(needed)) return text;
  return `${text[0]}${change(items).join(', ')}${text.at(-1)}`;
}

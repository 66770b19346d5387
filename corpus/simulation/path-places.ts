/** Where the statements of a critical path stand among those that do not matter. */
import type { RandomStream } from '../../core/random.ts';
import { sample } from './draw.ts';
import type { Mode } from './family.ts';

/** `path` of `length` places, ascending: side by side in `paper` mode, anywhere in `corrected` mode. */
export function pathPlaces(random: RandomStream, length: number, path: number, mode: Mode): ReadonlySet<number> {
  const all = Array.from({ length }, (_, place) => place);
  if (mode === 'corrected') return new Set(sample(random, all, path).sort((left, right) => left - right));
  const start = random.nextIndex(length - path + 1);
  return new Set(all.slice(start, start + path));
}

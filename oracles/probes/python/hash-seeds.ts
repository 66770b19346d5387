/** Finds what depends on the hashes of strings: the order of a set, or a printed hash. More seeds where a hash can decide an order. */
import { otherWays } from '../probe.ts';
import { mayHoldSets } from './may-hold-sets.ts';

const manySeeds = 16;
const fewSeeds = 4;

export const hashSeeds = otherWays('hash seeds', 'nondeterministic_output', async ({ source }) => {
  const count = /\bhash\b/.test(source) || (await mayHoldSets(source)) ? manySeeds : fewSeeds;
  return Array.from({ length: count }, (_, index) => ({
    name: `hash seed ${index + 1}`,
    environment: { PYTHONHASHSEED: String(index + 1) },
  }));
});

/** Seeded randomness: one Mersenne Twister stream per named use, equal to numpy's RandomState(seed). */
import { sha256 } from './hash.ts';
import { MersenneTwister } from './mersenne-twister.ts';

export interface RandomStream {
  /** Uniform double in [0, 1) with 53 random bits. */
  nextDouble(): number;
  /** Uniform integer in [0, limit), as floor(double * limit); `limit` is at most 2^31. */
  nextIndex(limit: number): number;
}

/** The stream of MT19937 seeded by `init_genrand(seed)`. */
export const randomStream = (seed: number): RandomStream => new MersenneTwister(seed);

/** A 32-bit seed derived from a name, so that adding one use cannot shift the draws of another. */
export function seedFrom(name: string): number {
  return Number.parseInt(sha256(name).slice(0, 8), 16);
}

/**
 * Seeded randomness: one Mersenne Twister stream per named use, equal to numpy's RandomState(seed).
 * The double is composed as numpy does; pure-rand's own `uniformFloat64` composes its bits differently.
 */
import { mersenne } from 'pure-rand/generator/mersenne';
import { sha256 } from './hash.ts';

export interface RandomStream {
  /** Uniform double in [0, 1) with 53 random bits. */
  nextDouble(): number;
  /** Uniform integer in [0, limit), as floor(double * limit). */
  nextIndex(limit: number): number;
}

/** The stream of MT19937 seeded by `init_genrand(seed)`. */
export function randomStream(seed: number): RandomStream {
  const generator = mersenne(seed);
  const nextDouble = () => {
    const high = generator.next() >>> 5;
    const low = generator.next() >>> 6;
    return (high * 67_108_864 + low) / 9_007_199_254_740_992;
  };
  return { nextDouble, nextIndex: (limit) => Math.floor(nextDouble() * limit) };
}

/** A 32-bit seed derived from a name, so that adding one use cannot shift the draws of another. */
export function seedFrom(name: string): number {
  return Number.parseInt(sha256(name).slice(0, 8), 16);
}

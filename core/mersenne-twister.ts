/**
 * MT19937 (Matsumoto and Nishimura 1998), started by `init_genrand(seed)`: block by block in a typed array, because the
 * permutation tests of one analysis draw hundreds of millions of its words.
 */
const length = 624;
const reach = 397;
const highestBit = 0x80000000 | 0;
const otherBits = 0x7fffffff;
const twist = 0x9908b0df | 0;

export class MersenneTwister {
  private readonly words = new Int32Array(length);
  private place = length;

  constructor(seed: number) {
    const { words } = this;
    words[0] = seed | 0;
    for (let index = 1; index < length; index += 1) {
      const before = words[index - 1] as number;
      words[index] = (Math.imul(1_812_433_253, before ^ (before >>> 30)) + index) | 0;
    }
  }

  /** Uniform double in [0, 1): 27 bits of a word, then 26 bits of the next, as numpy composes it. */
  nextDouble(): number {
    const high = this.nextHighBits();
    return (high * 67_108_864 + this.lowBitsBefore()) / 9_007_199_254_740_992;
  }

  /**
   * Uniform integer in [0, limit), floor(nextDouble() * limit).
   * The high bits alone decide it, except where the doubles that share them lie on two sides of a whole number.
   * @param limit at most 2^31
   */
  nextIndex(limit: number): number {
    const high = this.nextHighBits();
    const least = ((high / 134_217_728) * limit) | 0;
    if (least === ((((high + 1) / 134_217_728) * limit) | 0)) return least;
    return (((high * 67_108_864 + this.lowBitsBefore()) / 9_007_199_254_740_992) * limit) | 0;
  }

  /** The high bits of the next double; the word with its low bits is passed over. */
  private nextHighBits(): number {
    if (this.place === length) this.renew();
    const high = temper(this.words[this.place] as number) >>> 5;
    this.place += 2;
    return high;
  }

  private lowBitsBefore(): number {
    return temper(this.words[this.place - 1] as number) >>> 6;
  }

  private renew(): void {
    const { words } = this;
    const wrap = length - reach;
    let here = words[0] as number;
    for (let index = 0; index < wrap; index += 1) {
      const next = words[index + 1] as number;
      words[index] = twisted(words[index + reach] as number, here, next);
      here = next;
    }
    for (let index = wrap; index < length - 1; index += 1) {
      const next = words[index + 1] as number;
      words[index] = twisted(words[index - wrap] as number, here, next);
      here = next;
    }
    words[length - 1] = twisted(words[reach - 1] as number, here, words[0] as number);
    this.place = 0;
  }
}

const twisted = (far: number, here: number, next: number): number =>
  far ^ (((here & highestBit) | (next & otherBits)) >>> 1) ^ (-(next & 1) & twist);

function temper(word: number): number {
  let mixed = word ^ (word >>> 11);
  mixed ^= (mixed << 7) & 0x9d2c5680;
  mixed ^= (mixed << 15) & 0xefc60000;
  return mixed ^ (mixed >>> 18);
}

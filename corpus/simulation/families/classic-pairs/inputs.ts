/** The inputs of a pair: the same for a function and for its variation. */
import type { RandomStream } from '../../../../core/random.ts';
import { between, sample, shuffled } from '../../draw.ts';
import type { Mode } from '../../family.ts';
import { drawVector } from '../vector.ts';
import { type ClassicPair, type Input, isPrime } from './pairs.ts';

const inputs = 50;
const vectorLength = 10;
const highest = 99;

/**
 * The input of an item, from a stream that all items of its batch share. `paper`: 0 to 49 in order (Collatz 2 to 51), primality
 * of uniform numbers up to 999. `corrected`: different numbers in random order, none for which function and variation agree, and
 * a number or its successor prime half the time each.
 */
export function classicInput(pair: ClassicPair, random: RandomStream, mode: Mode, item: number): Input {
  if (pair.name === 'bubble') return vectorsOf(random, item, mode);
  const numbers = mode === 'paper' ? paperNumbers(pair.name, random) : correctedNumbers(pair, random);
  return BigInt(numbers[item % numbers.length] ?? 0);
}

function vectorsOf(random: RandomStream, item: number, mode: Mode): Input {
  const size = { length: vectorLength, highest, ...(mode === 'corrected' && { repeated: 0.2 }) };
  const vectors = Array.from({ length: (item % inputs) + 1 }, () => drawVector(size, random));
  return (vectors.at(-1) ?? []).map(BigInt);
}

function paperNumbers(name: string, random: RandomStream): number[] {
  if (name === 'prime') return Array.from({ length: inputs }, () => between(random, 1, 999));
  return numbersFrom(name === 'collatz' ? 2 : 0, inputs);
}

function correctedNumbers(pair: ClassicPair, random: RandomStream): number[] {
  if (pair.name !== 'prime') return sample(random, differing(pair), inputs);
  const drawn = sample(random, primes, inputs);
  return shuffled(
    random,
    drawn.map((prime, place) => (place % 2 === 0 ? prime : prime - 1)),
  );
}

/** Numbers for which a function and its variation do not agree. */
const differing = ({ vanilla, variation }: ClassicPair): number[] =>
  numbersFrom(3, 58).filter((number) => vanilla.of(BigInt(number)) !== variation.of(BigInt(number)));

const numbersFrom = (first: number, count: number): number[] =>
  Array.from({ length: count }, (_, place) => first + place);

/** From 5: the successor of 2 is prime too. */
const primes = numbersFrom(5, 995).filter((number) => isPrime(BigInt(number)));

import { expect, test } from 'vitest';
import { randomStream, seedFrom } from './random.ts';

const firstDoubles = (seed: number, count: number) => {
  const stream = randomStream(seed);
  return Array.from({ length: count }, () => stream.nextDouble());
};

test.each([
  [0, [0.5488135039273248, 0.7151893663724195, 0.6027633760716439, 0.5448831829968969]],
  [1, [0.417022004702574, 0.7203244934421581, 0.00011437481734488664, 0.30233257263183977]],
  [42, [0.3745401188473625, 0.9507143064099162, 0.7319939418114051, 0.5986584841970366]],
  [4294967295, [0.0976320289940138, 0.9123828453026218, 0.78903530185164, 0.7800035981134678]],
])("seed %i gives the doubles of numpy's RandomState", (seed, doubles) => {
  expect(firstDoubles(seed, 4)).toEqual(doubles);
});

test('the stream stays equal to that of numpy over many draws', () => {
  const doubles = firstDoubles(42, 10_000);
  expect([doubles[999], doubles[9999]]).toEqual([0.44600577295795574, 0.21714040403767187]);
});

test('an index is the double times the limit, rounded down', () => {
  const stream = randomStream(42);
  const draws = Array.from({ length: 12 }, () => stream.nextIndex(10));
  expect(draws).toEqual([3, 9, 7, 5, 1, 1, 0, 8, 6, 7, 0, 9]);
  expect(randomStream(42).nextIndex(1)).toBe(0);
});

test.each([1, 2, 3, 1000, 2 ** 20 + 1, 2 ** 27 - 1, 2 ** 31 - 1, 2 ** 31])(
  'an index below %i is what the whole double gives',
  (limit) => {
    const [indexes, doubles] = [randomStream(7), randomStream(7)];
    const count = 2000;
    expect(Array.from({ length: count }, () => indexes.nextIndex(limit))).toEqual(
      Array.from({ length: count }, () => Math.floor(doubles.nextDouble() * limit)),
    );
  },
);

test('streams do not disturb one another', () => {
  const [one, two] = [randomStream(42), randomStream(1)];
  expect([one.nextDouble(), two.nextDouble(), one.nextDouble(), two.nextDouble()]).toEqual([
    0.3745401188473625, 0.417022004702574, 0.9507143064099162, 0.7203244934421581,
  ]);
});

test('a name gives the same 32-bit seed each time, another name another one', () => {
  const seeds = ['abc', '', 'abd'].map(seedFrom);
  expect(seeds).toEqual([0xba7816bf, 0xe3b0c442, 0xa52d159f]);
});

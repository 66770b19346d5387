import { expect, test } from 'vitest';
import { primeStride, samplesAt } from './prime-stride.ts';

test('strides are primes from 97 on that leave about 2,000 samples', () => {
  expect([1, 100_000, 194_001, 1_000_000, 5_000_000].map(primeStride)).toEqual([97, 97, 101, 503, 2503]);
});

test('samples are counted as a run takes them', () => {
  const taken = (stride: number, observations: number) => {
    let [samples, untilSample] = [0, Math.floor((stride + 1) / 2)];
    for (let observation = 0; observation < observations; observation += 1) {
      untilSample -= 1;
      if (untilSample > 0) continue;
      untilSample = stride;
      samples += 1;
    }
    return samples;
  };
  for (const observations of [0, 1, 48, 49, 50, 97, 145, 146, 1000])
    expect(samplesAt(97, observations)).toBe(taken(97, observations));
});

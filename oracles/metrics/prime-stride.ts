/**
 * How far apart the observations of a sampled run are. Loops repeat with a period, and a stride that shares a factor with it looks at
 * the same few statements only; a prime above every usual period does not.
 */

const leastStride = 97;
const wantedSamples = 2_000;

/** The smallest prime, from 97 on, that leaves at most about 2,000 samples of the observations. */
export function primeStride(observations: number): number {
  let stride = Math.max(leastStride, Math.ceil(observations / wantedSamples));
  while (!isPrime(stride)) stride += 1;
  return stride;
}

/** Samples that a run takes which looks at every stride-th observation, the first one half a stride in. */
export function samplesAt(stride: number, observations: number): number {
  const first = Math.floor((stride + 1) / 2);
  return observations < first ? 0 : Math.floor((observations - first) / stride) + 1;
}

function isPrime(number: number): boolean {
  for (let divisor = 2; divisor * divisor <= number; divisor += 1) if (number % divisor === 0) return false;
  return number > 1;
}

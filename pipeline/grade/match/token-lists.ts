/** Comparison of two lists of tokens, shared by the policies that differ only in what a token is. */
import { type MatchPolicy, shown } from './policy.ts';

/** A policy: equal when `tokensOf` gives the same tokens in the same order. */
export function tokenPolicy(name: string, tokensOf: (text: string) => readonly string[]): MatchPolicy {
  return {
    name,
    matches(expected, predicted) {
      const [left, right] = [tokensOf(expected), tokensOf(predicted)];
      return left.length === right.length && left.every((token, index) => token === right[index]);
    },
    difference: (expected, predicted) => firstDifference(tokensOf(expected), tokensOf(predicted)),
  };
}

function firstDifference(expected: readonly string[], predicted: readonly string[]): string {
  const common = Math.min(expected.length, predicted.length);
  let index = 0;
  while (index < common && expected[index] === predicted[index]) index += 1;
  const [wanted, got] = [expected[index], predicted[index]];
  if (wanted === undefined) return `token ${index + 1}: expected the end, got ${shown(got ?? '')}`;
  return `token ${index + 1}: expected ${shown(wanted)}, got ${got === undefined ? 'the end' : shown(got)}`;
}

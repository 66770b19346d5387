/** Min-K% probability: the mean log probability of the least likely tokens of a text (Shi et al., Detecting Pretraining Data from Large Language Models, 2023). */
import type { TokenProbability } from './read-logprobs.ts';

export interface MinK {
  /** Tokens with a probability. */
  readonly tokens: number;
  /** Mean natural logarithm over the least likely `percent` of them. */
  readonly minK: number;
  readonly meanLogprob: number;
  /** The least likely tokens, the least likely first. */
  readonly leastLikely: readonly string[];
}

/** Undefined for a text without any token that has a probability. */
export function minKOf(tokens: readonly TokenProbability[], percent: number): MinK | undefined {
  const known = tokens.flatMap(({ token, logprob }) => (logprob === null ? [] : [{ token, logprob }]));
  if (known.length === 0) return undefined;
  const count = Math.max(1, Math.floor((known.length * percent) / 100));
  const least = known.toSorted((left, right) => left.logprob - right.logprob).slice(0, count);
  return {
    tokens: known.length,
    minK: mean(least.map(({ logprob }) => logprob)),
    meanLogprob: mean(known.map(({ logprob }) => logprob)),
    leastLikely: least.map(({ token }) => token),
  };
}

/** Tokens that both lists hold, as often as both hold them, over all that either holds (Jaccard, with multiplicity). */
export function overlapOf(left: readonly string[], right: readonly string[]): { shared: string[]; share: number } {
  const unmatched = [...right];
  const shared = left.filter((token) => {
    const place = unmatched.indexOf(token);
    if (place !== -1) unmatched.splice(place, 1);
    return place !== -1;
  });
  const all = left.length + right.length - shared.length;
  return { shared, share: all === 0 ? 0 : shared.length / all };
}

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

import { expect, test } from 'vitest';
import { minKOf, overlapOf } from './min-k.ts';

const token = (name: string, logprob: number | null) => ({ token: name, logprob, top: [] });

test('Min-K% is the mean over the least likely tokens, the first one without a probability left out', () => {
  const tokens = [
    token('def', null),
    token('a', -1),
    token('b', -4),
    token('c', -0.5),
    token('d', -2),
    token('e', -0.5),
  ];
  expect(minKOf(tokens, 40)).toEqual({ tokens: 5, minK: -3, meanLogprob: -1.6, leastLikely: ['b', 'd'] });
  // Never none.
  expect(minKOf(tokens, 1)).toMatchObject({ minK: -4, leastLikely: ['b'] });
  expect(minKOf([token('def', null)], 20)).toBeUndefined();
});

test('tokens are shared as often as both lists hold them', () => {
  expect(overlapOf(['a', 'a', 'b'], ['a', 'c', 'a'])).toEqual({ shared: ['a', 'a'], share: 0.5 });
  expect(overlapOf([], [])).toEqual({ shared: [], share: 0 });
});

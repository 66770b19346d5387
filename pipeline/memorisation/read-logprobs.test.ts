import { expect, test } from 'vitest';
import { goesOnAs, massOn } from './expected-next.ts';
import { readLogprobs, tokensOfText } from './read-logprobs.ts';

test('both spellings of log probabilities are read, the likeliest tokens first', () => {
  const lists = { tokens: ['a', ' b'], token_logprobs: [null, -0.5], top_logprobs: [null, { ' c': -1, ' b': -0.5 }] };
  const entries = {
    content: [
      { token: 'a', logprob: null, top_logprobs: [] },
      {
        ...{ token: ' b', logprob: -0.5 },
        top_logprobs: [
          { token: ' c', logprob: -1 },
          { token: ' b', logprob: -0.5 },
        ],
      },
    ],
  };
  const read = [
    { token: 'a', logprob: null, top: [] },
    {
      ...{ token: ' b', logprob: -0.5 },
      top: [
        { token: ' b', logprob: -0.5 },
        { token: ' c', logprob: -1 },
      ],
    },
  ];
  expect(readLogprobs(lists)).toEqual(read);
  expect(readLogprobs(entries)).toEqual(read);
  expect(readLogprobs(null)).toEqual([]);
});

test('the tokens of a text are found with and without a mark before it, and what is written after it is left out', () => {
  const tokens = (...names: string[]) => names.map((token) => ({ token, logprob: -1, top: [] }));
  const names = (found: { token: string }[] | undefined) => found?.map(({ token }) => token);
  expect(names(tokensOfText(tokens('ab', ' c', ' d'), 'ab c'))).toEqual(['ab', ' c']);
  expect(names(tokensOfText(tokens('<s>', 'ab', ' c', ' d'), 'ab c'))).toEqual(['ab', ' c']);
  expect(tokensOfText(tokens(' d'), 'ab c')).toBeUndefined();
});

test('the probability of what really comes next is that of all tokens that begin it', () => {
  const top = [' b', 'b', ' bc', ' ', 'x'].map((token) => ({ token, logprob: Math.log(0.2) }));
  expect([' b', 'b', ' bc', ' ', '', 'x'].map((token) => goesOnAs(token, ' bcd'))).toEqual([
    true,
    true,
    true,
    true,
    false,
    false,
  ]);
  expect(massOn({ token: ' b', logprob: null, top }, ' bcd')).toBeCloseTo(0.8, 12);
});

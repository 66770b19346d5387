import { expect, test } from 'vitest';
import { readCompletion } from './read-completion.ts';

const tokensOf = (usage: object) => {
  const { inputTokens, outputTokens, reasoningTokens } = readCompletion({ choices: [], usage }, []);
  return [inputTokens, outputTokens, reasoningTokens];
};
const usage = (prompt: number, completion: number, total: number, details: object = {}) => ({
  ...{ prompt_tokens: prompt, completion_tokens: completion, total_tokens: total },
  ...details,
});
const reasoning = (count: number) => ({ completion_tokens_details: { reasoning_tokens: count } });
const cached = (count: number) => ({ prompt_tokens_details: { cached_tokens: count } });

test.each([
  ['reasoning inside the completion, as OpenAI counts it', usage(30, 400, 430, reasoning(380)), [30, 400, 380]],
  ['reasoning beside the completion, as xAI counts it', usage(12, 1, 399, reasoning(386)), [12, 387, 386]],
  ['reasoning that only the total shows, as Gemini counts it', usage(20, 198, 623), [20, 603, null]],
  ['the same with cached input', usage(20, 198, 623, cached(16)), [20, 603, null]],
  ['a total that counts cached input once more', usage(20, 198, 234, cached(16)), [20, 198, null]],
  ['a total that is no sum', usage(20, 198, 300, reasoning(10)), [20, 198, 10]],
  ['no total', { prompt_tokens: 20, completion_tokens: 5 }, [20, 5, null]],
  ['counts below zero', usage(-1, -1, -2), [null, null, null]],
  ['counts that are no whole numbers', { prompt_tokens: '20', completion_tokens: 2.5 }, [null, null, null]],
])('all that is paid as output counts as output: %s', (_title, counts, expected) => {
  expect(tokensOf(counts)).toEqual(expected);
});

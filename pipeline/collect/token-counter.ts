/** Counts the tokens of prompts before they are sent: exactly where the tokenizer of a model is known, else within bounds. */
import type { Setting } from './setting.ts';
import { type Range, tokenBoundRule, tokenBounds } from './token-bounds.ts';

export interface TokenCounter {
  /** How it counts, as people read it. */
  readonly rule: string;
  /** Input tokens of a request with this prompt. */
  count(prompt: string): Range;
}

/** Around the one message of a request: its start, its role, its end, and the start of the reply. */
const mostFrameTokens = 8;

const load = {
  o200k_base: () => import('gpt-tokenizer/encoding/o200k_base'),
  cl100k_base: () => import('gpt-tokenizer/encoding/cl100k_base'),
} as const;

/** The counter of a setting. Its tables are loaded only here: they are several megabytes. */
export async function tokenCounterOf({ tokenizer }: Pick<Setting, 'tokenizer'>): Promise<TokenCounter> {
  if (tokenizer === null) return { rule: tokenBoundRule, count: tokenBounds };
  const { countTokens } = await load[tokenizer]();
  return {
    rule: `tokenizer ${tokenizer}; up to ${mostFrameTokens} a request for the frame of its message`,
    count(prompt) {
      // A mark such as <|endoftext|> in a program is plain letters.
      const tokens = countTokens(prompt, { disallowedSpecial: new Set() });
      return { low: tokens, high: tokens + mostFrameTokens };
    },
  };
}

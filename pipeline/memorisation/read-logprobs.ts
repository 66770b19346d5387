/** Reads log probabilities as servers write them: lists side by side (texts gone on with) or a list of tokens (chats). */
import { asObject } from '../collect/read-completion.ts';

export interface TokenProbability {
  readonly token: string;
  /** Natural logarithm; null for a first token, which follows nothing. */
  readonly logprob: number | null;
  /** The likeliest tokens at this place, the likeliest first. */
  readonly top: readonly { readonly token: string; readonly logprob: number }[];
}

/** The tokens of a reply in order; none when it carries no log probabilities. */
export function readLogprobs(logprobs: unknown): TokenProbability[] {
  const { content, tokens, token_logprobs: values, top_logprobs: tops } = asObject(logprobs);
  if (Array.isArray(content)) return content.flatMap(readEntry);
  if (!Array.isArray(tokens) || !Array.isArray(values)) return [];
  return tokens.map((token, index) => ({
    token: String(token),
    logprob: numberOrNull(values[index]),
    top: sorted(Object.entries(asObject(Array.isArray(tops) ? tops[index] : undefined))),
  }));
}

function readEntry(entry: unknown): TokenProbability[] {
  const { token, logprob, top_logprobs: top } = asObject(entry);
  if (typeof token !== 'string') return [];
  const pairs = Array.isArray(top) ? top.map(asObject).map((one) => [String(one.token), one.logprob] as const) : [];
  return [{ token, logprob: numberOrNull(logprob), top: sorted(pairs) }];
}

const numberOrNull = (value: unknown): number | null =>
  typeof value === 'number' && Number.isFinite(value) ? value : null;

function sorted(pairs: readonly (readonly [string, unknown])[]): TokenProbability['top'] {
  return pairs
    .flatMap(([token, logprob]) =>
      typeof logprob === 'number' && Number.isFinite(logprob) ? [{ token, logprob }] : [],
    )
    .sort((left, right) => right.logprob - left.logprob);
}

/** The tokens that make up `text`, where they begin the reply; undefined when the server did not give the text back. */
export function tokensOfText(tokens: readonly TokenProbability[], text: string): TokenProbability[] | undefined {
  let length = 0;
  for (let count = 0; count < tokens.length; count += 1) {
    // A mark for the beginning of a text is no part of it.
    const isMark = count === 0 && !text.startsWith((tokens[0] as TokenProbability).token);
    length += isMark ? 0 : (tokens[count] as TokenProbability).token.length;
    if (length >= text.length) return tokens.slice(isMarked(tokens, text) ? 1 : 0, count + 1);
  }
  return undefined;
}

const isMarked = (tokens: readonly TokenProbability[], text: string): boolean =>
  !text.startsWith(tokens[0]?.token ?? '');

/** Equal integers and words, punctuation ignored: the first paper release graded its CodeContests study so. */
import { tokenPolicy } from './token-lists.ts';

/** A minus belongs to a number unless a letter or digit stands right before it. */
export const alnumTokens = tokenPolicy(
  'alnum-tokens',
  (text) => text.match(/(?:(?<![\p{L}\p{N}])-)?\p{N}+|\p{L}+/gu) ?? [],
);

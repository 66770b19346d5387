/** How much of the true continuation of a text a reply holds. */

/** Names, numbers, and each other sign for itself. */
const wordsOf = (text: string): string[] => text.match(/[\p{L}_][\p{L}\p{N}_]*|\p{N}+|[^\s\p{L}\p{N}_]/gu) ?? [];

/**
 * Share of the true continuation's n-grams that the reply holds, each as often as both do; the reply counts as far as the
 * continuation is long, so that going on and on finds nothing more. 0 for a continuation shorter than n words.
 */
export function ngramOverlap(reply: string, truth: string, n: number): number {
  const wanted = wordsOf(truth);
  const found = Map.groupBy(ngrams(wordsOf(reply).slice(0, wanted.length), n), (ngram) => ngram);
  const parts = [...Map.groupBy(ngrams(wanted, n), (ngram) => ngram)];
  const matched = parts.reduce((sum, [ngram, all]) => sum + Math.min(all.length, found.get(ngram)?.length ?? 0), 0);
  const all = parts.reduce((sum, [, { length }]) => sum + length, 0);
  return all === 0 ? 0 : matched / all;
}

const ngrams = (words: readonly string[], n: number): string[] =>
  Array.from({ length: Math.max(0, words.length - n + 1) }, (_, start) => words.slice(start, start + n).join(' '));

/** Words from the beginning of the true continuation that the reply repeats, and how many it has. */
export function verbatimWords(reply: string, truth: string): { repeated: number; of: number } {
  const [replied, wanted] = [wordsOf(reply), wordsOf(truth)];
  const first = wanted.findIndex((word, place) => word !== replied[place]);
  return { repeated: first === -1 ? wanted.length : first, of: wanted.length };
}

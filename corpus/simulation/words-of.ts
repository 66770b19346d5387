/** The named groups of the first of the patterns that a sentence has the shape of; undefined when it has none of them. */
export function wordsOf(patterns: readonly RegExp[], sentence: string): Partial<Record<string, string>> | undefined {
  for (const pattern of patterns) {
    const groups = pattern.exec(sentence)?.groups;
    if (groups !== undefined) return groups;
  }
  return undefined;
}

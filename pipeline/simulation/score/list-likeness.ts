/** How like one another two lists are. */

/** Levenshtein distance of two lists: fewest insertions, deletions and replacements of items. Time and space are those of the table. */
export function listDistance<Item>(left: readonly Item[], right: readonly Item[]): number {
  let previous = Array.from({ length: right.length + 1 }, (_, index) => index);
  for (const [index, item] of left.entries()) {
    const current = [index + 1];
    for (const [column, other] of right.entries()) {
      const replaced = (previous[column] as number) + (item === other ? 0 : 1);
      current.push(Math.min(replaced, (previous[column + 1] as number) + 1, (current[column] as number) + 1));
    }
    previous = current;
  }
  return previous[right.length] as number;
}

/** 1 - distance / length of the longer list: 1 for equal lists (two empty ones too), 0 when nothing fits. */
export function listSimilarity<Item>(left: readonly Item[], right: readonly Item[]): number {
  const longest = Math.max(left.length, right.length);
  return longest === 0 ? 1 : 1 - listDistance(left, right) / longest;
}

/** Share of the positions of either list at which both hold the same item; 1 for two empty lists. */
export function positionAccuracy<Item>(expected: readonly Item[], answer: readonly Item[]): number {
  const longest = Math.max(expected.length, answer.length);
  return longest === 0 ? 1 : expected.filter((item, index) => item === answer[index]).length / longest;
}

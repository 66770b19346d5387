/** Finds the word that was probably meant. */

/** The candidate fewest edits away, when that is near enough to be a slip of the keyboard; else undefined. */
export function closestWord(word: string, candidates: readonly string[]): string | undefined {
  const nearEnough = Math.max(1, Math.ceil(word.length / 3));
  const [best] = candidates
    .map((candidate) => ({ candidate, edits: editDistance(word, candidate) }))
    .filter(({ edits }) => edits <= nearEnough)
    .sort((left, right) => left.edits - right.edits);
  return best?.candidate;
}

/** The candidates fewest edits away, nearest first. Of an id `a/b`, the part behind the slash may be meant as well. */
export function closestWords(word: string, candidates: readonly string[], count: number): string[] {
  const edits = (candidate: string) =>
    Math.min(editDistance(word, candidate), editDistance(word, candidate.slice(candidate.lastIndexOf('/') + 1)));
  return candidates
    .map((candidate) => ({ candidate, distance: edits(candidate) }))
    .sort((left, right) => left.distance - right.distance)
    .slice(0, count)
    .map(({ candidate }) => candidate);
}

/** Levenshtein distance: insertions, deletions and replacements of one character. */
function editDistance(left: string, right: string): number {
  let above = Array.from({ length: right.length + 1 }, (_, index) => index);
  for (const [row, character] of [...left].entries()) {
    const current = [row + 1];
    for (let column = 1; column <= right.length; column += 1) {
      const replaced = (above[column - 1] as number) + Number(character !== right[column - 1]);
      current.push(Math.min(replaced, (above[column] as number) + 1, (current[column - 1] as number) + 1));
    }
    above = current;
  }
  return above[right.length] as number;
}

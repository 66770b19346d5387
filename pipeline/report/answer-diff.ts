/** What separates a given answer from the true one, in pieces a page can colour. */
import { diffArrays } from 'diff';

/** `=` in both, `-` in the true answer only, `+` in the given one only. */
export type DiffPart = readonly ['=' | '-' | '+', string];

/** Longer answers are not compared piece by piece: the work grows with the product of their lengths. */
const mostPieces = 4_000;

/** More differences are no help to a reader, and the work grows with their square. */
const mostDifferences = 200;

/** @returns null when either text has too many pieces to be compared, or too many of them differ */
export function diffAnswers(expected: string, given: string): DiffPart[] | null {
  const [wanted, found] = [pieces(expected), pieces(given)];
  if (wanted.length > mostPieces || found.length > mostPieces) return null;
  const changes = diffArrays(wanted, found, { maxEditLength: mostDifferences });
  return (
    changes?.map(({ added, removed, value }) => [added ? '+' : removed ? '-' : '=', value.join('')] as const) ?? null
  );
}

/** Words, numbers, single marks and white space: what a reader would point at. */
const pieces = (text: string): string[] => text.match(/[\p{L}\p{N}_.+-]+|\s+|./gsu) ?? [];

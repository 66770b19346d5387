/** A rule by which an answer is compared with the true one. */
export interface MatchPolicy {
  readonly name: string;
  matches(expected: string, predicted: string): boolean;
  /** The first place where a wrong answer differs, in a short sentence. */
  difference(expected: string, predicted: string): string;
}

/** A value shown in a difference: on one line, at most 60 characters. */
export function shown(text: string): string {
  const line = JSON.stringify(text).slice(1, -1);
  return line.length <= 60 ? line : `${line.slice(0, 57)}...`;
}

/** Text put into a source at given offsets, leaving every character of the source in place. */

export interface Insertion {
  /** Offset in UTF-16 code units of the clean source. */
  readonly offset: number;
  readonly text: string;
  /** Order among insertions at one offset: lower first; equal ones keep the order they were given in. */
  readonly rank: number;
}

export function applyInsertions(source: string, insertions: readonly Insertion[]): string {
  const ordered = [...insertions].sort((left, right) => left.offset - right.offset || left.rank - right.rank);
  let position = 0;
  let text = '';
  for (const insertion of ordered) {
    text += source.slice(position, insertion.offset) + insertion.text;
    position = insertion.offset;
  }
  return text + source.slice(position);
}

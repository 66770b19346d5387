/** Long texts of other people's making, for a terminal. */

const [firstLines, lastLines, mostColumns] = [12, 8, 300];

/** The lines of a text; unless it is wanted in full, its middle and the ends of very long lines are left out, and it says so. */
export function excerpt(text: string, isFull: boolean): string[] {
  const lines = printable(text).replace(/\n$/, '').split('\n');
  if (isFull) return lines;
  const left = lines.length - firstLines - lastLines;
  const kept =
    left <= 1
      ? lines
      : [
          ...lines.slice(0, firstLines),
          `... ${left} lines left out: --full shows them ...`,
          ...lines.slice(-lastLines),
        ];
  return kept.map((line) =>
    line.length <= mostColumns ? line : `${line.slice(0, mostColumns)}... (${line.length} characters)`,
  );
}

/** A message of somebody else's as part of a sentence: one line, not too long, without a full stop. */
export function oneLine(text: string): string {
  return printable(text).replaceAll(/\s+/g, ' ').trim().slice(0, 200).replace(/\.$/, '');
}

/** A text in which nothing can move the cursor or colour the terminal. */
export function printable(text: string): string {
  const control = (character: string) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
  return text.replaceAll('\r\n', '\n').replaceAll(/(?![\n\t])[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu, control);
}

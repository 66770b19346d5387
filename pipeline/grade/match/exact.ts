/** The stricter verdict beside the score: equal text, one final newline aside. */

/** True when both texts are equal once one final newline is taken from each. */
export function isExact(expected: string, predicted: string): boolean {
  return withoutFinalNewline(expected) === withoutFinalNewline(predicted);
}

function withoutFinalNewline(text: string): string {
  return text.endsWith('\n') ? text.slice(0, -1) : text;
}

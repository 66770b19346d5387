/** The values of a text without what only sets them off: brackets, quotes, marks of code and bold around them, commas and colons between. */

const marks = '[](){}"\'`*$';

/** Values in order and in small letters, one space between two. In time linear in the text. */
export function bareValues(text: string): string {
  const values = text
    .replaceAll(/^ *(?:```|~~~)\w*$/gm, '')
    .trim()
    .replace(/\.$/, '')
    .replaceAll(/\\[nrt]/g, ' ')
    .split(/[\s,;:=]+/)
    .map(withoutMarks);
  return values
    .filter((value) => value !== '')
    .join(' ')
    .toLowerCase();
}

/** What holds no letter and no digit stays as it is: a printed `(())` or `***` is no mark around something. */
function withoutMarks(word: string): string {
  let [start, end] = [0, word.length];
  while (start < end && marks.includes(word[start] as string)) start += 1;
  while (start < end && marks.includes(word[end - 1] as string)) end -= 1;
  const value = word.slice(start, end);
  return /[\p{L}\p{N}]/u.test(value) ? value : word;
}

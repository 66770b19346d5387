/** Lists of whole numbers as replies write them: any brackets or none, nested or not, with or without names before the numbers. */

import { readIntegers } from './integers.ts';
import { isEmptyWord } from './names.ts';
import { withoutLabel } from './undress.ts';

/** The numbers in order; undefined when there are none and nothing says that the list is empty, or when some are left out. */
export function readIntegerList(text: string): bigint[] | undefined {
  if (/\.\.\.|…/.test(text)) return undefined;
  const rest = withoutLabel(text, (value) => /^[[({]/.test(value) || isEmptyWord(value));
  if (isEmptyWord(rest)) return [];
  const opening = rest.search(/[[({]/);
  const closing = Math.max(rest.lastIndexOf(']'), rest.lastIndexOf(')'), rest.lastIndexOf('}'));
  const isBracketed = opening !== -1 && closing > opening;
  const inner = isBracketed ? rest.slice(opening, closing + 1) : withoutNumbering(rest);
  if (isBracketed && /^[[({\s]+[\])}\s]+$/.test(inner)) return [];
  const numbers = readIntegers(inner);
  return numbers === undefined || numbers.length === 0 ? undefined : numbers;
}

/** Without the 1., 2., 3. before the lines of a numbered list. */
function withoutNumbering(text: string): string {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  const numbered = lines.every((line, place) => new RegExp(`^\\s*${place + 1}[.)]\\s`).test(line));
  return numbered ? lines.map((line) => line.replace(/^\s*\d+[.)]/, '')).join('\n') : text;
}

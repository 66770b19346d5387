/** Names, and sets of them, as replies write them. */
import { withoutLabel } from './undress.ts';

const name = /^[\p{L}\p{N}_][\p{L}\p{N}_'’-]*(?: [\p{L}\p{N}_'’-]+){0,2}$/u;
const emptyWord =
  /^(?:(?:now|completely|an?|the) )*(?:empty(?: (?:set|list|box))?|nothing(?: at all)?|none|no (?:items?|objects?|things?)|∅|null)[.!]?$/i;

export const isEmptyWord = (text: string): boolean => emptyWord.test(text.trim());

/** The one name of an undressed text, without article; undefined when it is longer than a name is. */
export function readName(text: string): string | undefined {
  return bareName(withoutLabel(text, (rest) => bareName(rest) !== undefined));
}

/** The names, each once; undefined when a part of the text is no name. */
export function readNameSet(text: string): string[] | undefined {
  if (/(?:\bnot|n't) (?:contain|hold|have) any(?:thing| objects?| items?)?\b/i.test(text)) return [];
  const rest = withoutLabel(text, (value) => /^[[({]|^(?:frozen)?set\b/.test(value) || namesIn(value) !== undefined);
  const inner =
    /^(?:(?:frozen)?set|list|tuple)?[\s([{]*[[({]([^[\](){}]*)[\])}][\s)\]}]*[.!]?$/.exec(rest)?.[1] ?? rest;
  return inner.trim() === '' && inner !== rest ? [] : namesIn(inner);
}

function namesIn(text: string): string[] | undefined {
  if (isEmptyWord(text)) return [];
  const parts = text
    .split(/[,;\n&•]|\band\b/i)
    .map((part) => part.replace(/^\s*(?:[-+]|\d+[.)])\s+/, '').trim())
    .filter((part) => part !== '');
  const names = parts.map(bareName);
  return names.length === 0 || names.includes(undefined) ? undefined : [...new Set(names as string[])];
}

function bareName(text: string): string | undefined {
  const bare = text
    .trim()
    .replace(/[.!;,]+$/, '')
    .replace(/^(?:the|an?|some) /i, '')
    .trim();
  return name.test(bare) ? bare : undefined;
}

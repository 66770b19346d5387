/** Names, and sets of them, as replies write them. */
import { withoutLabel } from './undress.ts';

const name = /^[\p{L}\p{N}_][\p{L}\p{N}_'’-]*(?: [\p{L}\p{N}_'’-]+){0,2}$/u;
const emptyWord =
  /^(?:(?:now|completely|an?|the) )*(?:empty(?: (?:set|list|box))?|nothing(?: at all)?|none|no (?:items?|objects?|things?)|∅|null)[.!]?$/i;

/** `cello (from Box 1)` */
const remark = /(?<=\p{L})\s\([^()]*\)(?=\s*(?:[,;}]|$))/gu;

export const isEmptyWord = (text: string): boolean => emptyWord.test(text.trim());

/** The one name of an undressed text, without article; undefined when it is longer than a name is. */
export function readName(text: string): string | undefined {
  return bareName(withoutLabel(text, (rest) => bareName(rest) !== undefined));
}

/** The names, each once; undefined when a part of the text is no name. */
export function readNameSet(text: string): string[] | undefined {
  if (statesEmptiness(text)) return [];
  const named = withoutLabel(text, (value) => /^[[({]|^(?:frozen)?set\b/.test(value) || namesIn(value) !== undefined);
  const rest = named.replace(/^\{[^{}]*\}/, (set) => set.replace(remark, ''));
  const inner =
    /^(?:(?:frozen)?set|list|tuple)?[\s([{]*[[({]([^[\](){}]*)[\])}][\s)\]}]*[.!]?$/.exec(rest)?.[1] ?? rest;
  return inner.trim() === '' && inner !== rest ? [] : namesIn(inner);
}

/** Whether a sentence says in other words that there is nothing: `Box 2 has nothing in it`, `empty, so {}`. */
function statesEmptiness(text: string): boolean {
  if (/(?:\bnot|n't) (?:contain|hold|have) any(?:thing| objects?| items?)?\b/i.test(text)) return true;
  const words = text.toLowerCase().match(/[\p{L}_]+|[^\s\p{L}_]/gu) ?? [];
  return emptiness.test(text) && words.every((word) => wordsAround.has(word));
}

const emptiness = /\b(?:nothing|empty|none|no (?:more )?(?:objects?|items?|things?)|no longer .*anything)\b|∅/i;
const wordsAround = new Set(
  `nothing empty none no ∅ a an the it its this that there box set list contents now then so thus therefore hence finally still completely
  at in of on after all end is are was has have holds hold contains contain remains remain left must should name names be any anything
  longer more object objects item items thing things 0 1 2 3 4 5 6 7 8 9 { } [ ] ( ) . , : ; ! =`.split(/\s+/),
);

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
    .replace(remark, '')
    .replace(/^(?:the|an?|some) /i, '')
    .trim();
  return name.test(bare) ? bare : undefined;
}

/** Values of variables as replies write them, as the one text that traces hold. */
import { answerText } from '../../../corpus/simulation/answer.ts';
import { readDressedAnswer } from '../parse/read-answer.ts';

/** The text of a value of the same kind as `like`; undefined when the text states no such value and nothing else. */
export function valueText(text: string, like: string): string | undefined {
  const bare = text.trim().replace(/[.!]$/, '').trim();
  if (/^-?\d+$/.test(like)) return /^[+-]?\d+$/.test(bare) ? String(BigInt(bare)) : undefined;
  if (like === 'true' || like === 'false') return /^(?:true|false)$/i.test(bare) ? bare.toLowerCase() : undefined;
  if (like.startsWith('[')) return /^[[(].*[\])]$/.test(bare) ? dressed(bare, 'integer-list') : undefined;
  if (like.startsWith('{'))
    return /^[{[(].*[\])}]$|^(?:frozen)?set\(.*\)$/.test(bare) ? dressed(bare, 'name-set') : undefined;
  return bare === like ? like : undefined;
}

function dressed(text: string, kind: 'integer-list' | 'name-set'): string | undefined {
  const answer = readDressedAnswer(text, kind);
  return answer === undefined ? undefined : answerText(answer);
}

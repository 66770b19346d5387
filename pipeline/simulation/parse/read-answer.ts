/** The answer of a reply, read by a typed grammar. Nothing is ever evaluated, and no text makes reading fail. */
import type { Answer, AnswerKind } from '../../../corpus/simulation/answer.ts';
import { readBoolean } from './booleans.ts';
import { type AnswerSource, answerCandidates } from './find-answer.ts';
import { readIntegerList } from './integer-lists.ts';
import { readInteger } from './integers.ts';
import { readName, readNameSet } from './names.ts';
import { readPlainAnswer } from './plain-answer.ts';
import { sameAnswer } from './same-answer.ts';
import { undress } from './undress.ts';

export interface ReadAnswer {
  readonly source: AnswerSource | 'none';
  /** Undefined when nothing was found, or what the tag holds is no answer of the kind. */
  readonly answer: Answer | undefined;
  /** In the last closed tag, and written as asked: what the strict reading accepts. */
  readonly plain: boolean;
}

/** Longer answers are none: the longest true one is a list of a few hundred bytes. */
const longestAnswer = 20_000;

export function readAnswer(reply: string, kind: AnswerKind): ReadAnswer {
  const candidates = answerCandidates(reply);
  for (const { source, text } of candidates) {
    const answer = readDressedAnswer(text, kind);
    if (answer === undefined) continue;
    const plain = source === 'tag' ? readPlainAnswer(text, kind) : undefined;
    return { source, answer, plain: plain !== undefined && sameAnswer(plain, answer) };
  }
  const stated = candidates.find(({ source }) => source === 'tag' || source === 'unclosed_tag' || source === 'boxed');
  return { source: stated?.source ?? 'none', answer: undefined, plain: false };
}

/** The value that a text states, however it is set out. */
export function readDressedAnswer(text: string, kind: AnswerKind): Answer | undefined {
  if (text.length > longestAnswer) return undefined;
  const bare = undress(text);
  const answerOf = <Value>(value: Value | undefined) => (value === undefined ? undefined : { kind, value });
  switch (kind) {
    case 'integer':
      return answerOf(readInteger(bare)) as Answer | undefined;
    case 'boolean':
      return answerOf(readBoolean(bare)) as Answer | undefined;
    case 'integer-list':
      return answerOf(readIntegerList(bare)) as Answer | undefined;
    case 'name':
      return answerOf(readName(bare)) as Answer | undefined;
    case 'name-set':
      return answerOf(readNameSet(bare)) as Answer | undefined;
  }
}

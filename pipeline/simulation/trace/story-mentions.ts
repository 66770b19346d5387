/** What a reply to a story says that people have and boxes hold, as values of the variables of its twin. */
import { answerText } from '../../../corpus/simulation/answer.ts';
import { readDressedAnswer } from '../parse/read-answer.ts';
import { undress } from '../parse/undress.ts';
import type { Mention } from './mentions.ts';
import type { Holder } from './story-holders.ts';

/** Says that something is so by now. */
const stating = /^(?:has|have|had|now|left|holds?|contains?|totals?|is|=|:|->|→|⇒)$/i;
/** Says that something is done: numbers after it are amounts that change hands. */
const acting =
  /^(?:give|buy|lose|take|receive|get|hand|sell|move|transfer|add|remove|put|pay|double|spend|pass)(?:s|es)?$|^(?:gave|bought|lost|took|received|got|handed|sold|moved|transferred|added|removed|paid|doubled|spent|passed)$/i;

export function storyMentions(reply: string, holders: readonly Holder[]): Mention[] {
  const isBoxes = holders.some(({ owner }) => owner.startsWith('Box '));
  const sentences = reply.split('\n').flatMap((line, number) =>
    undress(line)
      .split(/[.;|](?=\s|$)/)
      .map((text) => ({ text, line: number })),
  );
  return sentences.flatMap(({ text, line }) =>
    (isBoxes ? boxMentions(text) : amountsIn(text, holders)).map((found) => ({ ...found, line, statement: undefined })),
  );
}

type Found = Pick<Mention, 'variable' | 'value'>;

const boxStates = /\bBox (\d+)\b\s*(?:(?:now|is|then)\s+)*(?:contains?|has|holds?|:|=|->|→|is)\s*(?:now\s+)?/gi;

/** `Box 4 now contains the button and the locket`, `Box 4: {}, Box 7: {bell}` */
function boxMentions(sentence: string): Found[] {
  const heads = [...sentence.matchAll(boxStates)];
  return heads.flatMap((head, place): Found[] => {
    const said = sentence.slice(head.index + head[0].length, heads[place + 1]?.index);
    const set = readDressedAnswer(said.replace(/[\s,]+(?:(?:and|while)\s+)?$/i, ''), 'name-set');
    return set === undefined ? [] : [{ variable: `box${head[1]}`, value: answerText(set) }];
  });
}

/** Goes through the words of a sentence: an owner, a word that states, and a number with its noun make a value. */
function amountsIn(sentence: string, holders: readonly Holder[]): Found[] {
  const found: Found[] = [];
  let owner: string | undefined;
  let noun: string | undefined;
  let states = false;
  let number: string | undefined;
  const settle = () => {
    const holder = holders.find(
      (one) => one.owner === owner && (one.noun?.singular === noun || one.noun === undefined),
    );
    if (holder !== undefined && states && number !== undefined)
      found.push({ variable: holder.variable, value: number });
    [noun, number] = [undefined, undefined];
  };
  const nounsOf = new Map(
    holders.flatMap(({ noun: one }) =>
      one
        ? [
            [one.singular, one.singular],
            [one.plural, one.singular],
          ]
        : [],
    ) as [string, string][],
  );
  const hasNouns = nounsOf.size > 0;
  for (const [word] of sentence.matchAll(/-?\d+|[\p{L}_]+|->|[:=→⇒,]/gu)) {
    const named = nounsOf.get(word.toLowerCase());
    if (holders.some((one) => one.owner === word)) {
      if (!hasNouns || noun !== undefined) settle();
      [owner, states, noun, number] = [word, false, undefined, undefined];
    } else if (/^-?\d+$/.test(word)) {
      number = word;
    } else if (named !== undefined) {
      if (noun !== undefined) settle();
      noun = named;
      if (number !== undefined) settle();
    } else if (acting.test(word)) {
      [states, number] = [false, undefined];
    } else if (stating.test(word)) {
      states = true;
    } else if (word === 'no') {
      number = '0';
    } else if (word === ',' || word === 'and') {
      if (number !== undefined && (noun !== undefined || !hasNouns)) settle();
    }
  }
  settle();
  return found;
}

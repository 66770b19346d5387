/** Counts what a story puts into what, knowing nothing but its words. */
import type { StoryRendering } from '../family.ts';
import { nounOf } from '../vocabulary.ts';
import { wordsOf } from '../words-of.ts';

const sentences: readonly RegExp[] = [
  /^There are (?<count>\d+) (?<things>\w+) in (?:the hall|each (?<container>\w+))\.$/,
  /^(?:The hall|Every (?<container>\w+)) holds (?<count>\d+) (?<things>\w+)\.$/,
  /^Somebody brings (?<count>\d+) (?<things>\w+) into the hall\.$/,
  /^Inside each (?<container>\w+) are (?<count>\d+) (?<things>\w+)\.$/,
];
const questions: readonly RegExp[] = [
  /^How many (?<things>\w+) are there in the hall in all\?$/,
  /^Somebody counts all (?<things>\w+) of the hall\. What is their number\?$/,
  /^The hall is emptied, and everything is unpacked\. How many (?<things>\w+) come out\?$/,
];

/** The total that is asked for. Throws on a container that is nowhere, on things that are twice, and on a question about others. */
export function readContainment({ text, question }: StoryRendering): bigint {
  const totals = new Map<string, bigint>();
  const totalOf = (thing: string): bigint => {
    const total = totals.get(thing);
    if (total === undefined) throw new Error(`the story does not say where ${thing} is`);
    return total;
  };
  for (const sentence of text.split('\n')) {
    const { count, things = '', container } = wordsOf(sentences, sentence) ?? {};
    const thing = nounOf(things)?.singular;
    if (count === undefined || thing === undefined) throw new Error(`this sentence says nothing known: ${sentence}`);
    if (totals.has(thing)) throw new Error(`said twice: ${sentence}`);
    totals.set(thing, BigInt(count) * (container === undefined ? 1n : totalOf(container)));
  }
  const asked = wordsOf(questions, question)?.things ?? '';
  return totalOf(nounOf(asked)?.singular ?? asked);
}

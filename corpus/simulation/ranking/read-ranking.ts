/** Weighs and ranks what a story tells of, knowing nothing but its words. */
import type { StoryRendering } from '../family.ts';
import { nounOf } from '../vocabulary.ts';
import { wordsOf } from '../words-of.ts';

const weighings: readonly RegExp[] = [
  /^The (?<object>\w+) weighs (?<weight>\d+) kg\.$/,
  /^On the scales, the (?<object>\w+) comes to (?<weight>\d+) kg\.$/,
  /^It takes (?<weight>\d+) kg to balance the (?<object>\w+)\.$/,
];
const tie = 'Objects of the same weight count one by one.';

const questions: readonly RegExp[] = [
  /^How many kg does the (?<rank>\d+)\w+ (?<from>lightest|heaviest) of these objects weigh\?$/,
  /^All objects are put in a row from the (?<from>lightest|heaviest) to .+ the (?<rank>\d+)\w+ in the row weigh, in kg\?$/,
  /^Counting from the (?<from>lightest|heaviest) object, what is the weight of the (?<rank>\d+)\w+ one in kg\?$/,
];

/** The weight that is asked for. Throws when an object is unknown or weighed twice, when ties are left open, and beyond the last rank. */
export function readRanking({ text, question }: StoryRendering): bigint {
  const sentences = text.split('\n');
  const weights = new Map<string, bigint>();
  for (const sentence of sentences) {
    if (sentence === tie) continue;
    const { object = '', weight } = wordsOf(weighings, sentence) ?? {};
    if (weight === undefined) throw new Error(`this sentence says nothing known: ${sentence}`);
    if (nounOf(object)?.singular !== object || weights.has(object)) throw new Error(`no new object: ${sentence}`);
    weights.set(object, BigInt(weight));
  }
  const rising = [...weights.values()].sort((left, right) => Number(left - right));
  if (new Set(rising).size < rising.length && !sentences.includes(tie)) throw new Error('how do equal weights count?');
  const { rank, from } = wordsOf(questions, question) ?? {};
  const asked = (from === 'lightest' ? rising : rising.reverse())[Number(rank) - 1];
  if (asked === undefined) throw new Error(`nothing among ${rising.length} objects is asked for: ${question}`);
  return asked;
}

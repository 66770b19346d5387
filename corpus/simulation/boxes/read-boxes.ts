/** Follows the words about boxes from sentence to sentence, knowing nothing but the language they are told in. */
import type { StoryRendering } from '../family.ts';
import { nounOf } from '../vocabulary.ts';
import { wordsOf } from '../words-of.ts';

const objects = '(?<objects>the [^.]+|nothing)';
const holdings: readonly RegExp[] = [
  new RegExp(`^Box (?<box>\\d+) has ${objects} in it\\.$`),
  new RegExp(`^Box (?<box>\\d+) starts out (?:empty|with ${objects})\\.$`),
  new RegExp(`^The list of Box (?<box>\\d+) names ${objects}\\.$`),
];
const operations: readonly RegExp[] = [
  new RegExp(`^Someone lays ${objects} into Box (?<to>\\d+)\\.$`),
  new RegExp(`^Someone carries ${objects} over from Box (?<from>\\d+) to Box (?<to>\\d+)\\.$`),
  new RegExp(`^Someone takes ${objects} out of Box (?<from>\\d+) and away\\.$`),
  new RegExp(`^New in Box (?<to>\\d+): ${objects}\\.$`),
  new RegExp(`^Out of Box (?<from>\\d+) and into Box (?<to>\\d+): ${objects}\\.$`),
  new RegExp(`^Out of Box (?<from>\\d+) and given away: ${objects}\\.$`),
  new RegExp(`^Then ${objects} came to Box (?<to>\\d+) from outside\\.$`),
  new RegExp(`^Then ${objects} went from Box (?<from>\\d+) to (?:Box (?<to>\\d+)|the dump)\\.$`),
];
const questions: readonly RegExp[] = [
  /^Which objects are in Box (?<box>\d+) now\?$/,
  /^What does Box (?<box>\d+) hold at the end\?$/,
  /^What must the list of Box (?<box>\d+) name after all this\?$/,
];

/** What is in the box that is asked for. Throws on unknown sentences and boxes, and on an object that is not where it is said to be. */
export function readBoxes({ text, question }: StoryRendering): string[] {
  const boxes = new Map<string, Set<string>>();
  const boxOf = (number: string | undefined): Set<string> => {
    const box = boxes.get(number ?? '');
    if (box === undefined) throw new Error(`the story knows no box ${number}`);
    return box;
  };
  for (const sentence of text.split('\n')) {
    const held = wordsOf(holdings, sentence);
    if (held !== undefined) {
      boxes.set(held.box ?? '', new Set(objectsIn(held.objects)));
      continue;
    }
    const done = wordsOf(operations, sentence);
    if (done === undefined) throw new Error(`this sentence says nothing known: ${sentence}`);
    for (const object of objectsIn(done.objects)) {
      if (done.from !== undefined && !boxOf(done.from).delete(object)) throw new Error(`not there: ${sentence}`);
      if ([...boxes.values()].some((box) => box.has(object))) throw new Error(`already somewhere: ${sentence}`);
      if (done.to !== undefined) boxOf(done.to).add(object);
    }
  }
  return [...boxOf(wordsOf(questions, question)?.box)];
}

function objectsIn(words = 'nothing'): string[] {
  if (words === 'nothing') return [];
  return words.split(/, | and /).map((part) => {
    const object = part.replace(/^the /, '');
    if (nounOf(object)?.singular !== object) throw new Error(`${part} is no object`);
    return object;
  });
}

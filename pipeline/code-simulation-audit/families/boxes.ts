/** Objects put into, moved between and taken out of boxes (boxes): the content of one box is labelled. */
import { badItem, quoted } from '../bad-data.ts';
import type { Item } from '../data-folder.ts';
import { onlyName, setText, writeSet } from '../labels.ts';
import type { PublishedFamily } from './family.ts';

export interface BoxesStory {
  /** Names in the order of the text. */
  readonly boxes: readonly string[];
  /** The content of each box, at the end. */
  readonly final: ReadonlyMap<string, ReadonlySet<string>>;
  readonly operations: number;
}

const emptiness = /^box (\w+) (?:is empty|contains nothing)$/i;
const containing = /^box (\w+) contains (.+)$/i;
const moving = /^move (.+) from box (\w+) to box (\w+)$/i;
const removing = /^remove (.+) from box (\w+)$/i;
const putting = /^put (.+) into box (\w+)$/i;

/** Follows the text, whose first sentence says what is where. */
export function readBoxesStory(item: Item): BoxesStory {
  const [first = '', ...operations] = item.story.split(/\.(?:\s+|$)/).filter((sentence) => sentence.trim() !== '');
  const content = new Map<string, Set<string>>();
  for (const part of first.split(/,\s*/)) {
    const empty = emptiness.exec(part.trim())?.[1];
    const [, box, objects] = containing.exec(part.trim()) ?? [];
    if (empty !== undefined) content.set(empty, new Set());
    else if (box !== undefined) content.set(box, new Set(objectsIn(objects as string)));
    else throw badItem(item, 'nat, first sentence', `not the content of a box: ${quoted(part)}`);
  }
  operations.forEach((sentence, index) => {
    const complain = (why: string) => badItem(item, `nat, operation ${index + 1}`, `${why}: ${quoted(sentence)}`);
    const [objects, from, to] = operationIn(sentence.trim()) ?? [];
    if (objects === undefined) throw complain('neither moves, removes nor puts anything');
    for (const object of objectsIn(objects)) {
      if (from !== undefined && content.get(from)?.delete(object) !== true) throw complain(`${object} is not there`);
      if (to !== undefined && content.get(to)?.add(object) === undefined) throw complain('no such box');
    }
  });
  return { boxes: [...content.keys()], final: content, operations: operations.length };
}

function operationIn(
  sentence: string,
): [objects: string, from: string | undefined, to: string | undefined] | undefined {
  const moved = moving.exec(sentence);
  if (moved !== null) return [moved[1] as string, moved[2], moved[3]];
  const removed = removing.exec(sentence);
  if (removed !== null) return [removed[1] as string, removed[2], undefined];
  const put = putting.exec(sentence);
  return put === null ? undefined : [put[1] as string, undefined, put[2]];
}

const objectsIn = (text: string): string[] =>
  text.split(/\s+and\s+/).map((object) => object.trim().replace(/^(?:the|an?)\s+/i, ''));

export const boxes: PublishedFamily = {
  folder: 'boxes',
  title: 'object tracking and its coding pair',
  experiment: 'kim-schuster',
  levelParameters: ['max_items_per_box'],
  program(item) {
    const box = onlyName(item, 'programLabel');
    return { program: item.program, expressions: [`x${box}`], labels: [setText(item, 'programLabel', box)] };
  },
  story(item) {
    const box = onlyName(item, 'storyLabel');
    const content = readBoxesStory(item).final.get(box);
    return { answers: [content === undefined ? null : writeSet(content)], labels: [setText(item, 'storyLabel', box)] };
  },
};

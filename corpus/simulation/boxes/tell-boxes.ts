/** A world of boxes in words, in three wordings. One sentence a box, then one an operation. */
import type { StoryRendering } from '../family.ts';
import { enumerated } from '../vocabulary.ts';
import type { BoxesWorld } from './boxes.ts';

interface Wording {
  readonly holds: (box: number, objects: string | undefined) => string;
  readonly puts: (objects: string, to: number) => string;
  readonly moves: (objects: string, from: number, to: number) => string;
  readonly takes: (objects: string, from: number) => string;
  readonly asks: (box: number) => string;
}

const wordings: readonly Wording[] = [
  {
    holds: (box, objects) => `Box ${box} has ${objects ?? 'nothing'} in it.`,
    puts: (objects, to) => `Someone lays ${objects} into Box ${to}.`,
    moves: (objects, from, to) => `Someone carries ${objects} over from Box ${from} to Box ${to}.`,
    takes: (objects, from) => `Someone takes ${objects} out of Box ${from} and away.`,
    asks: (box) => `Which objects are in Box ${box} now?`,
  },
  {
    holds: (box, objects) =>
      objects === undefined ? `Box ${box} starts out empty.` : `Box ${box} starts out with ${objects}.`,
    puts: (objects, to) => `New in Box ${to}: ${objects}.`,
    moves: (objects, from, to) => `Out of Box ${from} and into Box ${to}: ${objects}.`,
    takes: (objects, from) => `Out of Box ${from} and given away: ${objects}.`,
    asks: (box) => `What does Box ${box} hold at the end?`,
  },
  {
    holds: (box, objects) => `The list of Box ${box} names ${objects ?? 'nothing'}.`,
    puts: (objects, to) => `Then ${objects} came to Box ${to} from outside.`,
    moves: (objects, from, to) => `Then ${objects} went from Box ${from} to Box ${to}.`,
    takes: (objects, from) => `Then ${objects} went from Box ${from} to the dump.`,
    asks: (box) => `What must the list of Box ${box} name after all this?`,
  },
];

export function tellBoxes(
  { initial, operations }: BoxesWorld,
  count: number,
  asked: number,
  paraphrase: number,
): StoryRendering {
  const { holds, puts, moves, takes, asks } = wordings[paraphrase % wordings.length] as Wording;
  const sentences = operations.slice(0, count).map(({ objects, from, to }) => {
    const named = enumerated(objects.map((object) => `the ${object}`));
    if (from === null) return puts(named, (to as number) + 1);
    return to === null ? takes(named, from + 1) : moves(named, from + 1, to + 1);
  });
  const holdings = initial.map((objects, box) =>
    holds(box + 1, objects.length === 0 ? undefined : enumerated(objects.map((object) => `the ${object}`))),
  );
  return { text: [...holdings, ...sentences].join('\n'), question: asks(asked + 1) };
}

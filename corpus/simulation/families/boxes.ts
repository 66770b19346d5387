/** Object tracking and its pair in code: what is in one of seven boxes after some operations. */
import type { RandomStream } from '../../../core/random.ts';
import { type BoxesWorld, changesOf, contentsAfter } from '../boxes/boxes.ts';
import { boxesProgram, boxName } from '../boxes/boxes-program.ts';
import { drawBoxes } from '../boxes/draw-boxes.ts';
import { readBoxes } from '../boxes/read-boxes.ts';
import { tellBoxes } from '../boxes/tell-boxes.ts';
import { oneOf } from '../draw.ts';
import type { Family, Mode } from '../family.ts';
import { worldId } from '../world-id.ts';

export interface BoxesForm {
  readonly world: BoxesWorld;
  /** How many of the operations are told: one world is probed after each of them. */
  readonly told: number;
  /** Place of the box that is asked for. */
  readonly asked: number;
  /** Whether the program moves objects one at a time. */
  readonly singly: boolean;
}

const boxes = 7;
/** As many as a world has items: one for each number of operations told. */
const operations = 10;

export const boxesFamily: Family<BoxesForm> = {
  name: 'boxes',
  title: 'Object tracking',
  mode: 'both',
  levels: (mode) =>
    // Those of the paper's figure.
    (mode === 'paper' ? [3, 4, 5, 6, 7] : [1, 3, 5, 7, 9]).map((most) => ({
      name: `max=${most}`,
      position: most,
      // With one expected object, as in the paper, few boxes ever come near their limit.
      parameters: { max_items: most, boxes, operations, expected_items: mode === 'paper' ? 1 : most / 2 },
    })),
  draws: (level, { batch, item }) => `${level.name}/b${batch}/w${Math.floor(item / operations)}`,
  generate({ parameters }, random, mode, { item }) {
    const size = { boxes, operations, most: Number(parameters.max_items), expected: Number(parameters.expected_items) };
    const world = drawBoxes(size, random);
    const told = (item % operations) + 1;
    // The boxes of all probes of a world come from one stream, one after the other.
    const probes = Array.from({ length: told }, (_, probe) => drawAsked(world, probe + 1, random, mode));
    return { world, told, asked: probes.at(-1) ?? 0, singly: mode === 'paper' };
  },
  renderCode({ world, told, asked, singly }) {
    const program = boxesProgram(world, told, singly);
    return {
      program: [...program.declarations, ...program.operations.flat(), ''].join('\n'),
      question: `What does ${boxName(asked)} contain after the last line?`,
      expression: boxName(asked),
    };
  },
  renderStory: ({ world, told, asked }, paraphrase) => tellBoxes(world, told, asked, paraphrase),
  evaluate: ({ world, told, asked }) => ({ kind: 'name-set', value: [...(contentsAfter(world, told)[asked] ?? [])] }),
  readStory: (story) => ({ kind: 'name-set', value: readBoxes(story) }),
  difficulty({ world, told, asked, singly }) {
    const lines = boxesProgram(world, told, singly).operations.flat();
    return {
      trace_length: boxes + lines.length,
      live_variables: 1,
      // Operations, not lines: each changes the box once.
      target_writes: changesOf(world, told, asked),
      magnitude: null,
      slice_length: lines.filter((line) => line.startsWith(`${boxName(asked)}.`)).length,
    };
  },
  guesses: ({ world, asked }) => ({
    copy_initial: { kind: 'name-set', value: world.initial[asked] ?? [] },
    last_literal: null,
    sorted_input: null,
    vanilla: null,
  }),
  check({ world }, { parameters }) {
    const most = Number(parameters.max_items);
    const fullest = Array.from({ length: operations + 1 }, (_, count) =>
      Math.max(...contentsAfter(world, count).map((contents) => contents.size)),
    );
    return fullest.flatMap((size, count) =>
      size <= most ? [] : [`${size} objects in a box after ${count} operations`],
    );
  },
  world: ({ world }) => worldId('boxes', world),
};

/** `paper`: any box. `corrected`: one that some operation changed, and an empty one only a fifth of the time. */
function drawAsked(world: BoxesWorld, told: number, random: RandomStream, mode: Mode): number {
  const places = Array.from({ length: boxes }, (_, place) => place);
  if (mode === 'paper') return oneOf(random, places);
  const changed = places.filter((box) => changesOf(world, told, box) > 0);
  const contents = contentsAfter(world, told);
  const isEmpty = random.nextIndex(5) === 0;
  const wanted = changed.filter((box) => (contents[box]?.size === 0) === isEmpty);
  return oneOf(random, wanted.length > 0 ? wanted : changed);
}

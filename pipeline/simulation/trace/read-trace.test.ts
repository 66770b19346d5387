import { expect, test } from 'vitest';
import { canary } from '../../../core/canary.ts';
import { randomStream } from '../../../core/random.ts';
import type { SimulationTrace } from '../schemas/simulation-trace.ts';
import {
  drawScript,
  mistakes,
  type Script,
  styles,
  type Told,
  tell,
  traceOfScript,
} from './planted-errors-for-tests.ts';
import { readTrace } from './read-trace.ts';
import { holdersOf } from './story-holders.ts';

const styleNames = Object.keys(styles);

test.each(styleNames)('a trace without errors is followed to its end: %s', (style) => {
  for (let seed = 0; seed < 40; seed += 1) {
    const script = drawScript(randomStream(seed), 20);
    const trace = traceOfScript(script);
    const reply = `${styles[style]?.(tell(script))}\n<answer>1</answer>`;
    const read = readTrace(reply, trace, true);
    expect(read).toMatchObject({ present: true, complete: true, wrong: 0, firstError: 'none', stopsEarly: false });
    expect(read?.reported).toBe(read?.changes);
  }
});

const people = ['Vera', 'Jonas', 'Ines', 'Farid', 'Ada', 'Karim'];
const holders = holdersOf({ form: { agents: people } });

/** The steps as a story of balances would be told. */
const asStory = (told: readonly Told[]) =>
  told
    .filter(({ value }) => value !== undefined)
    .map(({ target, value }) => `The balance of ${people[Number(target.slice(1))]} is now ${value}.`)
    .join('\n');

/** Plants one kind of error at random places: how many, and of these how many are told by their place and by their kind. */
function found(kind: keyof typeof mistakes, style: string) {
  const counts = { planted: 0, placed: 0, named: 0 };
  for (let seed = 0; seed < 120; seed += 1) {
    const random = randomStream(seed);
    const script = drawScript(random, 25);
    const place = random.nextIndex(script.statements.length);
    const mistake = mistakes[kind]?.(script, place);
    if (mistake === undefined) continue;
    const [right, wrong] = [tell(script), tell(script, place, mistake)];
    if (!canBeSeen(right, wrong, place, script.initial)) continue;
    const told = style === 'story' ? asStory(wrong) : styles[style]?.(wrong);
    const trace = traceOfScript(script);
    const read = readTrace(`${told}\n<answer>1</answer>`, trace, true, style === 'story' ? holders : undefined);
    counts.planted += 1;
    if (read?.firstDivergent === place + 1) counts.placed += 1;
    if (read?.firstError === kind) counts.named += 1;
  }
  return counts;
}

/** A mistake that changes nothing is none; what is passed over shows only where its variable is named again. */
function canBeSeen(right: Told[], wrong: Told[], place: number, initial: Script['initial']): boolean {
  const { target, state } = right[place] as Told;
  const said = wrong[place] as Told;
  const before = right[place - 1]?.state ?? new Map(initial);
  const values = [before, state, said.state].map((values) => values.get(target));
  if (values[0] === values[1] || values[1] === values[2]) return false;
  return said.value === undefined
    ? wrong.slice(place + 1).some((told) => told.target === target)
    : values[0] !== values[2];
}

test.each(Object.keys(mistakes) as (keyof typeof mistakes)[])(
  'planted errors are told by place and kind: %s',
  (kind) => {
    // Without the statements beside them some wrong values fit several places and kinds.
    for (const { style, place, name } of [
      { style: 'arrows', place: 1, name: 0.85 },
      { style: 'table', place: 1, name: 0.85 },
      { style: 'values', place: 0.75, name: 0.75 },
      { style: 'story', place: 0.75, name: 0.75 },
    ]) {
      const { planted, placed, named } = found(kind, style);
      expect(planted).toBeGreaterThan(5);
      expect(placed / planted, `${style}: place`).toBeGreaterThanOrEqual(place);
      expect(named / planted, `${style}: kind`).toBeGreaterThanOrEqual(name);
    }
  },
);

const loops: SimulationTrace = {
  item_id: 'loops',
  complete: true,
  program: 'c0 = 0\nc1 = 0\nfor _ in range(4):\n    c0 += 1\n    for _ in range(3):\n        c1 += 1\n',
  changes: [
    { line: 1, variable: 'c0', value: '0' },
    { line: 2, variable: 'c1', value: '0' },
    ...Array.from({ length: 4 }, (_, outer) => [
      { line: 4, variable: 'c0', value: String(outer + 1) },
      ...Array.from({ length: 3 }, (_, inner) => ({ line: 6, variable: 'c1', value: String(3 * outer + inner + 1) })),
    ]).flat(),
  ],
  canary,
};

test.each([
  ['c0 = 4, c1 = 4 * 3 = 12', { complete: true, wrong: 0, firstError: 'none' }],
  ['c0 = 5, c1 = 5 * 3 = 15', { firstError: 'loop_count_off_by_one' }],
  ['c0 = 3, c1 = 3 * 3 = 9', { firstError: 'loop_count_off_by_one' }],
  ['c0 = 4\nc1 = 16', { firstError: 'loop_count_off_by_one' }],
])('totals of loops: %s', (reply, expected) => {
  expect(readTrace(`${reply}\n<answer>1</answer>`, loops, true)).toMatchObject(expected);
});

const turning: SimulationTrace = {
  item_id: 'turning',
  complete: true,
  program: 'c = 3\nd = 1\nfor _ in range(3):\n    c = -c\n    d += 2',
  changes: [
    { line: 1, variable: 'c', value: '3' },
    { line: 2, variable: 'd', value: '1' },
    ...[1, 2, 3].flatMap((trip) => [
      { line: 4, variable: 'c', value: String(3 * (-1) ** trip) },
      { line: 5, variable: 'd', value: String(1 + 2 * trip) },
    ]),
  ],
  canary,
};

test.each([
  ['c is turned three times: c = -3\nd = 1 + 3 * 2 = 7', { wrong: 0, firstError: 'none' }],
  ['Second statement (d += 2, 3 times): 1 -> 3 -> 5 -> 7', { reported: 1, wrong: 0 }],
  ['d += 2: d = 3\nd += 2: d = 6\nd += 2: d = 8', { followed: 1, firstDivergent: 4 }],
  ['c: -3, 3, -3\nd: 3, 5, 7', { complete: true, reported: 6, wrong: 0 }],
  ['Trip 1: c, d = -3, 3\nTrip 2: c, d = 3, 5\nTrip 3: c, d = -3, 7', { complete: true, reported: 6, wrong: 0 }],
  ['Trip 1: c, d = -3, 3\nTrip 2: c, d = 3, 6', { followed: 3, firstDivergent: 4 }],
  ['c = -3\nd = 3, 5', { wrong: 1, firstDivergent: 6 }],
  [
    'c = -3: d = 1 + 2 = 3\nc % d = -3 % 3 = 0\nc = 3: d = 5, c // d = 3 // 5 = 0\nd = 7, c = -3',
    { reported: 4, wrong: 0 },
  ],
])('values in a row, and several at once: %s', (reply, expected) => {
  expect(readTrace(`${reply}\n<answer>1</answer>`, turning, true)).toMatchObject(expected);
});

test('a list is followed from state to state, under any name or none', () => {
  const states = ['[3, 1, 2]', '[1, 3, 2]', '[1, 2, 3]'];
  const trace = {
    item_id: 'sort',
    complete: true,
    program: 'x = [3, 1, 2]\nswap()\nswap()',
    changes: states.map((value, index) => ({ line: index + 1, variable: 'x', value })),
    canary,
  };
  const read = (reply: string) => readTrace(reply, trace, true);
  expect(read('x = [3,1,2]\nx = [1,3,2]\nx = [1,2,3]')).toMatchObject({ complete: true, reported: 2, wrong: 0 });
  expect(read('x: [1, 3, 2] -> [1, 2, 3]\n')).toMatchObject({ reported: 1, wrong: 0 });
  expect(read('x = [1, 3, 2]\nx = [1, 2, 2]')).toMatchObject({ reported: 2, wrong: 1, firstDivergent: 2, followed: 1 });
});

test('the list of a caller is the one that its function changes, whichever name a reply gives it', () => {
  const states = ['[3, 1, 2]', '[1, 3, 2]', '[1, 2, 3]'];
  const trace = {
    item_id: 'sort',
    complete: true,
    program: 'def main(v):\n    swap()\n    return v\n\nx = [3, 1, 2]\nx = main(x)',
    changes: [
      { line: 5, variable: 'x', value: states[0] as string },
      ...states.map((value) => ({ line: 2, variable: 'v', value })),
    ],
    canary,
  };
  for (const name of ['x', 'v']) {
    const reply = states.map((state) => `${name} = ${state}`).join('\n');
    expect(readTrace(reply, trace, true)).toMatchObject({ complete: true, reported: 2, wrong: 0 });
    expect(readTrace(reply.replace('[1, 2, 3]', '[1, 2, 2]'), trace, true)).toMatchObject({ firstDivergent: 2 });
  }
});

test('several boxes in one sentence have their own contents', () => {
  const boxes = holdersOf({ form: { world: { initial: [[], []] } } as never });
  const trace = {
    item_id: 'boxes',
    complete: true,
    program: "box1 = {'hat'}\nbox2 = set()\nbox1.remove('hat')\nbox2.add('hat')",
    changes: ['{hat}', '{}', '{}', '{hat}'].map((value, index) => ({
      line: index + 1,
      variable: `box${(index % 2) + 1}`,
      value,
    })),
    canary,
  };
  const read = (reply: string) => readTrace(reply, trace, true, boxes);
  expect(read('After the move: Box 1: {}, Box 2: {hat}')).toMatchObject({ reported: 2, wrong: 0 });
  expect(read('Box 1 is now empty and Box 2 now holds the hat.')).toMatchObject({ reported: 2, wrong: 0 });
  expect(read('Box 1 is empty, Box 2 has nothing in it.')).toMatchObject({ reported: 1, wrong: 0 });
  expect(read('Box 1: {hat}, Box 2: {hat, cap}')).toMatchObject({ firstDivergent: 2 });
});

test('a reply that only repeats the program shows no steps', () => {
  const script = drawScript(randomStream(1), 12);
  const trace = traceOfScript(script);
  expect(readTrace(`${trace.program}\n\n<answer>1</answer>`, trace, true)).toMatchObject({
    present: false,
    reported: 0,
  });
});

test('a trace that breaks off stops early', () => {
  const script = drawScript(randomStream(2), 20);
  const reply = styles.changes?.(tell(script).slice(0, 8)) ?? '';
  expect(readTrace(reply, traceOfScript(script), false)).toMatchObject({ complete: false, wrong: 0, stopsEarly: true });
});

import { expect, test } from 'vitest';
import { answerText } from '../answer.ts';
import { generateItems } from '../generate-items.ts';
import { type BoxesForm, boxesFamily } from './boxes.ts';

const form: BoxesForm = {
  world: {
    initial: [['cello', 'lens'], [], ['hat']],
    operations: [
      { kind: 'move', objects: ['lens', 'cello'], from: 0, to: 1 },
      { kind: 'put', objects: ['acorn', 'bell'], from: null, to: 0 },
      { kind: 'take', objects: ['cello'], from: 1, to: null },
      { kind: 'put', objects: ['stamp'], from: null, to: 1 },
    ],
  },
  told: 3,
  asked: 1,
  singly: false,
};

test('a world of boxes is one program and three stories, told as far as it is probed', () => {
  const declarations = "box1 = {'cello', 'lens'}\nbox2 = set()\nbox3 = {'hat'}\n";
  expect(boxesFamily.renderCode(form)).toEqual({
    program: `${declarations}box1.difference_update({'lens', 'cello'})
box2.update({'lens', 'cello'})
box1.update({'acorn', 'bell'})
box2.remove('cello')
`,
    question: 'What does box2 contain after the last line?',
    expression: 'box2',
  });
  expect(boxesFamily.renderCode({ ...form, singly: true }).program).toBe(`${declarations}box1.remove('lens')
box2.add('lens')
box1.remove('cello')
box2.add('cello')
box1.add('acorn')
box1.add('bell')
box2.remove('cello')
`);
  const stories = [0, 1, 2].map((paraphrase) => boxesFamily.renderStory?.(form, paraphrase));
  expect(stories).toEqual([
    {
      text:
        'Box 1 has the cello and the lens in it.\nBox 2 has nothing in it.\nBox 3 has the hat in it.\n' +
        'Someone carries the lens and the cello over from Box 1 to Box 2.\nSomeone lays the acorn and the bell into Box 1.\n' +
        'Someone takes the cello out of Box 2 and away.',
      question: 'Which objects are in Box 2 now?',
    },
    {
      text:
        'Box 1 starts out with the cello and the lens.\nBox 2 starts out empty.\nBox 3 starts out with the hat.\n' +
        'Out of Box 1 and into Box 2: the lens and the cello.\nNew in Box 1: the acorn and the bell.\n' +
        'Out of Box 2 and given away: the cello.',
      question: 'What does Box 2 hold at the end?',
    },
    {
      text:
        'The list of Box 1 names the cello and the lens.\nThe list of Box 2 names nothing.\nThe list of Box 3 names the hat.\n' +
        'Then the lens and the cello went from Box 1 to Box 2.\nThen the acorn and the bell came to Box 1 from outside.\n' +
        'Then the cello went from Box 2 to the dump.',
      question: 'What must the list of Box 2 name after all this?',
    },
  ]);
  expect(boxesFamily.evaluate(form)).toEqual({ kind: 'name-set', value: ['lens'] });
  for (const story of stories) {
    expect(story && boxesFamily.readStory?.(story)).toEqual({ kind: 'name-set', value: ['lens'] });
  }
  expect(boxesFamily.difficulty(form)).toEqual({
    trace_length: 11,
    live_variables: 1,
    target_writes: 2,
    magnitude: null,
    slice_length: 2,
  });
});

test('a story that does not hold together is not answered', () => {
  const read = (text: string, question: string) => () => boxesFamily.readStory?.({ text, question });
  const first = 'Which objects are in Box 1 now?';
  expect(read('Box 2 has the hat in it.', first)).toThrow('no box 1');
  expect(read('Box 1 has nothing in it.\nSomeone takes the hat out of Box 1 and away.', first)).toThrow('not there');
  expect(read('Box 1 has the hat in it.\nSomeone lays the hat into Box 1.', first)).toThrow('already somewhere');
  expect(read('Box 1 has the tree in it.', first)).toThrow('the tree is no object');
});

test('ten items share a world, each told one operation further; another batch has other worlds', () => {
  for (const mode of ['paper', 'corrected'] as const) {
    const rows = [...generateItems(boxesFamily, mode, { batches: 2, size: 20 })].map(({ row }) => row);
    const worlds = new Map<string, number[]>();
    for (const row of rows) {
      worlds.set(row.world_id, [...(worlds.get(row.world_id) ?? []), (row.form as unknown as BoxesForm).told]);
    }
    expect(worlds.size).toBe(5 * 2 * 2);
    for (const told of worlds.values()) expect(told).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  }
});

test('an object that was taken away does not come back', () => {
  for (const { form: drawn } of generateItems(boxesFamily, 'corrected', { batches: 1, size: 40 })) {
    const { initial, operations } = (drawn as BoxesForm).world;
    const arrived = [
      ...initial.flat(),
      ...operations.filter(({ kind }) => kind === 'put').flatMap(({ objects }) => objects),
    ];
    expect(new Set(arrived).size).toBe(arrived.length);
  }
});

test('in the corrected mode the asked box was changed, and is seldom empty', () => {
  let empty = 0;
  let items = 0;
  for (const { row } of generateItems(boxesFamily, 'corrected', { batches: 1, size: 100 })) {
    expect(row.target_writes).toBeGreaterThan(0);
    items += 1;
    if (row.answer === '{}') empty += 1;
  }
  expect(empty / items).toBeLessThan(0.35);
});

test('larger boxes hold more in the corrected mode', () => {
  const sizes = new Map<number, number>();
  for (const { row, form: drawn } of generateItems(boxesFamily, 'corrected', { batches: 1, size: 40 })) {
    const size = answerText(boxesFamily.evaluate(drawn as BoxesForm)).split(',').length;
    sizes.set(row.position, Math.max(size, sizes.get(row.position) ?? 0));
  }
  expect(sizes.get(1)).toBe(1);
  expect(sizes.get(9)).toBeGreaterThan(5);
});

import { expect, test } from 'vitest';
import { generateItems } from '../generate-items.ts';
import { answerFrom, measureRun, runRendering } from '../small-python/run-rendering.ts';
import { type NestedLoopsForm, nestedLoops } from './nested-loops.ts';

const form: NestedLoopsForm = {
  kinds: [
    { thing: 'lens', count: 3, isContainer: false },
    { thing: 'basket', count: 4, isContainer: true },
    { thing: 'bell', count: 9, isContainer: false },
    { thing: 'leash', count: 2, isContainer: true },
  ],
};

test('a containment is one program and three stories', () => {
  expect(nestedLoops.renderCode(form)).toEqual({
    program: `c1 = 0
c2 = 0
c3 = 0
c4 = 0
for _ in range(3):
    c1 += 1
for _ in range(4):
    c2 += 1
    for _ in range(9):
        c3 += 1
    for _ in range(2):
        c4 += 1
`,
    question: 'What is the value of c4 after the last line?',
    expression: 'c4',
  });
  const stories = [0, 1, 2].map((paraphrase) => nestedLoops.renderStory?.(form, paraphrase));
  expect(stories).toEqual([
    {
      text:
        'There are 3 lenses in the hall.\nThere are 4 baskets in the hall.\n' +
        'There are 9 bells in each basket.\nThere are 2 leashes in each basket.',
      question: 'How many leashes are there in the hall in all?',
    },
    {
      text: 'The hall holds 3 lenses.\nThe hall holds 4 baskets.\nEvery basket holds 9 bells.\nEvery basket holds 2 leashes.',
      question: 'Somebody counts all leashes of the hall. What is their number?',
    },
    {
      text:
        'Somebody brings 3 lenses into the hall.\nSomebody brings 4 baskets into the hall.\n' +
        'Inside each basket are 9 bells.\nInside each basket are 2 leashes.',
      question: 'The hall is emptied, and everything is unpacked. How many leashes come out?',
    },
  ]);
  for (const story of stories) expect(story && nestedLoops.readStory?.(story)).toEqual({ kind: 'integer', value: 8n });
});

test('what does not occur in a story is not answered', () => {
  const read = (text: string, question: string) => () => nestedLoops.readStory?.({ text, question });
  const bells = 'How many bells are there in the hall in all?';
  expect(read('There are 4 lenses in the hall.', bells)).toThrow('where bell is');
  expect(read('There are 4 bells in each basket.', bells)).toThrow('where basket is');
  expect(read('There are 4 bells in the hall.\nThere are 2 bells in the hall.', bells)).toThrow('said twice');
});

test('the counters and the number of statements are those of the program', () => {
  expect(nestedLoops.difficulty(form)).toEqual({
    // Four declarations, four starts of loops that stand in the hall or in a basket each, and every update.
    trace_length: 4 + (1 + 3) + (1 + 4) + (4 + 36) + (4 + 8),
    live_variables: 1,
    target_writes: 8,
    magnitude: '36',
    slice_length: 1 + 4 + 8,
  });
  for (const { row, form: drawn } of generateItems(nestedLoops, 'corrected', { batches: 1, size: 20 })) {
    const code = nestedLoops.renderCode(drawn as NestedLoopsForm);
    expect({
      item: row.item_id,
      answer: answerFrom(runRendering(code).value),
      trace: measureRun(code).statements,
      magnitude: String(measureRun(code).magnitude),
    }).toEqual({
      item: row.item_id,
      answer: nestedLoops.evaluate(drawn as NestedLoopsForm),
      trace: row.trace_length,
      magnitude: row.magnitude,
    });
  }
});

test('in both modes the asked thing occurs, is no noise, and noise has names like everything else', () => {
  for (const mode of ['paper', 'corrected'] as const) {
    for (const { row } of generateItems(nestedLoops, mode, { batches: 1, size: 100 })) {
      const { kinds } = row.form as unknown as NestedLoopsForm;
      expect(kinds.length).toBe(row.parameters.loops);
      expect(new Set(kinds.map(({ thing }) => thing)).size).toBe(kinds.length);
      expect(kinds.at(-1)?.isContainer).toBe(true);
      expect(kinds.filter(({ isContainer }) => !isContainer).length).toBe(Math.floor(kinds.length / 2));
    }
  }
});

import { expect, test } from 'vitest';
import { randomStream } from '../../../core/random.ts';
import { answerText } from '../answer.ts';
import { generateItems } from '../generate-items.ts';
import { runRendering } from '../small-python/run-rendering.ts';
import { type SortingForm, sorting } from './sorting.ts';
import { routines } from './sorting-routines/routines.ts';
import { drawVector, sorted } from './vector.ts';

const form: SortingForm = {
  objects: ['anchor', 'bell', 'lens'],
  weights: [30, 7, 30],
  order: 'descending',
  rank: 1,
  algorithm: 'insertion',
  style: 'iterative',
  telling: false,
};

test('a ranking is one program and three stories', () => {
  expect(sorting.renderCode(form)).toEqual({
    program: `def main(v):
    for i in range(1, len(v)):
        x = v[i]
        j = i
        while j > 0 and v[j - 1] < x:
            v[j] = v[j - 1]
            j -= 1
        v[j] = x
    return v


x = [30, 7, 30]
x = main(x)
`,
    question: 'What is the value of x[1] after the last line?',
    expression: 'x[1]',
  });
  const stories = [0, 1, 2].map((paraphrase) => sorting.renderStory?.(form, paraphrase));
  expect(stories).toEqual([
    {
      text: 'The anchor weighs 30 kg.\nThe bell weighs 7 kg.\nThe lens weighs 30 kg.\nObjects of the same weight count one by one.',
      question: 'How many kg does the 2nd heaviest of these objects weigh?',
    },
    {
      text:
        'On the scales, the anchor comes to 30 kg.\nOn the scales, the bell comes to 7 kg.\n' +
        'On the scales, the lens comes to 30 kg.\nObjects of the same weight count one by one.',
      question:
        'All objects are put in a row from the heaviest to the lightest. What does the 2nd in the row weigh, in kg?',
    },
    {
      text:
        'It takes 30 kg to balance the anchor.\nIt takes 7 kg to balance the bell.\nIt takes 30 kg to balance the lens.\n' +
        'Objects of the same weight count one by one.',
      question: 'Counting from the heaviest object, what is the weight of the 2nd one in kg?',
    },
  ]);
  for (const story of stories) expect(story && sorting.readStory?.(story)).toEqual({ kind: 'integer', value: 30n });
});

test('a story that leaves something open is not answered', () => {
  const read = (text: string, question: string) => () => sorting.readStory?.({ text, question });
  const third = 'How many kg does the 3rd lightest of these objects weigh?';
  expect(read('The bell weighs 7 kg.', third)).toThrow('nothing among 1 objects');
  expect(read('The bell weighs 7 kg.\nThe bell weighs 8 kg.', third)).toThrow('no new object');
  expect(read('The bell weighs 7 kg.\nThe hat weighs 7 kg.', third)).toThrow('how do equal weights count?');
  expect(read('The bell is heavy.', third)).toThrow('says nothing known');
});

test('every routine can be asked for, in both directions', () => {
  for (const { algorithm, style } of routines) {
    for (let seed = 0; seed < 30; seed += 1) {
      const weights = drawVector({ length: 1 + seed, highest: 40, repeated: (seed % 4) / 4 }, randomStream(seed));
      for (const order of ['ascending', 'descending'] as const) {
        const code = sorting.renderCode({ ...form, algorithm, style, weights, order, rank: 0 });
        const { value } = runRendering({ ...code, expression: 'x' });
        expect({ algorithm, style, value }).toEqual({ algorithm, style, value: sorted(weights, order).map(BigInt) });
      }
    }
  }
});

test('both directions are asked for the same vectors, with as many repeats and as wide a range as stated', () => {
  for (const mode of ['paper', 'corrected'] as const) {
    const vectors = new Map<string, (readonly number[])[]>();
    for (const { row } of generateItems(sorting, mode, { batches: 1, size: 6 })) {
      const { weights, objects } = row.form as unknown as SortingForm;
      const { length, repeated, highest, order } = row.parameters;
      expect(new Set(objects).size).toBe(length);
      expect(new Set(weights).size).toBe(Number(length) - Math.round(Number(length) * Number(repeated)));
      expect(Math.max(...weights)).toBeLessThanOrEqual(Number(highest));
      const key = `${length} ${repeated} ${order}`;
      vectors.set(key, [...(vectors.get(key) ?? []), weights]);
      if (order === 'ascending') expect(row.sorted_input).toBe(row.answer);
    }
    for (const [key, drawn] of vectors) expect(vectors.get(key.replace('ascending', 'descending'))).toEqual(drawn);
  }
});

test('the answer is a weight, not an object', () => {
  expect(answerText(sorting.evaluate(form))).toBe('30');
});

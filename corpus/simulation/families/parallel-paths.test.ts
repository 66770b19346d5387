import { expect, test } from 'vitest';
import { answerText } from '../answer.ts';
import type { Exchange } from '../exchange/exchange.ts';
import type { Level } from '../family.ts';
import { generateItems } from '../generate-items.ts';
import { parallelPaths } from './parallel-paths.ts';

const form: Exchange = {
  agents: ['Ada', 'Hugo', 'Ines', 'Petra'],
  goods: ['lens'],
  initial: [[4], [0], [1], [2]],
  steps: [
    { kind: 'give', agent: 0, good: 0, quantity: 3, other: 1, all: false },
    { kind: 'give', agent: 3, good: 0, quantity: 2, other: 2, all: true },
    { kind: 'lose', agent: 0, good: 0, quantity: 1, other: null, all: true },
    { kind: 'buy', agent: 2, good: 0, quantity: 5, other: null, all: false },
  ],
};

const level: Level = {
  name: 'n=4+threads=2+interleaved',
  position: 4,
  parameters: { operations: 4, threads: 2, arrangement: 'interleaved', agents: 2, goods: 1 },
};

test('a clique exchange asks for every amount in declared order, in code and in story', () => {
  expect(parallelPaths.renderCode(form)).toEqual({
    program: 'a1 = 4\nb1 = 0\nc1 = 1\nd1 = 2\nb1 += 3\na1 -= 3\nc1 += d1\nd1 -= d1\na1 -= a1\nc1 += 5\n',
    question: 'What are the values of a1, b1, c1 and d1 after the last line, as one list in this order?',
    expression: '[a1, b1, c1, d1]',
  });
  expect(answerText(parallelPaths.evaluate(form))).toBe('[0, 3, 8, 0]');
  const stories = [0, 1, 2].map((paraphrase) => parallelPaths.renderStory?.(form, paraphrase));
  expect(stories.map((story) => story?.question)).toEqual([
    "Count at the end, and give the numbers as one list in this order: Ada's lenses, Hugo's lenses, Ines's lenses and Petra's lenses.",
    "Who has how much in the end? Write one list of numbers, in this order: Ada's lenses, Hugo's lenses, Ines's lenses and Petra's lenses.",
    "Of what is left, list the numbers in this order: Ada's lenses, Hugo's lenses, Ines's lenses and Petra's lenses.",
  ]);
  for (const story of stories) {
    expect(story && parallelPaths.readStory?.(story)).toEqual({ kind: 'integer-list', value: [0n, 3n, 8n, 0n] });
  }
});

test('threads that meet, are no cliques or stand in another order are complained about', () => {
  expect(parallelPaths.check?.(form, level)).toEqual([]);
  const [first, second, third, fourth] = form.steps as [never, never, never, never];
  expect(parallelPaths.check?.({ ...form, steps: [first, third, second, fourth] }, level)).toEqual([
    'the thread changes 1 times',
  ]);
  const meeting = { kind: 'give', agent: 2, good: 0, quantity: 1, other: 1, all: false } as const;
  expect(parallelPaths.check?.({ ...form, steps: [first, meeting, third, second] }, level)).toEqual([
    'the threads are [["a1","b1","c1","d1"]]',
    'only 3 pairs exchange anything',
  ]);
  expect(parallelPaths.check?.({ ...form, steps: [first, fourth, third] }, level)).toEqual([
    'the threads are [["a1","b1"],["c1"],["d1"]]',
    'only 1 pairs exchange anything',
  ]);
});

test('hundreds of drawn items have the threads that are asked for, and six amounts', () => {
  for (const mode of ['paper', 'corrected'] as const) {
    for (const { row, level: drawn, form: exchange } of generateItems(parallelPaths, mode, { batches: 1, size: 20 })) {
      expect({ item: row.item_id, complaints: parallelPaths.check?.(exchange as Exchange, drawn) }).toEqual({
        item: row.item_id,
        complaints: [],
      });
      expect((exchange as Exchange).steps.length).toBe(row.parameters.operations);
      expect(row.answer.split(',').length).toBe(6);
    }
  }
});

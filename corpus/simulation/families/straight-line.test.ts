import { expect, test } from 'vitest';
import { answerText } from '../answer.ts';
import { generateItems } from '../generate-items.ts';
import { type StraightLineForm, straightLine } from './straight-line.ts';

const form: StraightLineForm = {
  agents: ['Ada', 'Hugo'],
  goods: ['lens', 'bell'],
  initial: [
    [4, 0],
    [1, 2],
  ],
  steps: [
    { kind: 'give', agent: 0, good: 0, quantity: 3, other: 1, all: false },
    { kind: 'buy', agent: 0, good: 1, quantity: 9, other: null, all: false },
    { kind: 'give', agent: 0, good: 0, quantity: 1, other: 1, all: true },
    { kind: 'lose', agent: 1, good: 1, quantity: 2, other: null, all: true },
  ],
  asked: { agent: 1, good: 0 },
};

test('an exchange is one program and three stories', () => {
  expect(straightLine.renderCode(form)).toEqual({
    program: 'a1 = 4; a2 = 0\nb1 = 1; b2 = 2\nb1 += 3\na1 -= 3\na2 += 9\nb1 += a1\na1 -= a1\nb2 -= b2\n',
    question: 'What is the value of b1 after the last line?',
    expression: 'b1',
  });
  const stories = [0, 1, 2].map((paraphrase) => straightLine.renderStory?.(form, paraphrase));
  expect(stories.map((story) => `${story?.text}\n${story?.question}`)).toEqual([
    'Ada has 4 lenses and no bells.\nHugo has 1 lens and 2 bells.\nAda gives 3 lenses to Hugo.\nAda buys 9 bells.\n' +
      'Ada gives all remaining lenses to Hugo.\nHugo loses all remaining bells.\nHow many lenses does Hugo have at the end?',
    'At the start, Ada owns 4 lenses and no bells.\nAt the start, Hugo owns 1 lens and 2 bells.\n' +
      'Hugo receives 3 lenses from Ada.\nAda picks up 9 bells at the market.\nHugo receives all remaining lenses from Ada.\n' +
      'Hugo leaves all remaining bells on a train.\nIn the end, how many lenses are with Hugo?',
    'Ada sets out with 4 lenses and no bells.\nHugo sets out with 1 lens and 2 bells.\nAda hands Hugo 3 lenses.\n' +
      'A shop sells Ada 9 bells.\nAda hands Hugo all remaining lenses.\nA thief takes all remaining bells from Hugo.\n' +
      'What is the number of lenses that Hugo is left with?',
  ]);
  expect(answerText(straightLine.evaluate(form))).toBe('5');
  for (const story of stories) {
    expect(story && straightLine.readStory?.(story)).toEqual({ kind: 'integer', value: 5n });
  }
});

test('a story that leaves something open is not answered', () => {
  const text = 'Ada has 4 bells.\nAda gives 5 bells to Hugo.';
  expect(() => straightLine.readStory?.({ text, question: 'How many bells does Ada have at the end?' })).toThrow(
    'not enough',
  );
  expect(() =>
    straightLine.readStory?.({ text: 'Ada has 4 bells.', question: 'How many hats does Ada have at the end?' }),
  ).toThrow('does not say how many of hat');
});

test('the number of operations is the requested one, and what is asked for is written in the corrected mode', () => {
  for (const { row, level } of generateItems(straightLine, 'corrected', { batches: 1, size: 20 })) {
    const { steps } = row.form as unknown as StraightLineForm;
    expect(steps.length).toBe(level.parameters.operations);
    expect(row.target_writes).toBeGreaterThan(0);
  }
});

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { diffAnswers } from './answer-diff.ts';

test('pieces of the true answer and of the given one are told apart, number by number', () => {
  expect(diffAnswers('{"ans":12,"queue":[1,2]}', '{"ans":13,"queue":[1,2,3]}')).toEqual([
    ['=', '{"ans":'],
    ['-', '12'],
    ['+', '13'],
    ['=', ',"queue":[1,2'],
    ['+', ',3'],
    ['=', ']}'],
  ]);
});

test('without what is only in one, the other remains to the last character', () => {
  const text = fc.string({ unit: fc.constantFrom('a', '1', ' ', '\n', ',', 'é', '😀') });
  fc.assert(
    fc.property(text, text, (expected, given) => {
      const parts = diffAnswers(expected, given) ?? [];
      const without = (kind: string) =>
        parts
          .filter(([each]) => each !== kind)
          .map(([, piece]) => piece)
          .join('');
      expect([without('+'), without('-')]).toEqual([expected, given]);
    }),
  );
});

test('answers that differ nearly everywhere are not compared', () => {
  const numbers = (from: number) => Array.from({ length: 150 }, (_, index) => index + from).join(' ');
  expect(diffAnswers(numbers(1), numbers(1000))).toBeNull();
  expect(diffAnswers(numbers(1), `${numbers(1)} 7`)).toEqual([
    ['=', numbers(1)],
    ['+', ' 7'],
  ]);
});

test('answers too long to compare are not compared', () => {
  expect(diffAnswers('1 '.repeat(3000), '1')).toBeNull();
});

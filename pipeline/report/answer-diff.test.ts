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

test('answers too long to compare are not compared', () => {
  expect(diffAnswers('1 '.repeat(3000), '1')).toBeNull();
});

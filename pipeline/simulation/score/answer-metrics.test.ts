import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Answer } from '../../../corpus/simulation/answer.ts';
import { answerMetrics } from './answer-metrics.ts';
import { listDistance, listSimilarity, positionAccuracy } from './list-likeness.ts';
import { multisetDifference, setAgreement } from './multisets.ts';

const letters = (word: string) => [...word];

test.each([
  ['kitten', 'sitting', 3],
  ['saturday', 'sunday', 3],
  ['intention', 'execution', 5],
  ['flaw', 'lawn', 2],
  ['', 'abc', 3],
  ['abc', '', 3],
  ['', '', 0],
  ['abc', 'abc', 0],
])('Levenshtein distance of "%s" and "%s" is %i', (left, right, distance) => {
  expect(listDistance(letters(left), letters(right))).toBe(distance);
});

test('the distance is a metric, and is nought for equal lists alone', () => {
  const list = fc.array(fc.constantFrom('a', 'b', 'c'), { maxLength: 8 });
  fc.assert(
    fc.property(list, list, list, (left, right, other) => {
      const distance = listDistance(left, right);
      expect(distance).toBe(listDistance(right, left));
      expect(distance === 0).toBe(left.join('') === right.join(''));
      expect(distance).toBeLessThanOrEqual(listDistance(left, other) + listDistance(other, right));
      expect(distance).toBeGreaterThanOrEqual(Math.abs(left.length - right.length));
    }),
  );
});

test('similarity and position accuracy, empty lists included', () => {
  expect([listSimilarity([], []), listSimilarity([], [1]), listSimilarity([1, 2, 3, 4], [1, 3, 4])]).toEqual([
    1, 0, 0.75,
  ]);
  expect([positionAccuracy([], []), positionAccuracy([1, 2, 3], [1, 3, 3]), positionAccuracy([1], [1, 2])]).toEqual([
    1,
    2 / 3,
    0.5,
  ]);
});

test('precision, recall and F1 of sets, empty ones included', () => {
  const agreement = (expected: string, answer: string) => setAgreement(new Set(expected), new Set(answer));
  expect(agreement('abc', 'bcde')).toEqual({ precision: 0.5, recall: 2 / 3, f1: 4 / 7 });
  expect(agreement('', '')).toEqual({ precision: 1, recall: 1, f1: 1 });
  expect(agreement('a', '')).toEqual({ precision: 1, recall: 0, f1: 0 });
  expect(agreement('', 'a')).toEqual({ precision: 0, recall: 1, f1: 0 });
});

test('a sorted vector that lost one of four equal numbers (section B.6 of the paper)', () => {
  const input = [
    85, 58, 6, 58, 34, 58, 93, 47, 5, 89, 86, 12, 51, 76, 0, 3, 63, 6, 74, 52, 46, 61, 34, 92, 50, 56, 21, 25, 58, 80,
  ];
  const reply = [
    0, 3, 5, 6, 6, 12, 21, 25, 34, 34, 46, 47, 50, 51, 52, 56, 58, 58, 58, 61, 63, 74, 76, 80, 85, 86, 89, 92, 93,
  ];
  const list = (values: readonly number[]): Answer => ({ kind: 'integer-list', value: values.map(BigInt) });
  const sorted = input.toSorted((left, right) => left - right);
  expect(answerMetrics(list(sorted), list(reply), true)).toMatchObject({
    lost: ['58'],
    added: [],
    lost_count: 1,
    added_count: 0,
    similarity: 29 / 30,
  });
});

test('an item is lost or added as often as it is too few or too many', () => {
  expect(multisetDifference(['1', '1', '2', '3'], ['1', '3', '3', '4'])).toEqual({
    lost: ['1', '2'],
    added: ['3', '4'],
  });
});

test('every kind of answer has its own measures, and none has those of another', () => {
  const integer = (value: bigint): Answer => ({ kind: 'integer', value });
  const names = (...value: string[]): Answer => ({ kind: 'name-set', value });
  expect(answerMetrics(integer(7n), integer(-5n), true)).toMatchObject({ absolute_error: 12, similarity: null });
  expect(answerMetrics(integer(0n), integer(10n ** 400n), true).absolute_error).toBe(1e300);
  expect(answerMetrics(names('tea', 'cup'), names('Tea', 'ring'), true)).toEqual({
    absolute_error: null,
    similarity: null,
    position_accuracy: null,
    set_precision: 0.5,
    set_recall: 0.5,
    set_f1: 0.5,
    lost_count: 1,
    added_count: 1,
    lost: ['cup'],
    added: ['ring'],
  });
  expect(answerMetrics({ kind: 'integer-list', value: [] }, undefined, true).similarity).toBe(0);
  expect(answerMetrics({ kind: 'integer-list', value: [] }, undefined, false).similarity).toBe(null);
  expect(answerMetrics(integer(1n), undefined, true).absolute_error).toBe(null);
});

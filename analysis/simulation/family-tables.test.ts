import { expect, test } from 'vitest';
import type { Interval } from '../estimators/interval.ts';
import { expectNear } from '../expect-near.ts';
import type { Score } from './cells.ts';
import { wrongAnswer } from './example-scores.ts';
import { items, rowOf } from './rows-for-tests.ts';

test('answering the remembered function is told from other errors', () => {
  const pair = (which: string, item: number): Partial<Score> => ({
    family: 'classic-pairs',
    level: `gauss+${which}`,
    position: 3,
    world_id: `gauss/${item}`,
    parameters: { pair: 'gauss', function: which, telling: false },
  });
  const scores = [
    ...items(4, (item) => pair('vanilla', item)),
    ...items(4, (item) => ({
      ...pair('variation', item),
      // Where both functions agree nothing is told.
      answered_vanilla: item === 3 ? null : item < 2,
      ...(item < 3 ? wrongAnswer(item < 2 ? '45' : '1', '7') : {}),
    })),
  ];
  expect(rowOf(scores, 'classic-pairs')).toMatchObject({
    pair: 'gauss',
    names: 'plain',
    vanilla: 1,
    variation: 0.25,
    pairs: 4,
    difference: -0.75,
    mcnemar_p: expect.closeTo(0.25, 12),
    told_apart: 3,
    answered_vanilla: 2 / 3,
  });
});

test('routines are ranked on the same vectors, and their measured growth stands beside their complexity', () => {
  const routine = (algorithm: string, average_time: string, length: number): Partial<Score> => ({
    family: 'sorting-routines',
    level: `${algorithm}+iterative+n=${length}`,
    position: length,
    trace_length: average_time === 'n^2' ? length ** 2 : length * 10,
    parameters: {
      algorithm,
      style: 'iterative',
      length,
      telling: false,
      average_time,
      worst_time: 'n^2',
      best_time: 'n',
      space: '1',
    },
  });
  const scores = [10, 20, 40].flatMap((length) => [
    ...items(6, (item) => ({
      ...routine('bubble', 'n^2', length),
      world_id: `v${length}/${item}`,
      ...(item < 5 ? wrongAnswer('1', '7') : {}),
    })),
    ...items(6, (item) => ({ ...routine('merge', 'n log n', length), world_id: `v${length}/${item}` })),
  ]);
  expect(rowOf(scores, 'algorithm-ranks', { algorithm: 'merge' })).toMatchObject({
    rank: 1,
    rank_interval: { low: 1, high: 1 },
    right: 1,
  });
  expect(rowOf(scores, 'algorithm-ranks', { algorithm: 'bubble' })).toMatchObject({
    rank: 2,
    rank_interval: { low: 2, high: 2 },
    completed: 18,
  });
  expect(rowOf(scores, 'complexity-and-accuracy')).toMatchObject({
    cells: 6,
    complexity: expect.closeTo(-1, 12),
    length: 0,
  });
  expectNear(rowOf(scores, 'complexities', { algorithm: 'bubble' }).exponent as number, 2, 1e-12);
  expectNear(rowOf(scores, 'complexities', { algorithm: 'merge' }).exponent as number, 1, 1e-12);
});

test('smart execution is what a short slice gains over a long one, and repeats make it no firmer', () => {
  const asked = (repeats: number) =>
    [5, 20].flatMap((path) =>
      Array.from({ length: repeats }, (_, repeat) =>
        items(10, (item) => ({
          family: 'critical-grid',
          level: `lines=20+path=${path}`,
          position: path,
          slice_length: path,
          repeat: repeat + 1,
          ...(item < (path === 20 ? 5 : 1) ? wrongAnswer('1', '7') : {}),
        })),
      ).flat(),
    );
  const once = rowOf(asked(1), 'smart-execution');
  expect(once).toMatchObject({ program: 'lines=20', shortest: 5, longest: 20, score: 0.4 });
  const { low, high } = once.score_interval as Interval;
  expect(rowOf(asked(3), 'smart-execution')).toMatchObject({
    score: expect.closeTo(0.4, 12),
    score_interval: { low: expect.closeTo(low, 9), high: expect.closeTo(high, 9) },
  });
});

test('boxes are told apart by the operations that affect them', () => {
  const scores = items(6, (item) => ({
    family: 'boxes',
    level: 'most=3',
    position: 3,
    answer_kind: 'name-set',
    absolute_error: null,
    expected: item === 0 ? '{}' : '{cup}',
    target_writes: item % 2,
    set_precision: 1,
    set_recall: item % 2,
    set_f1: item % 2,
    ...(item % 2 === 0 ? { status: 'wrong', lenient: false, strict: false } : {}),
  }));
  expect(rowOf(scores, 'affecting-operations', { operations: 0 })).toMatchObject({
    completed: 3,
    right: 0,
    recall: 0,
    constant: 2 / 3,
  });
  expect(rowOf(scores, 'affecting-operations', { operations: 1 })).toMatchObject({ completed: 3, right: 1, recall: 1 });
  expect(rowOf(scores, 'sets')).toMatchObject({ precision: 1, recall: 0.5, exact: 0.5, empty_truth: 1 / 6 });
});

import { expect, test } from 'vitest';
import type { Interval } from '../estimators/interval.ts';
import { expectNear } from '../expect-near.ts';
import { exampleScore, noResponse, wrongAnswer } from './example-scores.ts';
import { items, rowOf } from './rows-for-tests.ts';

test('a setting that slips at a known rate is found out by its traces and by its answers', () => {
  // 20 replies of 10 steps: 5 slip at step 6, the others nowhere.
  const scores = items(20, (item) =>
    item < 5
      ? {
          ...wrongAnswer('1', '7'),
          first_divergent_step: 6,
          steps_followed: 5,
          trace_wrong: 1,
          first_error: 'arithmetic_slip',
        }
      : {},
  );
  const row = rowOf(scores, 'step-errors');
  expect(row).toMatchObject({ traces: 20, steps: 15 * 10 + 5 * 6, errors: 5, rate: 5 / 180, unit: 'statements' });
  // Every world has one trace, so that the design effect is 1; t(.975, 19) = 2.093024 in place of z.
  expectNear((row.rate_over_worlds as Interval).low, 0.011293147, 1e-6);
  expectNear((row.rate_over_worlds as Interval).high, 0.066701706, 1e-6);
  // (1 - d)^10 = .75
  expectNear(row.slip as number, 1 - 0.75 ** 0.1, 1e-9);
  expectNear(rowOf(scores, 'slip-predictions').predicted as number, 0.75, 1e-9);
  expect(rowOf(scores, 'first-errors')).toMatchObject({
    completed: 20,
    with_error: 5,
    arithmetic_slip: 5,
    sign_error: 0,
  });
});

test('of independent loops the slip is one of a loop', () => {
  const scores = items(4, (item) => ({
    family: 'approximate',
    level: 'k=2',
    position: 2,
    ...(item < 3 ? {} : wrongAnswer('1', '7')),
  }));
  expectNear(rowOf(scores, 'step-errors').slip as number, 1 - 0.75 ** 0.5, 1e-9);
});

test('a cell is lazy when half of its replies are, and shorter replies at longer inputs are pointed out', () => {
  const scores = [10, 20].flatMap((length) =>
    items(4, (item) => ({
      level: `n=${length}`,
      position: length,
      trace_length: length * 3,
      output_tokens: length === 10 ? 60 : 15,
      lazy: length === 20 && item < 2,
      trace_present: !(length === 20 && item < 2),
    })),
  );
  expect(rowOf(scores, 'lazy-regime', { level: 'n=10' })).toMatchObject({
    share: 0,
    lazy: 'no',
    shorter: 'no',
    per_step: 2,
  });
  expect(rowOf(scores, 'lazy-regime', { level: 'n=20' })).toMatchObject({
    asked: 4,
    steps: 60,
    length: 15,
    per_step: 0.25,
    trace_present: 0.5,
    share: 0.5,
    lazy: 'lazy',
    shorter: 'yes',
  });
  expect(rowOf(scores, 'trace-shown')).toMatchObject({ with_trace: 6, right_with: 1, without_trace: 2, difference: 0 });
});

test('copies that agree are counted apart from answers that are right', () => {
  const scores = items(5, (item) => ({
    family: 'redundant',
    level: 'c=3+r=2',
    position: 2,
    copies_agree: [true, true, true, false, null][item] ?? null,
    ...(item === 1 || item === 3 ? wrongAnswer('1', '7') : {}),
  }));
  expect(rowOf(scores, 'copies')).toMatchObject({
    completed: 5,
    right: 3 / 5,
    stated: 4,
    agreeing: 3 / 4,
    right_agreeing: 2 / 3,
    right_disagreeing: 0,
  });
});

test('the majority of samples counts once a task', () => {
  const scores = [0, 1].flatMap((item) =>
    [1, 2, 3].map((repeat) =>
      exampleScore({
        item,
        repeat,
        ...(item === 0 && repeat === 1 ? wrongAnswer('1', '7') : {}),
        ...(item === 1 && repeat < 3 ? wrongAnswer('2', '7') : {}),
        majority_answer: item === 0 ? '7' : '2',
        majority_correct: item === 0,
      }),
    ),
  );
  expect(rowOf(scores, 'self-consistency')).toMatchObject({
    tasks: 2,
    samples: 6,
    single: 0.5,
    majority: 0.5,
    gain: 0,
    any: 1,
    agreement: 4 / 6,
  });
});

test('a task with few samples weighs as much as one with many, in single samples as in majorities', () => {
  const many = [1, 2, 3].map((repeat) => exampleScore({ repeat }));
  const lost = { ...wrongAnswer('1', '7'), majority_answer: '1', majority_correct: false };
  const few = [exampleScore({ item: 1, ...lost }), exampleScore({ item: 1, repeat: 2, ...noResponse })];
  expect(rowOf([...many, ...few], 'self-consistency')).toMatchObject({
    samples: 4,
    single: 0.5,
    majority: 0.5,
    gain: 0,
  });
});

test('replies add up to the planned cells by how they ended', () => {
  const scores = items(4, (item) =>
    item === 0
      ? {}
      : item === 1
        ? { ...wrongAnswer('', '7'), status: 'truncated', finish_reason: 'length', answer_source: 'none' }
        : item === 2
          ? noResponse
          : { answer_source: 'labelled' },
  );
  expect(rowOf(scores, 'outcomes')).toMatchObject({
    planned: 4,
    correct: 2,
    truncated: 1,
    no_response: 1,
    wrong: 0,
    tagged: 1 / 3,
    length_finish: 1 / 3,
  });
  expect(rowOf(scores, 'tokens')).toMatchObject({ completed: 3, output_mean: 100, output_30: 3000, uncounted: 0 });
});

test('the traces of one world say nothing about others, however many there are', () => {
  const scores = items(20, (item) => ({
    world_id: 'one',
    ...(item < 5 ? { first_divergent_step: 6, steps_followed: 5 } : {}),
  }));
  expect(rowOf(scores, 'step-errors')).toMatchObject({
    traces: 20,
    rate: 5 / 180,
    rate_over_worlds: { missing: 'single_source' },
  });
});

test('what is a mean over some of the replies says over how many', () => {
  const list = { family: 'sorting-routines', level: 'tim+iterative+n=2', answer_kind: 'integer-list' } as const;
  const lists = items(3, (item) => ({
    ...list,
    expected: '[1, 2]',
    similarity: item === 0 ? 0 : 1,
    position_accuracy: item === 0 ? 0 : 1,
    ...(item === 0 ? { ...wrongAnswer('', '[1, 2]'), answer: null } : { lost_count: 0, added_count: 0 }),
  }));
  expect(rowOf(lists, 'lists')).toMatchObject({ completed: 3, read: 2, lost: 0 });
  const sets = items(3, (item) => ({
    family: 'boxes',
    level: 'max=3',
    answer_kind: 'name-set',
    target_writes: 1,
    ...(item === 0 ? { ...wrongAnswer('', '{}'), answer: null } : { set_precision: 1, set_recall: 1, set_f1: 1 }),
  }));
  expect(rowOf(sets, 'sets')).toMatchObject({ completed: 3, read: 2, precision: 1 });
  expect(rowOf(sets, 'affecting-operations')).toMatchObject({ completed: 3, read: 2, recall: 1 });
  const untraced = items(3, (item) => (item === 0 ? { steps_followed: null, trace_present: null } : {}));
  expect(rowOf(untraced, 'first-errors')).toMatchObject({ completed: 3, traces: 2, with_error: 0 });
  expect(rowOf(untraced, 'lazy-regime')).toMatchObject({ traced: 2, trace_present: 1 });
});

test('a reply without an answer is neither one with a trace nor an answer alone', () => {
  const silent = { ...wrongAnswer('', '7'), status: 'refused', answer: null, trace_present: false } as const;
  const scores = items(4, (item) => (item < 2 ? silent : item === 2 ? { trace_present: false } : {}));
  expect(rowOf(scores, 'trace-shown')).toMatchObject({
    unanswered: 2,
    with_trace: 1,
    right_with: 1,
    without_trace: 1,
    right_without: 1,
    difference: 0,
  });
});

import { expect, test } from 'vitest';
import { sha256 } from '../../core/hash.ts';
import { expectNear } from '../expect-near.ts';
import { renderJson } from '../formats/render-json.ts';
import type { Row } from '../tables/table.ts';
import { analyzeSimulation } from './analyze-simulation.ts';
import type { Score } from './cells.ts';
import { exampleScore, noResponse, wrongAnswer } from './example-scores.ts';

const options = { seed: 1, replicates: 200 };

/** The row of a table, by what some of its cells are. */
function rowOf(scores: readonly Score[], name: string, where: Row = {}): Row {
  const table = analyzeSimulation(scores, options).tables.find((each) => each.name === name);
  const found = table?.rows.filter((row) => Object.entries(where).every(([key, value]) => row[key] === value)) ?? [];
  expect(found).toHaveLength(1);
  return found[0] as Row;
}

const items = (count: number, fields: (item: number) => Partial<Score>): Score[] =>
  Array.from({ length: count }, (_, item) => exampleScore({ item, ...fields(item) }));

test('accuracy counts what is missing, reads strictly too, and prints the spread of batches and blind guesses beside', () => {
  const scores = [
    // 3 of 4 right in the first batch, 1 of 4 in the second, one without a response.
    ...items(4, (item) => (item < 3 ? { strict: item < 2 } : wrongAnswer('1', '0'))),
    ...items(5, (item) => ({ batch: 2, ...(item === 0 ? {} : item < 4 ? wrongAnswer('3', '5') : noResponse) })),
  ];
  expect(rowOf(scores, 'accuracy')).toMatchObject({
    family: 'straight-line',
    mode_of_items: 'corrected',
    level: 'n=10',
    rendering: 'code',
    setting: { setting: 'lab/model@high', template: 'cot', simulated: false },
    planned: 9,
    completed: 8,
    worlds: 8,
    right: 0.5,
    strict: 3 / 8,
    batches: 2,
    // numpy.std([.75, .25])
    batch_deviation: 0.25,
    // Expected 7 five times, 5 three times, 0 once.
    constant: 5 / 9,
    constant_answer: '7',
    copy_initial: 1 / 9,
    last_literal: 0,
    sorted_input: { missing: 'not_applicable' },
  });
  const wilson = rowOf(scores, 'accuracy').right_wilson as { low: number; high: number };
  expectNear(wilson.low, 0.2152, 1e-3);
  expectNear(wilson.high, 0.7848, 1e-3);
});

test('absolute errors are of replies with an integer, and the others are counted', () => {
  const scores = items(6, (item) => {
    const answers = ['7', '9', '-3', '1007', null, '7'] as const;
    const answer = answers[item] as string | null;
    if (item === 5) return noResponse;
    if (answer === null) return { ...wrongAnswer('', '7'), status: 'no_tag', answer: null, absolute_error: null };
    return answer === '7' ? {} : wrongAnswer(answer, '7');
  });
  expect(rowOf(scores, 'absolute-error')).toMatchObject({
    completed: 5,
    undefined: 1,
    mean: (0 + 2 + 10 + 1000) / 4,
    median: 6,
    clipped: (0 + 2 + 10 + 100) / 4,
    relative: (0 + 2 / 7 + 1 + 1) / 4,
    largest: 1000,
  });
});

test('a list that gives a repeated element too few times lost it (the printed example of the paper)', () => {
  const truth =
    '0, 3, 5, 6, 6, 12, 21, 25, 34, 34, 46, 47, 50, 51, 52, 56, 58, 58, 58, 58, 61, 63, 74, 76, 80, 85, 86, 89, 92, 93';
  const list = { family: 'sorting-routines', answer_kind: 'integer-list', absolute_error: null } as const;
  const scores = items(2, (item) =>
    item === 0
      ? {
          ...list,
          ...wrongAnswer('[]', `[${truth}]`),
          absolute_error: null,
          similarity: 29 / 30,
          position_accuracy: 18 / 30,
          lost: ['58'],
          lost_count: 1,
          added_count: 0,
        }
      : { ...list, expected: '[1, 2]', similarity: 1, position_accuracy: 1, lost_count: 0, added_count: 0 },
  );
  expect(rowOf(scores, 'lists')).toMatchObject({
    similarity: (29 / 30 + 1) / 2,
    exact: 0.5,
    position_accuracy: 0.8,
    lost: 0.5,
    added: 0,
    lost_any: 0.5,
    lost_repeated: 1,
    repeats: 1,
  });
});

test('the gap and the correlations compare the same items only', () => {
  // By item: code right and story right; of ten items, and one story without a response.
  const code = [1, 1, 1, 1, 1, 1, 0, 0, 0, 1, 1];
  const story = [1, 1, 1, 0, 0, 0, 1, 0, 0, 1];
  const level = (item: number) => ({ level: `n=${item < 5 ? 10 : 20}`, position: item < 5 ? 10 : 20 });
  const scores = [
    ...items(11, (item) => ({ ...level(item), ...(code[item] === 1 ? {} : wrongAnswer('1', '7')) })),
    ...items(11, (item) => ({
      ...level(item),
      rendering: 'story',
      ...(story[item] === undefined ? noResponse : story[item] === 1 ? {} : wrongAnswer('2', '7')),
    })),
  ];
  expect(rowOf(scores, 'simulation-gap', { level: 'all levels' })).toMatchObject({
    planned_pairs: 11,
    pairs: 10,
    both_right: 4,
    first_only: 3,
    second_only: 1,
    both_wrong: 2,
    difference: 0.2,
    // scipy.stats.binomtest(1, 4).pvalue
    mcnemar_p: expect.closeTo(0.625, 12),
    sign_flip_p: expect.closeTo(0.625, 12),
    sign_flip_holm: expect.closeTo(0.625, 12),
  });
  const correlation = rowOf(scores, 'correlation');
  expect(correlation).toMatchObject({ levels: 2, items: 10, pearson: { missing: 'too_few_pairs' } });
  // numpy.corrcoef of the two lists.
  expectNear(correlation.phi as number, 0.2182178902359924, 1e-12);
});

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

test('smart execution is what a short slice gains over a long one', () => {
  const scores = [5, 20].flatMap((path) =>
    items(10, (item) => ({
      family: 'critical-grid',
      level: `lines=20+path=${path}`,
      position: path,
      slice_length: path,
      ...(path === 20 && item < 4 ? wrongAnswer('1', '7') : {}),
    })),
  );
  expect(rowOf(scores, 'smart-execution')).toMatchObject({ program: 'lines=20', shortest: 5, longest: 20, score: 0.4 });
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

test('a template is held against chain of thought on the same items, and wordings against each other', () => {
  const scores = [
    ...items(6, (item) => ({ rendering: 'story', paraphrase: item % 3, ...(item < 4 ? wrongAnswer('1', '7') : {}) })),
    ...items(6, (item) => ({
      rendering: 'story',
      paraphrase: item % 3,
      template: 'cosm',
      ...(item === 5 ? noResponse : {}),
    })),
  ];
  expect(rowOf(scores, 'templates')).toMatchObject({
    setting: { label: 'lab/model@high' },
    other_template: 'cosm',
    pairs: 5,
    first_only: 4,
    second_only: 0,
    difference: 0.8,
    sign_flip_holm: expect.closeTo(0.125, 12),
  });
  expect(rowOf(scores.slice(0, 6), 'paraphrases', { paraphrase: 0 })).toMatchObject({ completed: 2, right: 0 });
  expect(rowOf(scores.slice(0, 6), 'paraphrases', { paraphrase: 2 })).toMatchObject({ completed: 2, right: 0.5 });
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

test('modes, renderings, templates and settings are never pooled, and simulated subjects are called so', () => {
  const scores = (['paper', 'corrected'] as const).flatMap((item_mode) =>
    (['code', 'story'] as const).flatMap((rendering) =>
      [{ template: 'cot' }, { template: 'cosm' }, { setting: 'sim/slip@off', simulated: true }].map((setting) =>
        exampleScore({ item_mode, rendering, ...setting }),
      ),
    ),
  );
  const { tables } = analyzeSimulation(scores, options);
  const headline = tables.find(({ name }) => name === 'headline');
  expect(headline?.rows).toHaveLength(12);
  expect(headline?.notes).toContain(
    'Settings marked (simulated) are programs with a known error rate, not language models.',
  );
  expect(headline?.rows.map(({ mode_of_items }) => mode_of_items)).toEqual([
    ...Array(6).fill('corrected'),
    ...Array(6).fill('paper'),
  ]);
});

test('the order of the rows changes no byte, and a cell that appears twice is refused', () => {
  const scores = (['code', 'story'] as const).flatMap((rendering) =>
    items(12, (item) => ({
      rendering,
      batch: 1 + (item % 3),
      ...(item % 5 === 0 ? wrongAnswer(String(item), '7') : {}),
    })),
  );
  const shuffled = scores.toSorted((left, right) => (sha256(left.cell_id) < sha256(right.cell_id) ? -1 : 1));
  const textOf = (rows: readonly Score[]) => {
    const { tables, figures } = analyzeSimulation(rows, options);
    return [...tables.map(renderJson), JSON.stringify(figures)];
  };
  expect(textOf(shuffled)).toEqual(textOf(scores));
  expect(() => analyzeSimulation([...scores, scores[0] as Score], options)).toThrow('appears twice');
});

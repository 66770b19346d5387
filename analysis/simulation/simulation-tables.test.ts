import { expect, test } from 'vitest';
import { sha256 } from '../../core/hash.ts';
import { expectNear } from '../expect-near.ts';
import { renderJson } from '../formats/render-json.ts';
import { analyzeSimulation } from './analyze-simulation.ts';
import type { Score } from './cells.ts';
import { exampleScore, noResponse, wrongAnswer } from './example-scores.ts';
import { items, options, rowOf } from './rows-for-tests.ts';

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
  // The story without a response is the sixth item of its level.
  expect(rowOf(scores, 'simulation-gap', { level: 'n=20' })).toMatchObject({ planned_pairs: 6, pairs: 5 });
  const correlation = rowOf(scores, 'correlation');
  expect(correlation).toMatchObject({ levels: 2, items: 10, pearson: { missing: 'too_few_pairs' } });
  // numpy.corrcoef of the two lists.
  expectNear(correlation.phi as number, 0.2182178902359924, 1e-12);
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

test('modes, renderings, templates and settings are never pooled, and simulated subjects are called so', () => {
  const scores = (['paper', 'corrected'] as const).flatMap((item_mode) =>
    (['code', 'story'] as const).flatMap((rendering) =>
      [{ template: 'cot' }, { template: 'cosm' }, { setting: 'sim/slip@off', simulated: true }].map((setting) =>
        exampleScore({ item_mode, rendering, ...setting }),
      ),
    ),
  );
  const { tables } = analyzeSimulation(scores, options);
  const byFamily = tables.find(({ name }) => name === 'accuracy-by-family');
  expect(byFamily?.rows).toHaveLength(12);
  expect(byFamily?.notes).toContain(
    'Settings marked (simulated) are programs with a known error rate, not language models.',
  );
  expect(byFamily?.rows.map(({ mode_of_items }) => mode_of_items)).toEqual([
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

test('simulated subjects adjust no p of a model', () => {
  // Six items that only the code has right: p = 2/64.
  const both = (setting: Partial<Score>) =>
    (['code', 'story'] as const).flatMap((rendering) =>
      items(6, () => ({ rendering, ...setting, ...(rendering === 'code' ? {} : wrongAnswer('1', '7')) })),
    );
  const models = [both({}), both({ setting: 'lab/other@high' })].flat();
  const subjects = ['sim/slip@off', 'sim/lazy@off', 'sim/load@off'].flatMap((setting) =>
    both({ setting, simulated: true }),
  );
  const holm = (scores: readonly Score[], setting: string) =>
    analyzeSimulation(scores, options)
      .tables.find(({ name }) => name === 'simulation-gap')
      ?.rows.filter((row) => row.level === 'all levels' && (row.setting as { setting: string }).setting === setting)
      .map((row) => row.sign_flip_holm);
  expect(holm(models, 'lab/model@high')).toEqual([expect.closeTo(4 / 64, 12)]);
  expect(holm([...models, ...subjects], 'lab/model@high')).toEqual([expect.closeTo(4 / 64, 12)]);
  expect(holm([...models, ...subjects], 'sim/slip@off')).toEqual([expect.closeTo(6 / 64, 12)]);
});

import { expect, test } from 'vitest';
import { analyze } from './analyze.ts';
import { exampleAnswer, exampleGrade } from './example-grades.ts';
import type { Grade } from './schemas/grade.ts';

const options = { seed: 1, replicates: 100 };

function tableOf(grades: readonly Grade[], name: string) {
  const table = analyze(grades, options).tables.find((each) => each.name === name);
  if (table === undefined) throw new Error(`no table ${name}`);
  return table;
}

/** Final answers of a case, short and long. */
function finals(source: string, short: Partial<Grade>, long: Partial<Grade>, fields: Partial<Grade> = {}): Grade[] {
  const base = { source_id: source, case_id: source, ...fields };
  return [
    exampleGrade({ ...base, ...short, arm: 'short-trace-final' }),
    exampleGrade({ ...base, ...long, arm: 'long-trace-final' }),
  ];
}

const [right, wrong, none] = [exampleAnswer('right'), exampleAnswer('wrong'), exampleAnswer('none')];

test('cases whose two runs take the same edges stand apart from those that do not', () => {
  const grades = [
    ...finals('a', right, wrong, { edge_overlap: 1 }),
    ...finals('b', right, right, { edge_overlap: 1 }),
    ...finals('c', right, wrong, { edge_overlap: 0.4 }),
    ...finals('d', right, right, { edge_overlap: 0.8 }),
    ...finals('e', right, right, { edge_overlap: null }),
  ];
  const table = tableOf(grades, 'branch-preservation');
  expect(table.rows).toMatchObject([
    { edges: 'the same', cases: 2, measured: 4, pairs: 2, overlap_median: 1, short_minus_long: 0.5 },
    { edges: 'others', cases: 2, measured: 4, pairs: 2, overlap_minimum: 0.4, overlap_median: 0.6000000000000001 },
  ]);
});

test('bounds let every missing answer be wrong, then right', () => {
  const grades = [...finals('a', right, none), ...finals('b', right, wrong), ...finals('c', none, right)];
  expect(tableOf(grades, 'missing-bounds').rows).toMatchObject([
    {
      planned: 6,
      missing: 2,
      accuracy_bounds: { low: 3 / 6, high: 5 / 6 },
      pairs: 3,
      incomplete_pairs: 2,
      // Lowest: a 1 - 1, b 1 - 0, c 0 - 1. Highest: a 1 - 0, b 1 - 0, c 1 - 1.
      short_minus_long_bounds: { low: 0, high: 2 / 3 },
    },
  ]);
});

test('agreement counts tasks with two answers and says how many have fewer', () => {
  const repeat = (grade: Grade, answer: Partial<Grade>) => ({
    ...grade,
    ...answer,
    repeat: 2,
    cell_id: `${grade.cell_id} again`,
  });
  const grades = [...finals('a', right, right), ...finals('b', wrong, right)];
  const again = [
    repeat(grades[0] as Grade, right),
    repeat(grades[1] as Grade, wrong),
    repeat(grades[2] as Grade, wrong),
  ];
  const silent = answers('lab/model@high', { e: '..' });
  expect(tableOf([...grades, ...again, ...silent], 'stability').rows).toMatchObject([
    // One task was asked once, another twice without an answer.
    { tasks: 3, repeats: '2', outside: 2, mean: 0.5, flip_rate: 1 / 3, all_right: 1 / 3, any_right: 2 / 3 },
  ]);
  expect(tableOf(grades, 'stability').notes[0]).toContain('Every task was asked once');
});

test('a mode is compared with off on the tasks both answered, and reasoning under off is counted', () => {
  const setting = (mode: string) => ({ setting: `lab/model@${mode}`, mode });
  const grades = [
    ...finals('a', right, right, setting('high')),
    ...finals('b', right, wrong, setting('high')),
    ...finals('a', wrong, none, { ...setting('off'), reasoning_tokens: 12 }),
    ...finals('b', right, wrong, { ...setting('off'), reasoning_tokens: 0 }),
  ];
  expect(tableOf(grades, 'reasoning-minus-off').rows).toMatchObject([
    {
      setting: { setting: 'lab/model@high' },
      against: 'lab/model@off',
      pairs: 3,
      unpaired: 1,
      difference: 1 / 3,
      off_completed: 3,
      off_with_reasoning: 1,
    },
  ]);
  const reasoned = tableOf(grades, 'outcomes').rows.map(({ off_reasoned }) => off_reasoned as number);
  expect(reasoned.reduce((sum, count) => sum + count, 0)).toBe(1);
});

test('the four questions about a case stand with an example, their tasks and how they are compared', () => {
  const grades = [...finals('a', right, wrong), ...finals('b', right, right, { answer_bytes: 30 })];
  expect(tableOf(grades, 'arms').rows).toMatchObject([
    { arm: 'short-trace-final', input: 'short', example: '3', match: 'match', tasks: 2, answer_bytes: 20 },
    { arm: 'long-trace-final', input: 'long', example: '15', tasks: 2 },
  ]);
});

test('pooled differences stand once more without the studies of one source', () => {
  const grades = [
    ...finals('a', right, wrong),
    ...finals('b', right, right),
    ...finals('c', right, wrong, { study: 'networkx-simplex' }),
  ];
  expect(tableOf(grades, 'paired-transitions').rows).toMatchObject([{ pairs: 3, short_minus_long: 2 / 3 }]);
  expect(tableOf(grades, 'paired-transitions-several-sources').rows).toMatchObject([
    { pairs: 2, short_minus_long: 1 / 2 },
  ]);
});

test('reversals are tested by flipping whole sources', () => {
  const sources = ['a', 'b', 'c', 'd', 'e', 'f'];
  const grades = sources.flatMap((source) => finals(source, right, wrong));
  const [row] = tableOf([...grades, ...finals('g', wrong, wrong)], 'paired-transitions').rows;
  // Six sources that all fall: 2 of 64 ways to flip them are as extreme, and McNemar's test agrees where pairs are single.
  expect(row).toMatchObject({ sign_flip_p: 2 / 64, right_to_wrong: 6 });
  expect(row?.mcnemar_exact_p).toBeCloseTo(2 / 64, 12);
});

/** Answers of one setting to tasks of one case each, the case its own source: `+` right, `-` wrong, `.` none. */
function answers(setting: string, signs: Readonly<Record<string, string>>, fields: Partial<Grade> = {}): Grade[] {
  const kinds = { '+': right, '-': wrong, '.': none };
  return Object.entries(signs).flatMap(([source, repeats]) =>
    [...repeats].map((sign, place) =>
      exampleGrade({
        setting,
        source_id: source,
        case_id: source,
        repeat: place + 1,
        ...fields,
        ...kinds[sign as '+'],
      }),
    ),
  );
}

const missingReason = (table: ReturnType<typeof tableOf>, key: string) =>
  table.rows.map((row) => (row[key] as { missing?: string }).missing);

test('settings that were asked the same tasks are ranked over those all of them answered', () => {
  const grades = [
    ...answers('lab/one@off', { a: '+', b: '+', c: '-', d: '.' }),
    ...answers('lab/two@off', { a: '+', b: '-', c: '-', d: '+' }),
    // Only asked about the easiest task: no better than the others, and without a place among them.
    ...answers('lab/three@off', { a: '+' }),
    ...answers('lab/four@off', { a: '.', b: '.', c: '.', d: '.' }),
  ];
  const table = tableOf(grades, 'setting-ranks');
  expect(table.rows.map(({ setting, ...row }) => [(setting as { setting: string }).setting, row])).toMatchObject([
    ['lab/four@off', { tasks: 0, outside: 0, c_r: { missing: 'empty' }, rank: { missing: 'empty' } }],
    ['lab/one@off', { tasks: 3, outside: 0, sources: 3, c_r: 2 / 3, rank: 1 }],
    ['lab/three@off', { tasks: 1, outside: 0, c_r: 1, rank: { missing: 'no_rival' } }],
    ['lab/two@off', { tasks: 3, outside: 1, sources: 3, c_r: 1 / 3, rank: 2 }],
  ]);
});

test('a single setting has no rival to be ranked against', () => {
  expect(missingReason(tableOf(answers('lab/one@off', { a: '+', b: '-' }), 'setting-ranks'), 'rank')).toEqual([
    'no_rival',
  ]);
});

test('thirds that differ by the same in every source are no spread, and no test', () => {
  // 2/3 - 1/3, 3/3 - 2/3 and 1/3 - 0 are 1/3 each, but not to the last bit.
  const grades = [
    ...answers('lab/one@off', { a: '++-', b: '+++', c: '+--' }),
    ...answers('lab/two@off', { a: '+--', b: '++-', c: '---' }),
  ];
  const [row] = tableOf(grades, 'setting-comparisons').rows;
  expect(row).toMatchObject({
    difference: expect.closeTo(1 / 3, 14),
    difference_t: { missing: 'no_spread' },
    p: { missing: 'not_tested' },
    detectable: { missing: 'not_tested' },
  });
});

test('a t interval of two sources ends where differences of shares end', () => {
  const [row] = tableOf([...finals('a', right, wrong), ...finals('b', right, right)], 'paired-transitions').rows;
  // .5 +- 12.7 x .5
  expect(row).toMatchObject({ short_minus_long: 0.5, short_minus_long_t: { low: -1, high: 1 } });
});

test('without a pair there is no test, and the reason is that there is none', () => {
  const table = tableOf([exampleGrade({ arm: 'post-loop-state' })], 'paired-transitions');
  expect(table.rows).toMatchObject([
    { pairs: 0, sign_flip_p: { missing: 'empty' }, mcnemar_exact_p: { missing: 'empty' } },
  ]);
});

test('a row with few sources in a large cohort, and one that a single source fills, say which interval to read', () => {
  const pairs = (count: number, fields: Partial<Grade> = {}) =>
    Array.from({ length: count }, (_, index) => `${index}`).flatMap((name) =>
      finals(`s${name}`, right, name.endsWith('3') ? right : wrong, { case_id: `case-${name}`, ...fields }),
    );
  const cautions = (grades: readonly Grade[]) =>
    tableOf(grades, 'paired-transitions').notes.filter((note) => note.includes('too short'));
  expect(cautions(pairs(60))).toEqual([]);
  expect(cautions([...pairs(60), ...pairs(10, { setting: 'lab/other@off' })])).toEqual([
    'In a row with fewer than 50 sources the bootstrap interval is too short: read the t interval.',
  ]);
  const filled = pairs(80).map((grade, index) => (index < 40 ? { ...grade, source_id: 'one' } : grade));
  expect(cautions(filled)).toEqual([expect.stringContaining('one source has more than a fifth')]);
});

test('arms that are all right or all wrong leave nothing to compare within arms, and that is the reason', () => {
  const grades = ['a', 'b', 'c'].flatMap((source, index) =>
    finals(source, { ...right, trace_length: 10 + index }, { ...wrong, trace_length: 90 - index }),
  );
  const table = tableOf(grades, 'associations');
  expect(missingReason(table, 'p_arms')[0]).toBe('alike_within_arms');
  expect(table.rows[0]).toMatchObject({ theta: 1, p_rows: 1 / 20 });
});

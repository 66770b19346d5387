import { expect, test } from 'vitest';
import { type Cohort, cohortsOf } from './cohorts.ts';
import { studentQuantile } from './distributions/student-t.ts';
import { exampleAnswer, exampleGrade } from './example-grades.ts';
import { transitionsOf } from './paired-transitions.ts';
import { readReference } from './read-test-data.ts';
import { referenceGrades } from './reference-grades.ts';
import type { Grade } from './schemas/grade.ts';

interface ReferencePaired {
  n: number;
  clusters: number;
  both_correct: number;
  correct_to_wrong: number;
  wrong_to_correct: number;
  both_wrong: number;
  se_cluster_CR1: number;
}

test('the reference rows give the reference transitions, with bootstrap intervals equal bit for bit', () => {
  const { mt19937_10000: seeded } = readReference<{
    mt19937_10000: {
      seed: number;
      B: number;
      ci_type7: [number, number];
      per_setting_same_draws: Record<string, { estimate: number; ci_type7: [number, number] }>;
    };
  }>('bootstrap.json');
  const { paired } = readReference<{ paired: Record<string, ReferencePaired> }>('mcnemar_paired.json');
  const { headlines } = cohortsOf(referenceGrades(), { replicates: seeded.B, seed: seeded.seed });
  const rows = transitionsOf(headlines[0] as Cohort);
  expect(rows.map((row) => row.setting.setting)).toEqual(['m1_high', 'm1_off', 'm2_high', 'm2_off', 'm3_high', 'all']);
  for (const row of rows) {
    const expected = paired[row.setting.setting === 'all' ? 'ALL' : row.setting.setting] as ReferencePaired;
    const [low, high] = (seeded.per_setting_same_draws[row.setting.setting] ?? seeded).ci_type7;
    expect(row).toMatchObject({
      matched: expected.n,
      bothRight: expected.both_correct,
      rightToWrong: expected.correct_to_wrong,
      wrongToRight: expected.wrong_to_correct,
      bothWrong: expected.both_wrong,
      shortMinusLong: {
        estimate: (expected.correct_to_wrong - expected.wrong_to_correct) / expected.n,
        sources: expected.clusters,
        bootstrapInterval: { low, high },
        errorCr1: expect.closeTo(expected.se_cluster_CR1, 12),
      },
    });
  }
});

/** Final answers of one case: `+` right, `-` wrong, `.` none. */
function finals(
  source: string,
  name: string,
  [short, long]: readonly [string, string],
  fields: Partial<Grade> = {},
): Grade[] {
  const kinds = { '+': 'right', '-': 'wrong', '.': 'none' } as const;
  const answer = (sign: string) => exampleAnswer(kinds[sign as '+']);
  const common = { source_id: source, case_id: `${source}/${name}`, ...fields };
  return [
    exampleGrade({ ...common, arm: 'short-trace-final', ...answer(short) }),
    exampleGrade({ ...common, arm: 'long-trace-final', ...answer(long) }),
  ];
}

test('a small table agrees with its calculation by hand', () => {
  const grades = [
    ...finals('a', '1', ['+', '+']),
    ...finals('a', '2', ['+', '-']),
    ...finals('b', '1', ['+', '-']),
    ...finals('b', '2', ['+', '.']),
    ...finals('c', '1', ['-', '+']),
    ...finals('c', '2', ['-', '-']),
  ];
  const [row, ...others] = transitionsOf(cohortsOf(grades, { replicates: 10, seed: 1 }).studies[0] as Cohort);
  expect(others).toEqual([]);
  // Differences by source: a +1 of 2 pairs, b +1 of 1, c -1 of 2; together 1 of 5.
  // Residuals d - .2 n: a .6, b .8, c -1.4; squares .36 + .64 + 1.96 = 2.96; times 3/2, root, over 5.
  const error = Math.sqrt(2.96 * 1.5) / 5;
  expect(row).toMatchObject({
    planned: 6,
    matched: 5,
    bothRight: 1,
    rightToWrong: 2,
    wrongToRight: 1,
    bothWrong: 1,
    shortMinusLong: { estimate: 0.2, rows: 5, sources: 3, errorCr1: expect.closeTo(error, 14) },
  });
  // .2 +- 4.30 x .42 goes beyond what a difference of shares can be.
  expect(0.2 + studentQuantile(0.975, 2) * error).toBeCloseTo(2.013, 3);
  expect(row?.shortMinusLong.intervalCr1).toEqual({ low: -1, high: 1 });
});

test('one source gets a difference but no inference', () => {
  const grades = [...finals('a', '1', ['+', '-']), ...finals('a', '2', ['+', '+'])];
  const [row] = transitionsOf(cohortsOf(grades, { replicates: 10, seed: 1 }).studies[0] as Cohort);
  expect(row?.shortMinusLong).toMatchObject({
    estimate: 0.5,
    bootstrapInterval: { missing: 'single_source' },
    intervalCr1: { missing: 'single_source' },
  });
});

test('models are pooled with models, simulated subjects with simulated subjects, and repeats are matched with themselves', () => {
  const grades = [
    ...finals('a', '1', ['+', '-'], { setting: 'lab/one@off' }),
    ...finals('a', '1', ['-', '+'], { setting: 'lab/one@off', repeat: 2 }),
    ...finals('a', '1', ['+', '+'], { setting: 'lab/two@off' }),
    ...finals('a', '1', ['-', '-'], { setting: 'sim/slip@default', simulated: true }),
    ...finals('a', '1', ['-', '-'], { setting: 'sim/oracle@default', simulated: true }),
  ];
  const rows = transitionsOf(cohortsOf(grades, { replicates: 10, seed: 1 }).studies[0] as Cohort);
  expect(rows.map((row) => [row.setting.label, row.matched, row.rightToWrong, row.wrongToRight])).toEqual([
    ['lab/one@off', 2, 1, 1],
    ['lab/two@off', 1, 0, 0],
    ['sim/oracle@default (simulated)', 1, 0, 0],
    ['sim/slip@default (simulated)', 1, 0, 0],
    ['all settings', 3, 1, 1],
    ['all settings (simulated)', 2, 0, 0],
  ]);
});

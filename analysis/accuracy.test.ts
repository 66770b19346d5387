import { expect, test } from 'vitest';
import { type AccuracyRow, accuracyOf } from './accuracy.ts';
import { type Cohort, cohortsOf } from './cohorts.ts';
import { exampleAnswer, exampleGrade } from './example-grades.ts';
import { expectNear } from './expect-near.ts';
import { isMissing } from './missing.ts';
import { readReference } from './read-test-data.ts';
import { referenceArms, referenceGrades } from './reference-grades.ts';

const bootstrap = { replicates: 50, seed: 1 };

interface ReferenceRow {
  study: string;
  setting: string;
  arm: string;
  correct: number;
  completed: number;
  planned: number;
  acc_CR: number;
  acc_CN: number;
  wilson_CR: [number, number];
  wilson_CN: [number, number];
  se_cluster_miller: number;
}

test('the accuracy matrix of the reference rows is reproduced, every study, setting and arm', () => {
  const { studies, headlines } = cohortsOf(referenceGrades(), bootstrap);
  const rows = [...studies, ...headlines].flatMap(accuracyOf);
  const { rows: expected } = readReference<{ rows: ReferenceRow[] }>('accuracy_matrix.json');
  expect(rows).toHaveLength(100);
  expect(expected).toHaveLength(100);
  for (const reference of expected) expectSame(find(rows, reference), reference);
});

function find(rows: readonly AccuracyRow[], { study, setting, arm }: ReferenceRow): AccuracyRow {
  const cohort = study === 'ALL' ? 'imported' : study;
  const found = rows.find(
    (row) => row.cohort.name === cohort && row.setting.setting === setting && row.arm === (referenceArms[arm] ?? 'all'),
  );
  if (found === undefined) throw new Error(`no row for ${study}, ${setting}, ${arm}`);
  return found;
}

function expectSame(row: AccuracyRow, reference: ReferenceRow) {
  const { planned, completed, correct } = reference;
  expect({ planned: row.planned, completed: row.completed, correct: row.correct }).toEqual({
    planned,
    completed,
    correct,
  });
  expectNear(row.perCompleted.estimate as number, reference.acc_CR, 1e-12);
  expectNear(row.perPlanned.estimate as number, reference.acc_CN, 1e-12);
  for (const [share, wilson] of [
    [row.perCompleted, reference.wilson_CR],
    [row.perPlanned, reference.wilson_CN],
  ] as const) {
    if (isMissing(share.wilson)) throw new Error('no Wilson interval');
    expectNear(share.wilson.low, wilson[0], 1e-12);
    expectNear(share.wilson.high, wilson[1], 1e-12);
  }
  const { errorCr1, sources } = row.perCompleted;
  // The reference has no finite-sample factor; a row without spread between sources has no error at all.
  if (isMissing(errorCr1)) expect(reference.se_cluster_miller).toBeCloseTo(0, 12);
  else expectNear(errorCr1 * Math.sqrt((sources - 1) / sources), reference.se_cluster_miller, 1e-12);
}

test('a cell without a response leaves C/R and counts as wrong in C/N', () => {
  const grades = [
    exampleGrade({ source_id: 'a', case_id: 'a' }),
    exampleGrade({ source_id: 'b', case_id: 'b', ...exampleAnswer('wrong') }),
    exampleGrade({ source_id: 'c', case_id: 'c', ...exampleAnswer('none') }),
  ];
  const [row] = accuracyOf(cohortsOf(grades, bootstrap).studies[0] as Cohort);
  expect(row).toMatchObject({
    planned: 3,
    completed: 2,
    correct: 1,
    perCompleted: { estimate: 1 / 2, rows: 2, sources: 2 },
    perPlanned: { estimate: 1 / 3, rows: 3, sources: 3 },
  });
});

test('what cannot be estimated says why, and is never NaN', () => {
  const alike = ['a', 'b'].map((source) => exampleGrade({ source_id: source, case_id: source }));
  const rowsOf = (grades: typeof alike) => accuracyOf(cohortsOf(grades, bootstrap).studies[0] as Cohort);
  const [short, long] = rowsOf(alike);
  expect(short?.perCompleted).toMatchObject({ estimate: 1, bootstrapInterval: { missing: 'no_spread' } });
  expect(long).toMatchObject({
    planned: 0,
    perCompleted: {
      estimate: { missing: 'empty' },
      bootstrapInterval: { missing: 'empty' },
      wilson: { missing: 'empty' },
    },
    perPlanned: { estimate: { missing: 'empty' } },
  });
  const oneSource = [exampleGrade({ case_id: 'x' }), exampleGrade({ case_id: 'y', ...exampleAnswer('wrong') })];
  expect(rowsOf(oneSource)[0]?.perCompleted).toMatchObject({
    estimate: 0.5,
    bootstrapInterval: { missing: 'single_source' },
    intervalCr1: { missing: 'single_source' },
    wilson: { low: expect.closeTo(0.0945, 4), high: expect.closeTo(0.9055, 4) },
  });
});

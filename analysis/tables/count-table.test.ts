import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cohortsOf } from '../cohorts.ts';
import { exampleAnswer, exampleGrade } from '../example-grades.ts';
import gradeSchema from '../schemas/grade.schema.json' with { type: 'json' };
import type { Grade } from '../schemas/grade.ts';
import { wrongKindNames } from '../wrong-kinds.ts';
import type { CountColumn } from './count-table.ts';
import { envelopeAndStatusTable, envelopeColumns, statusColumns } from './envelope-and-status.ts';
import { outcomeColumns, outcomesTable, reasonColumns } from './outcomes.ts';
import type { Row } from './table.ts';
import { wrongAnswerColumns, wrongAnswersTable } from './wrong-answers.ts';

const answered = fc.record({
  status: fc.constantFrom<Grade['status']>('correct_valid', 'correct_invalid', 'wrong_valid', 'wrong_invalid'),
  outcome: fc.constantFrom<Grade['outcome']>('answered', 'truncated', 'refused', 'empty'),
  envelope: fc.constantFrom<Grade['envelope']>('valid', 'recovered', 'ambiguous', 'non_string', 'missing'),
});
const unanswered = fc
  .constantFrom('transient', 'permanent', 'quota', 'context_exceeded', 'not_asked', 'something new', null)
  .map((reason) => ({ ...exampleAnswer('none'), no_response_reason: reason }));
const where = fc.record({
  setting: fc.constantFrom('lab/one@off', 'lab/two@off'),
  study: fc.constantFrom('classic-python', 'lcb-python'),
});
const grades = fc
  .array(fc.tuple(where, fc.oneof(answered, unanswered)), { minLength: 1, maxLength: 60 })
  .map((cells) =>
    cells.map(([place, answer], index) => exampleGrade({ case_id: `case-${index}`, ...place, ...answer })),
  );

const total = (row: Row, columns: readonly CountColumn[]) =>
  columns.reduce((sum, { key }) => sum + Number(row[key]), 0);

test('statuses, envelopes and outcomes each add up to the planned cells, and reasons to those without a response', () => {
  fc.assert(
    fc.property(grades, (rows) => {
      const { headlines } = cohortsOf(rows, { replicates: 1, seed: 1 });
      const statuses = envelopeAndStatusTable(headlines).rows;
      const outcomes = outcomesTable(headlines).rows;
      expect(statuses.reduce((sum, row) => sum + Number(row.planned), 0)).toBe(rows.length);
      for (const row of statuses) {
        expect(total(row, statusColumns)).toBe(row.planned);
        expect(total(row, envelopeColumns)).toBe(row.planned);
      }
      for (const row of outcomes) {
        expect(total(row, outcomeColumns)).toBe(row.planned);
        expect(total(row, reasonColumns)).toBe(row.no_response);
      }
    }),
  );
});

test('right answers, kinds of wrong ones and missing ones add up to the planned cells', () => {
  const kinds: Partial<Grade>[] = [
    ...wrongKindNames.map((kind) => ({ ...exampleAnswer('wrong'), wrong_kind: kind })),
    { ...exampleAnswer('wrong'), wrong_kind: 'off_by_one' },
    exampleAnswer('right'),
    exampleAnswer('none'),
    exampleAnswer('none'),
  ];
  const rows = kinds.map((answer, index) => exampleGrade({ case_id: `case-${index}`, ...answer }));
  const [row] = wrongAnswersTable(cohortsOf(rows, { replicates: 1, seed: 1 }).headlines).rows as [Row];
  expect(total(row, wrongAnswerColumns)).toBe(rows.length);
  expect(row).toMatchObject({ planned: rows.length, right: 1, no_answer: 1, off_by_one: 2, other: 1, no_response: 2 });
});

test('the schema of grades knows the kinds of wrong answers, and no others', () => {
  expect(gradeSchema.properties.wrong_kind.enum).toEqual([...wrongKindNames, 'none']);
});

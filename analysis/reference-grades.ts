/** The reference rows as graded rows, for tests. */
import type { Arm } from './arms.ts';
import { exampleAnswer, exampleGrade } from './example-grades.ts';
import { readReferenceRows } from './read-test-data.ts';
import type { Grade } from './schemas/grade.ts';

export const referenceArms: Readonly<Record<string, Arm>> = {
  final_short: 'short-trace-final',
  final_long: 'long-trace-final',
  state_inside: 'inside-loop-state',
  state_post: 'post-loop-state',
};

/** All 2,600 planned cells of rows.csv. */
export function referenceGrades(): Grade[] {
  return readReferenceRows('rows.csv').map((row) => {
    const answer = row.status === 'no_response' ? 'none' : row.correct === '1' ? 'right' : 'wrong';
    return exampleGrade({
      case_id: row.case_id ?? '',
      source_id: row.source ?? '',
      study: row.study ?? '',
      setting: row.setting ?? '',
      arm: referenceArms[row.arm ?? ''] as Arm,
      trace_length: Number(row.trace_len),
      peak_state: Number(row.peak_state),
      state_load: Number(row.state_load),
      cyclomatic: Number(row.cyclomatic),
      ...exampleAnswer(answer),
    });
  });
}

/** Refuses rows from which no table could be counted: a cell twice, or a row that contradicts itself. */
import { MidrunError } from '../core/errors.ts';
import type { Grade } from './schemas/grade.ts';

export function checkGrades(grades: readonly Grade[]): void {
  const file = 'grades.jsonl';
  refuseRepeatedCells(grades, file);
  for (const [index, grade] of grades.entries()) {
    const complaint = contradiction(grade);
    if (complaint !== undefined) throw unusable(grade.cell_id, complaint, file, index);
  }
}

/** Throws on the second row of a cell. */
export function refuseRepeatedCells(rows: readonly { readonly cell_id: string }[], file: string): void {
  const seen = new Set<string>();
  for (const [index, { cell_id }] of rows.entries()) {
    if (seen.has(cell_id)) throw unusable(cell_id, 'appears twice', file, index);
    seen.add(cell_id);
  }
}

const unusable = (cellId: string, complaint: string, file: string, index: number) =>
  new MidrunError({
    code: 'unusable_grades',
    message: `the cell ${cellId} ${complaint}`,
    file,
    place: String(index + 1),
    remedy: 'Grade the predictions again.',
  });

function contradiction(grade: Grade): string | undefined {
  const silent = grade.status === 'no_response';
  if (silent === grade.completed)
    return `is ${grade.completed ? '' : 'not '}completed but has the status ${grade.status}`;
  if (silent !== (grade.outcome === 'no_response'))
    return `has the status ${grade.status} but the outcome ${grade.outcome}`;
  if (grade.correct !== grade.status.startsWith('correct'))
    return `has the status ${grade.status} but correct = ${grade.correct}`;
  return undefined;
}

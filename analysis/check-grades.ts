/** Refuses rows from which no table could be counted: a cell twice, or a row that contradicts itself. */
import { MidrunError } from '../core/errors.ts';
import type { Grade } from './schemas/grade.ts';

export function checkGrades(grades: readonly Grade[]): void {
  const seen = new Set<string>();
  for (const [index, grade] of grades.entries()) {
    const complaint = seen.has(grade.cell_id) ? 'appears twice' : contradiction(grade);
    if (complaint !== undefined) {
      throw new MidrunError({
        code: 'unusable_grades',
        message: `the cell ${grade.cell_id} ${complaint}`,
        file: 'grades.jsonl',
        place: String(index + 1),
        remedy: 'Grade the predictions again.',
      });
    }
    seen.add(grade.cell_id);
  }
}

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

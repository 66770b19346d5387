/** Grades every planned cell of every run of the checkpoint suite. */
import { join } from 'node:path';
import gradeJsonSchema from '../../analysis/schemas/grade.schema.json' with { type: 'json' };
import type { Grade } from '../../analysis/schemas/grade.ts';
import { writeJsonLines } from '../../core/json-lines.ts';
import { compileSchema } from '../../core/schema.ts';
import { readCheckpointTasks } from '../read-tasks.ts';
import { gradeRow } from './grade-row.ts';
import { readOracles } from './oracles.ts';
import { type PlannedRows, plannedRows } from './planned-rows.ts';
import type { GraderName } from './verdict.ts';

const gradeSchema = compileSchema<Grade>(gradeJsonSchema);

export interface GradeOptions {
  readonly corpusDirectory: string;
  readonly runsDirectory: string;
  readonly analysisDirectory: string;
  /** Only these setting ids; default all runs there are. */
  readonly settings?: readonly string[] | undefined;
  /** Default `midrun`. */
  readonly grader?: GraderName | undefined;
}

export interface GradingSummary extends Omit<PlannedRows<Grade>, 'rows'> {
  readonly file: string;
  readonly grader: GraderName;
  readonly rows: number;
  readonly statuses: Readonly<Record<Grade['status'], number>>;
}

/**
 * Writes `grades.jsonl`, sorted by task, setting and repeat. Throws MidrunError (exit code 2) on broken files, a planned task
 * without an oracle, or a setting without a run.
 */
export function gradeRuns(options: GradeOptions): GradingSummary {
  const grader = options.grader ?? 'midrun';
  const tasks = readCheckpointTasks(options.corpusDirectory);
  const oracles = readOracles(options.corpusDirectory);
  const { rows, ...summary } = plannedRows(tasks, options, (facts) => gradeRow({ ...facts, oracles, grader }));
  const file = join(options.analysisDirectory, 'grades.jsonl');
  writeJsonLines(file, rows, gradeSchema);
  return { file, grader, rows: rows.length, statuses: countStatuses(rows), ...summary };
}

function countStatuses(rows: readonly Grade[]): Record<Grade['status'], number> {
  const counts = { correct_valid: 0, correct_invalid: 0, wrong_valid: 0, wrong_invalid: 0, no_response: 0 };
  for (const row of rows) counts[row.status] += 1;
  return counts;
}

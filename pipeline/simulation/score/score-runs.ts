/** Scores every planned cell of every run of the simulation suite. Scoring again asks nothing. */
import { join } from 'node:path';
import scoreJsonSchema from '../../../analysis/simulation/schemas/simulation-score.schema.json' with { type: 'json' };
import type { SimulationScore } from '../../../analysis/simulation/schemas/simulation-score.ts';
import { MidrunError } from '../../../core/errors.ts';
import { readJsonLines, writeJsonLines } from '../../../core/json-lines.ts';
import { compileSchema } from '../../../core/schema.ts';
import { type PlannedRows, plannedRows } from '../../grade/planned-rows.ts';
import { readTasks } from '../../read-tasks.ts';
import { simulationFiles } from '../simulation-files.ts';
import { withMajority } from './majority.ts';
import { scoreRow } from './score-row.ts';

export const scoreSchema = compileSchema<SimulationScore>(scoreJsonSchema);

export interface ScoreOptions {
  readonly corpusDirectory: string;
  readonly runsDirectory: string;
  readonly analysisDirectory: string;
  /** Only these setting ids; default all runs there are. */
  readonly settings?: readonly string[] | undefined;
}

export interface ScoringSummary extends PlannedRows<SimulationScore> {
  readonly file: string;
}

/**
 * Writes `scores.jsonl`, sorted by task, setting and repeat. Throws MidrunError (exit code 2) on broken files, a task whose item is
 * not there, or a setting without a run.
 */
export function scoreRuns(options: ScoreOptions): ScoringSummary {
  const { corpusDirectory, analysisDirectory } = options;
  const read = <Row>({ name, schema }: { name: string; schema: Parameters<typeof readJsonLines<Row>>[1] }) =>
    readJsonLines(join(corpusDirectory, name), schema);
  const items = new Map(read(simulationFiles.items).map((item) => [item.item_id, item]));
  const traces = new Map(read(simulationFiles.traces).map((trace) => [trace.item_id, trace]));
  const planned = plannedRows(readTasks(corpusDirectory), options, (facts) => {
    const { case_id, task_id } = facts.cell.task;
    const item = items.get(case_id);
    if (item === undefined) throw missingItem(task_id, join(corpusDirectory, simulationFiles.items.name));
    return scoreRow({ ...facts, item, trace: traces.get(case_id) });
  });
  const rows = withMajority(planned.rows);
  const file = join(analysisDirectory, 'scores.jsonl');
  writeJsonLines(file, rows, scoreSchema);
  return { ...planned, rows, file };
}

function missingItem(taskId: string, file: string): MidrunError {
  return new MidrunError({
    code: 'missing_item',
    message: `there is no item for task "${taskId}"`,
    file,
    remedy: 'Build the suite again: make corpus SUITE=simulation.',
  });
}

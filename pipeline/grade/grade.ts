/** Grades every planned cell of every run. A cell that was never asked is a row too: nothing leaves the denominator unseen. */
import { basename, join } from 'node:path';
import gradeJsonSchema from '../../analysis/schemas/grade.schema.json' with { type: 'json' };
import type { Grade } from '../../analysis/schemas/grade.ts';
import { MidrunError } from '../../core/errors.ts';
import { writeJsonLines } from '../../core/json-lines.ts';
import { compileSchema } from '../../core/schema.ts';
import { plannedCells } from '../collect/plan.ts';
import { predictionRows } from '../prediction-rows.ts';
import { type CheckpointTask, readCheckpointTasks } from '../read-tasks.ts';
import { type RunFolder, readManifest, runFolders } from '../run-folder.ts';
import type { RunManifest } from '../schemas/run-manifest.ts';
import { gradeRow } from './grade-row.ts';
import { type Oracles, readOracles } from './oracles.ts';
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

export interface GradingSummary {
  readonly file: string;
  readonly grader: GraderName;
  readonly settings: readonly string[];
  readonly rows: number;
  readonly statuses: Readonly<Record<Grade['status'], number>>;
  readonly notAsked: number;
  /** Predictions for a prompt that has changed since: not used. */
  readonly stale: number;
  /** Predictions of cells that no plan holds, or whose task has left the corpus: not used. */
  readonly unplanned: number;
  /** Further answers of a cell that already has one: not used. */
  readonly superseded: number;
  /** Settings whose predictions file ends in a line without its newline, which was left out. */
  readonly tornLines: readonly string[];
}

type RowCounts = { stale: number; unplanned: number; superseded: number };

/**
 * Writes `grades.jsonl`, sorted by task, setting and repeat. Throws MidrunError (exit code 2) on broken files, a planned task
 * without an oracle, or a setting without a run.
 */
export function gradeRuns(options: GradeOptions): GradingSummary {
  const grader = options.grader ?? 'midrun';
  const tasks = readCheckpointTasks(options.corpusDirectory);
  const oracles = readOracles(options.corpusDirectory);
  const runs = chosenRuns(options);
  const counts: RowCounts = { stale: 0, unplanned: 0, superseded: 0 };
  const tornLines: string[] = [];
  const rows = runs.flatMap(({ folder, manifest }) => {
    const graded = gradeRun({ folder, manifest, tasks, oracles, grader, counts });
    if (graded.torn) tornLines.push(manifest.setting);
    return graded.rows;
  });
  rows.sort(compareCells);
  const file = join(options.analysisDirectory, 'grades.jsonl');
  writeJsonLines(file, rows, gradeSchema);
  const settings = runs.map(({ manifest }) => manifest.setting);
  const notAsked = rows.filter((row) => row.no_response_reason === 'not_asked').length;
  return { file, grader, settings, rows: rows.length, statuses: countStatuses(rows), notAsked, ...counts, tornLines };
}

interface RunFacts {
  readonly folder: RunFolder;
  readonly manifest: RunManifest;
  readonly tasks: readonly CheckpointTask[];
  readonly oracles: Oracles;
  readonly grader: GraderName;
  readonly counts: RowCounts;
}

/** The first answer of a cell counts; any answer counts before none; of several rows without an answer the last one speaks. */
function gradeRun({ folder, manifest, tasks, oracles, grader, counts }: RunFacts): { rows: Grade[]; torn: boolean } {
  const cells = plannedCells(tasks, manifest.plans, manifest.setting);
  const cellOf = new Map(cells.map((cell) => [cell.id, cell]));
  const gradeOf = new Map<string, Grade>();
  const predictions = predictionRows(folder.predictionsFile);
  let next = predictions.next();
  for (; !next.done; next = predictions.next()) {
    const prediction = next.value;
    const cell = cellOf.get(prediction.cell_id);
    if (cell === undefined) {
      counts.unplanned += 1;
    } else if (prediction.prompt_sha256 !== cell.task.prompt_sha256) {
      counts.stale += 1;
    } else if (gradeOf.get(cell.id)?.completed) {
      if (prediction.outcome !== 'no_response') counts.superseded += 1;
    } else {
      gradeOf.set(cell.id, gradeRow({ manifest, cell, prediction, oracles, grader }));
    }
  }
  const notAsked = { manifest, prediction: undefined, oracles, grader };
  const rows = cells.map((cell) => gradeOf.get(cell.id) ?? gradeRow({ ...notAsked, cell }));
  return { rows, torn: next.value.wholeBytes < next.value.totalBytes };
}

function chosenRuns({ runsDirectory, settings }: GradeOptions): { folder: RunFolder; manifest: RunManifest }[] {
  const runs = runFolders(runsDirectory).map((folder) => ({ folder, manifest: ownManifest(folder) }));
  if (settings === undefined) return runs;
  const known = runs.map(({ manifest }) => manifest.setting);
  const missing = settings.find((setting) => !known.includes(setting));
  if (missing === undefined) return runs.filter(({ manifest }) => settings.includes(manifest.setting));
  throw new MidrunError({
    code: 'no_such_run',
    message: `there is no run of setting "${missing}"`,
    file: runsDirectory,
    remedy: known.length === 0 ? 'Collect one first: make collect MODEL=sim/slip.' : `Runs: ${known.join(', ')}.`,
  });
}

/** A copied run folder would count its cells twice: a folder's name has to be that of its setting. */
function ownManifest(folder: RunFolder): RunManifest {
  const manifest = readManifest(folder);
  if (basename(folder.directory) === encodeURIComponent(manifest.setting)) return manifest;
  throw new MidrunError({
    code: 'foreign_run_folder',
    message: `this folder holds a run of "${manifest.setting}" under another name`,
    file: folder.manifestFile,
    place: 'setting',
    remedy: `Move it out of the runs folder, or name it ${encodeURIComponent(manifest.setting)}.`,
  });
}

function compareCells(left: Grade, right: Grade): number {
  if (left.task_id !== right.task_id) return left.task_id < right.task_id ? -1 : 1;
  if (left.setting !== right.setting) return left.setting < right.setting ? -1 : 1;
  return left.repeat - right.repeat;
}

function countStatuses(rows: readonly Grade[]): Record<Grade['status'], number> {
  const counts = { correct_valid: 0, correct_invalid: 0, wrong_valid: 0, wrong_invalid: 0, no_response: 0 };
  for (const row of rows) counts[row.status] += 1;
  return counts;
}

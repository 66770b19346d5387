/** One asked cell of any suite: its task, what came back for it, and how that is told. */
import { MidrunError } from '../../core/errors.ts';
import { closestWords } from '../closest-word.ts';
import { isCurrent } from '../collect/current-request.ts';
import { type Cell, cellId } from '../collect/plan.ts';
import { predictionRows } from '../prediction-rows.ts';
import { readManifest, runFolder, runFolders } from '../run-folder.ts';
import type { Prediction } from '../schemas/prediction.ts';
import type { RunManifest } from '../schemas/run-manifest.ts';
import type { Task } from '../schemas/task.ts';
import { printable } from './excerpt.ts';

export interface CellFolders {
  readonly corpusDirectory: string;
  readonly runsDirectory: string;
}

export interface AskedCell<T extends Task> extends Found {
  readonly manifest: RunManifest;
  readonly cell: Cell<T>;
}

/** Whether an id is that of a cell, `task|setting|repeat`, and not of a case. */
export const isCellId = (id: string): boolean => id.includes('|');

/** @throws MidrunError (exit code 2) when there is no such task, run or repeat; then what there is is named */
export function askedCell<T extends Task>(tasks: readonly T[], folders: CellFolders, id: string): AskedCell<T> {
  const { corpusDirectory, runsDirectory } = folders;
  const [taskId = '', setting = '', repeat = ''] = id.split('|').map((part) => part.trim());
  const task = taskOf(tasks, taskId, corpusDirectory);
  const manifest = manifestOf(runsDirectory, setting);
  const cell = { id: cellId(taskId, setting, Number(repeat)), task, repeat: Number(repeat) };
  const repeats = Math.max(...manifest.plans.map((plan) => plan.repeats));
  if (!Number.isInteger(cell.repeat) || cell.repeat < 1 || cell.repeat > repeats)
    throw unknown(
      'repeat',
      repeat,
      runsDirectory,
      `${setting} is asked ${repeats} times a task: ${cellId(taskId, setting, 1)}.`,
    );
  const found = rowOf(runFolder(runsDirectory, setting).predictionsFile, manifest, cell);
  return { manifest, cell, ...found };
}

function taskOf<T extends Task>(tasks: readonly T[], taskId: string, corpusDirectory: string): T {
  const task = tasks.find(({ task_id }) => task_id === taskId);
  if (task !== undefined) return task;
  const closest = closestWords(
    taskId,
    tasks.map(({ task_id }) => task_id),
    3,
  );
  throw unknown('task', taskId, corpusDirectory, `The closest ids:\n${closest.map((word) => `  ${word}`).join('\n')}`);
}

function manifestOf(runsDirectory: string, setting: string): RunManifest {
  const manifests = runFolders(runsDirectory).map(readManifest);
  const manifest = manifests.find((other) => other.setting === setting);
  if (manifest !== undefined) return manifest;
  const known = manifests.map((other) => other.setting).join(', ');
  throw unknown('run', setting, runsDirectory, known === '' ? 'There are no runs.' : `Runs: ${known}.`);
}

function unknown(what: 'task' | 'run' | 'repeat', name: string, file: string, remedy: string): MidrunError {
  return new MidrunError({ code: `unknown_${what}`, message: `there is no ${what} "${name}" here`, file, remedy });
}

interface Found {
  /** The row that grading uses. */
  readonly row: Prediction | undefined;
  readonly stale: number;
  readonly superseded: number;
}

/** The row that grading uses: the first answer to the present request, else the last row without one. */
function rowOf(file: string, manifest: RunManifest, cell: Cell): Found {
  const rows: Prediction[] = [];
  for (const row of predictionRows(file)) if (row.cell_id === cell.id) rows.push(row);
  const current = rows.filter((row) => isCurrent(row, manifest, cell));
  const answers = current.filter((row) => row.outcome !== 'no_response');
  return {
    row: answers[0] ?? current.at(-1),
    stale: rows.length - current.length,
    superseded: Math.max(0, answers.length - 1),
  };
}

/** When it was asked, how the reply ended, and what was not used. */
export function describeExchange({ row, stale, superseded }: Found): string[] {
  const remarks = [
    ...(stale > 0 ? [`rows for an earlier prompt or other parameters, not used: ${stale}`] : []),
    ...(superseded > 0 ? [`later answers, not used: ${superseded}`] : []),
  ];
  if (row === undefined) return ['not asked yet', ...remarks];
  const { outcome, finish_reason, served_model, output_tokens, reasoning_tokens, asked_at } = row;
  const ending =
    outcome === 'no_response'
      ? `no response (${row.no_response_reason}): ${printable(row.error_message ?? 'no message')}`
      : `${outcome}, finish reason ${finish_reason ?? 'not given'}, ${output_tokens ?? 'unknown'} output tokens, ${reasoning_tokens ?? 'unknown'} of them reasoning`;
  return [`asked ${asked_at}, served by ${served_model ?? 'an unnamed model'}`, ending, ...remarks];
}

export const section = (title: string, lines: readonly string[]): string[] => ['', `== ${title}`, ...lines];

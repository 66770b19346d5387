/** One row for every planned cell of every run. A cell that was never asked is a row too: nothing leaves the denominator unseen. */
import { basename } from 'node:path';
import { MidrunError } from '../../core/errors.ts';
import { isCurrent } from '../collect/current-request.ts';
import { type Cell, plannedCells } from '../collect/plan.ts';
import { predictionRows } from '../prediction-rows.ts';
import { type RunFolder, readManifest, runFolders } from '../run-folder.ts';
import type { Prediction } from '../schemas/prediction.ts';
import type { RunManifest } from '../schemas/run-manifest.ts';
import type { Task } from '../schemas/task.ts';
import { servedBy } from '../served-by.ts';

export interface CellFacts<SomeTask extends Task> {
  readonly manifest: RunManifest;
  readonly cell: Cell<SomeTask>;
  /** undefined when the cell was never asked. */
  readonly prediction: Prediction | undefined;
}

/** What every row of a cell holds, whatever else is said of it. */
interface CellRow {
  readonly task_id: string;
  readonly setting: string;
  readonly repeat: number;
  readonly completed: boolean;
  readonly no_response_reason: string | null;
}

export interface PlannedRows<Row> {
  /** Sorted by task, setting and repeat. */
  readonly rows: Row[];
  readonly settings: readonly string[];
  readonly notAsked: number;
  /** Predictions for a prompt or with parameters that have changed since: not used. */
  readonly stale: number;
  /** Predictions of cells that no plan holds, or whose task has left the corpus: not used. */
  readonly unplanned: number;
  /** Further answers of a cell that already has one: not used. */
  readonly superseded: number;
  /** Settings whose answers come from several models, with their names. */
  readonly mixedServers: readonly string[];
  /** Settings whose predictions file ends in a line without its newline, which was left out. */
  readonly tornLines: readonly string[];
}

type RowCounts = { stale: number; unplanned: number; superseded: number };

/** Throws MidrunError (exit code 2) on broken files, or a setting without a run. */
export function plannedRows<SomeTask extends Task, Row extends CellRow>(
  tasks: readonly SomeTask[],
  runs: { readonly runsDirectory: string; readonly settings?: readonly string[] | undefined },
  rowOf: (facts: CellFacts<SomeTask>) => Row,
): PlannedRows<Row> {
  const chosen = chosenRuns(runs);
  const counts: RowCounts = { stale: 0, unplanned: 0, superseded: 0 };
  const tornLines: string[] = [];
  const mixedServers: string[] = [];
  const rows = chosen.flatMap((run) => {
    const ofRun = rowsOfRun(run, tasks, rowOf, counts);
    if (ofRun.torn) tornLines.push(run.manifest.setting);
    const { servers } = ofRun;
    if (servers.size > 1) mixedServers.push(`${run.manifest.setting} (${[...servers].sort().join(', ')})`);
    return ofRun.rows;
  });
  rows.sort(compareCells);
  const settings = chosen.map(({ manifest }) => manifest.setting);
  const notAsked = rows.filter((row) => row.no_response_reason === 'not_asked').length;
  return { rows, settings, notAsked, ...counts, mixedServers, tornLines };
}

/** The first answer of a cell counts; any answer counts before none; of several rows without an answer the last one speaks. */
function rowsOfRun<SomeTask extends Task, Row extends CellRow>(
  { folder, manifest }: { folder: RunFolder; manifest: RunManifest },
  tasks: readonly SomeTask[],
  rowOf: (facts: CellFacts<SomeTask>) => Row,
  counts: RowCounts,
): { rows: Row[]; torn: boolean; servers: ReadonlySet<string> } {
  const cells = plannedCells(tasks, manifest.plans, manifest.setting);
  const cellOf = new Map(cells.map((cell) => [cell.id, cell]));
  const rowOfCell = new Map<string, Row>();
  const servers = new Set<string>();
  const predictions = predictionRows(folder.predictionsFile);
  let next = predictions.next();
  for (; !next.done; next = predictions.next()) {
    const prediction = next.value;
    const cell = cellOf.get(prediction.cell_id);
    if (cell === undefined) {
      counts.unplanned += 1;
    } else if (!isCurrent(prediction, manifest, cell)) {
      counts.stale += 1;
    } else if (rowOfCell.get(cell.id)?.completed) {
      if (prediction.outcome !== 'no_response') counts.superseded += 1;
    } else {
      rowOfCell.set(cell.id, rowOf({ manifest, cell, prediction }));
      const server = servedBy(prediction);
      if (server !== undefined) servers.add(server);
    }
  }
  const rows = cells.map((cell) => rowOfCell.get(cell.id) ?? rowOf({ manifest, cell, prediction: undefined }));
  return { rows, torn: next.value.wholeBytes < next.value.totalBytes, servers };
}

function chosenRuns({
  runsDirectory,
  settings,
}: {
  readonly runsDirectory: string;
  readonly settings?: readonly string[] | undefined;
}): { folder: RunFolder; manifest: RunManifest }[] {
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

function compareCells(left: CellRow, right: CellRow): number {
  if (left.task_id !== right.task_id) return left.task_id < right.task_id ? -1 : 1;
  if (left.setting !== right.setting) return left.setting < right.setting ? -1 : 1;
  return left.repeat - right.repeat;
}

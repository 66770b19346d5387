/** How far every run has come, counted from its plan and its rows. */
import { nothingSpent, type Spent, spentWith } from './collect/cost.ts';
import { isCurrent } from './collect/current-request.ts';
import { plannedCells } from './collect/plan.ts';
import { predictionRows } from './prediction-rows.ts';
import { readTasks } from './read-tasks.ts';
import { readManifest, runFolders } from './run-folder.ts';

export interface RunStatus {
  readonly setting: string;
  readonly simulated: boolean;
  readonly planned: number;
  readonly answered: number;
  /** Asked, and given up for now. */
  readonly noResponse: number;
  /** Cells that have answers only to prompts or with parameters that have changed since. */
  readonly stale: number;
  /** Planned cells that the next collection will ask. */
  readonly open: number;
  /** By all rows of the run. */
  readonly spent: Spent;
}

export function runStatus(corpusDirectory: string, runsDirectory: string): RunStatus[] {
  const tasks = readTasks(corpusDirectory);
  return runFolders(runsDirectory).map((folder) => {
    const manifest = readManifest(folder);
    const cells = plannedCells(tasks, manifest.plans, manifest.setting);
    const cellOf = new Map(cells.map((cell) => [cell.id, cell]));
    const answered = new Set<string>();
    const failed = new Set<string>();
    const stale = new Set<string>();
    let spent = nothingSpent;
    for (const row of predictionRows(folder.predictionsFile)) {
      spent = spentWith(spent, row, null, '');
      const cell = cellOf.get(row.cell_id);
      if (cell === undefined) continue;
      const kind = !isCurrent(row, manifest, cell) ? stale : row.outcome === 'no_response' ? failed : answered;
      kind.add(row.cell_id);
    }
    return {
      setting: manifest.setting,
      simulated: manifest.simulated,
      planned: cells.length,
      answered: answered.size,
      noResponse: failed.difference(answered).size,
      stale: stale.difference(answered).size,
      open: cells.length - answered.size,
      spent,
    };
  });
}

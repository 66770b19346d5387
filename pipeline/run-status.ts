/** How far every run has come, counted from its plan and its rows. */
import { nothingSpent, type Spent, spentWith } from './collect/cost.ts';
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
  /** Answers to prompts that have changed since. */
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
    const promptOf = new Map(cells.map((cell) => [cell.id, cell.task.prompt_sha256]));
    const answered = new Set<string>();
    const failed = new Set<string>();
    const stale = new Set<string>();
    let spent = nothingSpent;
    for (const row of predictionRows(folder.predictionsFile)) {
      spent = spentWith(spent, row, null, '');
      if (promptOf.get(row.cell_id) === undefined) continue;
      const kind =
        promptOf.get(row.cell_id) !== row.prompt_sha256 ? stale : row.outcome === 'no_response' ? failed : answered;
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

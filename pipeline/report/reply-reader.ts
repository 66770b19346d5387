/** Replies by cell, read from the runs when they are wanted, so that a report of any size fits in memory. */
import { closeSync, existsSync, openSync, readSync } from 'node:fs';
import type { RowPlace } from '../appended-rows.ts';
import { isCurrent } from '../collect/current-request.ts';
import { plannedCells } from '../collect/plan.ts';
import { placedPredictions } from '../prediction-rows.ts';
import { readManifest, runFolders } from '../run-folder.ts';
import type { Prediction } from '../schemas/prediction.ts';
import type { Task } from '../schemas/task.ts';

export interface ReplyReader {
  /** The first reply to the present request of a cell, which is the one that is graded; empty where there is none. */
  replyOf(cellId: string): string;
  close(): void;
}

export function openReplies(runsDirectory: string, tasks: readonly Task[]): ReplyReader {
  const placeOf = new Map<string, RowPlace & { readonly descriptor: number }>();
  const descriptors = runFolders(runsDirectory).flatMap((folder) => {
    const manifest = readManifest(folder);
    const cells = plannedCells(tasks, manifest.plans, manifest.setting);
    const cellOf = new Map(cells.map((cell) => [cell.id, cell]));
    if (!existsSync(folder.predictionsFile)) return [];
    const descriptor = openSync(folder.predictionsFile, 'r');
    for (const { row, place } of placedPredictions(folder.predictionsFile)) {
      const { cell_id, outcome } = row;
      const cell = cellOf.get(cell_id);
      if (outcome === 'no_response' || cell === undefined || placeOf.has(cell_id)) continue;
      if (isCurrent(row, manifest, cell)) placeOf.set(cell_id, { ...place, descriptor });
    }
    return [descriptor];
  });
  return {
    replyOf(cellId) {
      const place = placeOf.get(cellId);
      if (place === undefined) return '';
      const line = Buffer.alloc(place.lengthInBytes);
      readSync(place.descriptor, line, 0, line.length, place.startInBytes);
      return (JSON.parse(line.toString('utf8')) as Prediction).response_text;
    },
    close() {
      for (const descriptor of descriptors) closeSync(descriptor);
    },
  };
}

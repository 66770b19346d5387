/** Replies by cell, read from the runs when they are wanted, so that a report of any size fits in memory. */
import { closeSync, existsSync, openSync, readSync } from 'node:fs';
import type { RowPlace } from '../appended-rows.ts';
import { placedPredictions } from '../prediction-rows.ts';
import { readManifest, runFolders } from '../run-folder.ts';
import type { Prediction } from '../schemas/prediction.ts';

export interface ReplyReader {
  /** The first reply of a cell that was completed, which is the one that is graded; empty where there is none. */
  replyOf(cellId: string): string;
  close(): void;
}

export function openReplies(runsDirectory: string): ReplyReader {
  const placeOf = new Map<string, RowPlace & { readonly descriptor: number }>();
  const descriptors = runFolders(runsDirectory).flatMap((folder) => {
    readManifest(folder);
    if (!existsSync(folder.predictionsFile)) return [];
    const descriptor = openSync(folder.predictionsFile, 'r');
    for (const { row, place } of placedPredictions(folder.predictionsFile)) {
      const { cell_id, outcome } = row;
      if (outcome !== 'no_response' && !placeOf.has(cell_id)) placeOf.set(cell_id, { ...place, descriptor });
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

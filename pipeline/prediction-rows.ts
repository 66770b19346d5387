/** Reads predictions row by row, so that a run of any size fits in memory; a torn last line is left out. */
import { closeSync, existsSync, openSync, readSync } from 'node:fs';
import { decodeUtf8, parseRow } from '../core/json-lines.ts';
import { compileSchema } from '../core/schema.ts';
import schema from './schemas/prediction.schema.json' with { type: 'json' };
import type { Prediction } from './schemas/prediction.ts';

export const predictionSchema = compileSchema<Prediction>(schema);

const chunkBytes = 1 << 20;
const lineFeed = 0x0a;

/** Where a row stands in its file, its newline left out. */
export interface RowPlace {
  readonly startInBytes: number;
  readonly lengthInBytes: number;
}

type ReadBytes = { readonly wholeBytes: number; readonly totalBytes: number };

/**
 * The rows of a predictions file; none when it does not exist. A line counts only when its newline is there.
 * Throws MidrunError with file and line on any other broken line. Returns the bytes up to the last newline and in all.
 */
export function* predictionRows(file: string): Generator<Prediction, ReadBytes> {
  const places = placedPredictions(file);
  let next = places.next();
  for (; !next.done; next = places.next()) yield next.value.prediction;
  return next.value;
}

/** The rows as `predictionRows` gives them, each with its place, so that it can be read again alone. */
export function* placedPredictions(file: string): Generator<{ prediction: Prediction; place: RowPlace }, ReadBytes> {
  if (!existsSync(file)) return { wholeBytes: 0, totalBytes: 0 };
  const descriptor = openSync(file, 'r');
  const chunk = Buffer.allocUnsafe(chunkBytes);
  let parts: Buffer[] = [];
  let lineNumber = 0;
  let wholeBytes = 0;
  let totalBytes = 0;
  try {
    for (;;) {
      const count = readSync(descriptor, chunk, 0, chunkBytes, null);
      if (count === 0) return { wholeBytes, totalBytes };
      let start = 0;
      for (let end = chunk.indexOf(lineFeed); end !== -1 && end < count; end = chunk.indexOf(lineFeed, start)) {
        const line = Buffer.concat([...parts, chunk.subarray(start, end)]);
        parts = [];
        lineNumber += 1;
        start = end + 1;
        const place = { startInBytes: wholeBytes, lengthInBytes: line.length };
        wholeBytes = totalBytes + start;
        yield { prediction: parseRow(decodeUtf8(line, file), file, lineNumber, predictionSchema), place };
      }
      parts.push(Buffer.from(chunk.subarray(start, count)));
      totalBytes += count;
    }
  } finally {
    closeSync(descriptor);
  }
}

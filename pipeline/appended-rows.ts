/** Reads files that rows are appended to, row by row, so that one of any size fits in memory; a torn last line is left out. */
import { closeSync, existsSync, openSync, readSync } from 'node:fs';
import { decodeUtf8, parseRow } from '../core/json-lines.ts';
import type { Schema } from '../core/schema.ts';

const chunkBytes = 1 << 20;
const lineFeed = 0x0a;

/** The other lines cannot be had again for nothing. */
const remedy =
  'Restore the line, or move it alone to another file: what it answers is asked again. Do not delete this file, its other lines are answers.';

/** Where a row stands in its file, its newline left out. */
export interface RowPlace {
  readonly startInBytes: number;
  readonly lengthInBytes: number;
}

/** Bytes up to the last newline, and in all. */
export type ReadBytes = { readonly wholeBytes: number; readonly totalBytes: number };

/**
 * The rows of a file; none when it does not exist. A line counts only when its newline is there.
 * Throws MidrunError with file and line on any other broken line. Returns how far it has read.
 */
export function* appendedRows<Row>(file: string, schema: Schema<Row>): Generator<Row, ReadBytes> {
  const places = placedRows(file, schema);
  let next = places.next();
  for (; !next.done; next = places.next()) yield next.value.row;
  return next.value;
}

/** The rows as `appendedRows` gives them, each with its place, so that it can be read again alone. */
export function* placedRows<Row>(
  file: string,
  schema: Schema<Row>,
): Generator<{ row: Row; place: RowPlace }, ReadBytes> {
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
        const text = decodeUtf8(line, file, lineNumber);
        yield { row: parseRow(text, file, lineNumber, schema, remedy), place };
      }
      parts.push(Buffer.from(chunk.subarray(start, count)));
      totalBytes += count;
    }
  } finally {
    closeSync(descriptor);
  }
}

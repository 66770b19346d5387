/**
 * Reading and writing JSON Lines files. Writers validate every row; readers name the file, line and field of what is wrong.
 * A file is replaced whole (written beside, then renamed), so a crash leaves either the old or the new one.
 */
import { isUtf8 } from 'node:buffer';
import { mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { MidrunError } from './errors.ts';
import type { Schema } from './schema.ts';

/** All rows of a file. Throws MidrunError (exit code 2) on a missing file, a broken line or a row that breaks the schema. */
export function readJsonLines<T>(file: string, schema: Schema<T>): T[] {
  const lines = readText(file).split('\n');
  if (lines.at(-1) === '') lines.pop();
  return lines.map((line, index) => parseRow(line, file, index + 1, schema));
}

/** Writes all rows, replacing the file in one step. */
export function writeJsonLines<T>(file: string, rows: readonly T[], schema: Schema<T>): void {
  writeFileInOneStep(file, rows.map((row) => `${encodeRow(row, file, schema)}\n`).join(''));
}

/** One row as the text of its line, validated. */
export function encodeRow<T>(row: T, file: string, schema: Schema<T>): string {
  const complaint = schema.complaint(row);
  if (complaint === undefined) return JSON.stringify(row);
  throw new MidrunError({
    code: 'invalid_row_written',
    message: `a ${schema.title} row about to be written breaks its schema: ${complaint.field} ${complaint.message}`,
    file,
    remedy: 'This is a fault in Midrun, not in your data: please report it.',
  });
}

/** One line as a validated row. `remedy` is what to do about a line that is none. */
export function parseRow<T>(line: string, file: string, lineNumber: number, schema: Schema<T>, remedy?: string): T {
  let value: unknown;
  try {
    value = JSON.parse(line);
  } catch (cause) {
    throw new MidrunError({
      code: 'broken_json_line',
      message: `this line is not JSON: ${(cause as Error).message}`,
      file,
      place: String(lineNumber),
      remedy: remedy ?? 'Restore the line, or delete the file and let its stage write it again.',
      cause,
    });
  }
  const complaint = schema.complaint(value);
  if (complaint === undefined) return value as T;
  throw new MidrunError({
    code: 'invalid_row',
    message: `"${complaint.field}" ${complaint.message} (in a ${schema.title} row)`,
    file,
    place: String(lineNumber),
    remedy: remedy ?? 'Correct the field, or delete the file and let its stage write it again.',
  });
}

/** The text of a UTF-8 file; a missing file or invalid UTF-8 is an error that names it. */
export function readText(file: string): string {
  const found = statSync(file, { throwIfNoEntry: false });
  if (found === undefined || found.isDirectory()) {
    throw new MidrunError({
      code: 'missing_file',
      message: found === undefined ? 'this file does not exist' : 'this is a folder, not a file',
      file,
      remedy: 'Check the path, or run the stage that writes it.',
    });
  }
  return decodeUtf8(readFileSync(file), file);
}

/** Bytes as text; invalid UTF-8 is an error that names the file and the first bad line, counted from `firstLine`. A byte order mark is kept. */
export function decodeUtf8(bytes: Uint8Array, file: string, firstLine = 1): string {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch (cause) {
    throw new MidrunError({
      code: 'invalid_utf8',
      message: 'this file is not valid UTF-8',
      file,
      place: String(firstLine - 1 + firstInvalidLine(bytes)),
      remedy: 'Save it as UTF-8.',
      cause,
    });
  }
}

/** A line end is never part of another character, so each line can be judged by itself. */
function firstInvalidLine(bytes: Uint8Array): number {
  for (let start = 0, line = 1; ; line += 1) {
    const lineEnd = bytes.indexOf(0x0a, start);
    if (lineEnd === -1 || !isUtf8(bytes.subarray(start, lineEnd))) return line;
    start = lineEnd + 1;
  }
}

/** Replaces a file: written beside it, flushed to the disk, then renamed over it. What fails leaves the old file alone. */
export function writeFileInOneStep(file: string, content: string | Uint8Array): void {
  mkdirSync(dirname(file), { recursive: true });
  const temporary = `${file}.${process.pid}.part`;
  try {
    writeFileSync(temporary, content, { flush: true });
    renameSync(temporary, file);
  } catch (error) {
    rmSync(temporary, { force: true });
    throw error;
  }
}

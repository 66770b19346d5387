/** Appends rows to a file so that none is counted before it is on the disk. Rows that arrive while the disk is busy are flushed together. */
import { appendFileSync, closeSync, fsyncSync, openSync, readSync, truncateSync } from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { exitCodes, MidrunError } from '../../core/errors.ts';
import { encodeRow } from '../../core/json-lines.ts';
import type { Schema } from '../../core/schema.ts';
import type { ReadBytes } from '../appended-rows.ts';

interface WaitingRow {
  readonly line: string;
  readonly flushed: () => void;
  readonly failed: (error: Error) => void;
}

/**
 * Moves a torn last line to `torn-lines.txt`, so that the next append starts a line of its own. Saved before it is cut off: a
 * crash between the two saves it twice, which harms nothing. Call under the folder's lock.
 */
export function moveTornLineAside(file: string, { wholeBytes, totalBytes }: ReadBytes): void {
  if (wholeBytes === totalBytes) return;
  const descriptor = openSync(file, 'r+');
  const aside = openSync(join(dirname(file), 'torn-lines.txt'), 'a');
  try {
    const chunk = Buffer.alloc(1 << 16);
    for (let at = wholeBytes; ; ) {
      const count = readSync(descriptor, chunk, 0, chunk.length, at);
      if (count === 0) break;
      appendFileSync(aside, chunk.subarray(0, count));
      at += count;
    }
    appendFileSync(aside, '\n');
    fsyncSync(aside);
    truncateSync(file, wholeBytes);
    fsyncSync(descriptor);
  } finally {
    closeSync(aside);
    closeSync(descriptor);
  }
}

export class RowLog<Row> {
  readonly #file: string;
  readonly #schema: Schema<Row>;
  readonly #handle: FileHandle;
  #waiting: WaitingRow[] = [];
  #flushing: Promise<void> | undefined;
  #isFlushing = false;
  #fault: Error | undefined;

  private constructor(file: string, schema: Schema<Row>, handle: FileHandle) {
    this.#file = file;
    this.#schema = schema;
    this.#handle = handle;
  }

  /** Opens the file for appending, and makes its name durable too. */
  static async open<Row>(file: string, schema: Schema<Row>): Promise<RowLog<Row>> {
    const handle = await open(file, 'a');
    await handle.sync();
    const directory = await open(dirname(file), 'r');
    await directory.sync().finally(() => directory.close());
    return new RowLog(file, schema, handle);
  }

  /** Resolves once the row is on the disk; until then it must not be counted. Rejects with MidrunError when it cannot be written. */
  append(row: Row): Promise<void> {
    const line = `${encodeRow(row, this.#file, this.#schema)}\n`;
    return new Promise((flushed, failed) => {
      this.#waiting.push({ line, flushed, failed });
      // A flush after a fault ends at once, before its promise could be told from one under way.
      if (!this.#isFlushing) this.#flushing = this.#flush();
    });
  }

  /** Waits for what is waiting, then closes the file. */
  async close(): Promise<void> {
    await this.#flushing;
    await this.#handle.close();
  }

  async #flush(): Promise<void> {
    this.#isFlushing = true;
    while (this.#waiting.length > 0) {
      const group = this.#waiting;
      this.#waiting = [];
      try {
        // After a failed write the file may end in half a line: nothing may be glued to it.
        if (this.#fault !== undefined) throw this.#fault;
        await this.#handle.appendFile(group.map((row) => row.line).join(''));
        await this.#handle.datasync();
        for (const row of group) row.flushed();
      } catch (cause) {
        this.#fault = cannotWrite(this.#file, cause as Error);
        for (const row of group) row.failed(this.#fault);
      }
    }
    this.#isFlushing = false;
  }
}

function cannotWrite(file: string, cause: Error): Error {
  if (cause instanceof MidrunError) return cause;
  return new MidrunError({
    code: 'cannot_write_answers',
    message: `an answer could not be written: ${cause.message}`,
    file,
    remedy: 'Make room or mend the permissions, then run the same command again: it goes on where it stopped.',
    exitCode: exitCodes.incomplete,
    cause,
  });
}

/** A directory of this process alone, removed when it ends. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

let directory: string | undefined;

/** The directory's absolute path; made when first asked for. */
export function privateDirectory(): string {
  if (directory === undefined) {
    const made = mkdtempSync(join(tmpdir(), 'midrun-'));
    process.once('exit', () => rmSync(made, { recursive: true, force: true }));
    directory = made;
  }
  return directory;
}

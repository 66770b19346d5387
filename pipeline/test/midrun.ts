/** Runs the real command in a process of its own, for tests of the whole pipeline. */
import { readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { execa } from 'execa';
import { sha256 } from '../../core/hash.ts';
import { temporaryFolder } from '../../core/temporary-folder.ts';

export const root = join(import.meta.dirname, '..', '..');
export const command = join(root, 'pipeline', 'midrun.ts');

/** Five programs, four of them Python: two studies, as a user would lay them out. */
export const smallPrograms = join(import.meta.dirname, 'programs');

export interface Finished {
  readonly exitCode: number | undefined;
  readonly stdout: string;
  readonly stderr: string;
}

/** Runs `midrun <words>`; never throws. `cwd` is where relative paths start. */
export async function midrun(words: readonly string[], cwd = root): Promise<Finished> {
  const { exitCode, stdout, stderr } = await execa(process.execPath, [command, ...words], { reject: false, cwd });
  return { exitCode, stdout, stderr };
}

/** What a user sees of a command that failed: no stack trace, no progress. */
export function problemOf({ stderr }: Finished): string {
  const isProgress = (line: string) => /^\S+: \d+\/\d+(?: in .* s|, .*)?$/.test(line);
  return stderr
    .split('\n')
    .filter((line) => !isProgress(line))
    .join('\n');
}

/** A folder for the tests of a file; the caller removes it in `afterAll`. */
export function workFolder(): { readonly path: string; remove(): void } {
  const path = temporaryFolder('test');
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) };
}

/** The hash of every file below a folder, by its path. */
export function hashesOf(folder: string): Record<string, string> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const entries = files.map((entry) => join(entry.parentPath, entry.name)).sort();
  return Object.fromEntries(entries.map((file) => [relative(folder, file), sha256(readFileSync(file))]));
}

/** How many results of a stage a cache folder holds: one for every program the stage has worked on. */
export function cachedResults(cacheFolder: string, stage: string): number {
  try {
    const names = readdirSync(join(cacheFolder, stage), { recursive: true, encoding: 'utf8' });
    return names.filter((name) => name.endsWith('.json') && statSync(join(cacheFolder, stage, name)).isFile()).length;
  } catch {
    return 0;
  }
}

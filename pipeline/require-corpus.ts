/** The error of every verb that needs a corpus where there is none. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { MidrunError } from '../core/errors.ts';

/** Throws MidrunError `no_corpus` (exit code 2) unless the folder holds this file of a corpus. */
export function requireCorpus(directory: string, file: 'tasks.jsonl' | 'exclusions.jsonl'): void {
  if (existsSync(join(directory, file))) return;
  throw new MidrunError({
    code: 'no_corpus',
    message: `there is no corpus here: ${file} is missing`,
    file: directory,
    remedy: 'Build it: make corpus (or make corpus SUITE=simulation). One that stands elsewhere is named by --corpus.',
  });
}

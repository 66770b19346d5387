/** Which code this is: the commit of the working copy, and whether its files differ from it. */
import { join } from 'node:path';
import { execa } from 'execa';
import { sha256 } from '../core/hash.ts';
import { readText } from '../core/json-lines.ts';

const root = join(import.meta.dirname, '..');

export interface CodeVersion {
  /** Null when the folder is no working copy, or git is not installed. */
  readonly commit: string | null;
  readonly isChanged: boolean | null;
  /** SHA-256 of package-lock.json. */
  readonly lockSha256: string;
}

let known: Promise<CodeVersion> | undefined;

/** Looked up once a process. */
export function codeVersion(): Promise<CodeVersion> {
  known ??= lookUp();
  return known;
}

async function lookUp(): Promise<CodeVersion> {
  const lockSha256 = sha256(readText(join(root, 'package-lock.json')));
  try {
    const [top = '', commit = ''] = (await git('rev-parse', '--show-toplevel', 'HEAD')).split('\n');
    // A folder inside somebody else's working copy has no commit of its own.
    if (join(top) !== root) return { commit: null, isChanged: null, lockSha256 };
    return { commit, isChanged: (await git('status', '--porcelain', '--untracked-files=no')) !== '', lockSha256 };
  } catch {
    return { commit: null, isChanged: null, lockSha256 };
  }
}

// Without `cleanup: false` every signal that execa watched meanwhile ends this process from then on, SIGXFSZ of a full quota too.
const git = async (...words: string[]) => (await execa('git', words, { cwd: root, cleanup: false })).stdout;

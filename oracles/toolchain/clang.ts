/** The second compiler, where it is installed: clang++, and the second library it may come with, libc++. */
import { realpathSync } from 'node:fs';
import { execa } from 'execa';
import { findTools } from '../sandbox/tools.ts';

export interface Clang {
  /** Absolute path. */
  readonly executable: string;
  /** First line of `--version`. */
  readonly identity: string;
  /** Such as `14.0.6`. */
  readonly version: string;
  readonly hasLibcxx: boolean;
}

let known: Promise<Clang | undefined> | undefined;

/** Undefined when there is no clang++ below `/usr`, which is what the compiler's sandbox shows. Looked for once a process. */
export function findClang(): Promise<Clang | undefined> {
  known ??= inspect(findTools('clang++').find((path) => realpathSync(path).startsWith('/usr/')));
  return known;
}

async function inspect(executable: string | undefined): Promise<Clang | undefined> {
  if (executable === undefined) return undefined;
  const banner = await execa(executable, ['--version'], { reject: false, stdin: 'ignore' });
  if (banner.failed) return undefined;
  const identity = banner.stdout.split('\n')[0] as string;
  const preprocessing = ['-stdlib=libc++', '-x', 'c++', '-E', '-'];
  const preprocessed = await execa(executable, preprocessing, { reject: false, input: '#include <vector>\n' });
  return {
    executable,
    identity,
    version: /version (\d+(?:\.\d+)*)/.exec(identity)?.[1] ?? 'unknown',
    hasLibcxx: !preprocessed.failed,
  };
}

/** Valgrind's memcheck, where it is installed. */
import { existsSync, realpathSync } from 'node:fs';
import { execa } from 'execa';
import type { SandboxResult } from '../sandbox/run-sandboxed.ts';
import { findTools } from '../sandbox/tools.ts';
import type { Mount } from '../sandbox/types.ts';
import { type CppRun, runCpp } from './run-cpp.ts';

interface Installation {
  /** Words in front of the program; it ends with `memcheckExitCode` when memcheck objects. */
  readonly command: readonly string[];
  readonly mounts: readonly Mount[];
  readonly version: string;
}

/** A program under memcheck needs many times its address space. */
const limits = { memoryBytes: Number.POSITIVE_INFINITY, cpuInSeconds: 60, wallInMs: 180_000 } as const;

/** Runs a clean build; the first thing memcheck objects to ends it. Throws Error where valgrind is not installed. */
export async function runUnderMemcheck(run: CppRun): Promise<SandboxResult> {
  const valgrind = await findInstallation();
  if (valgrind === undefined) throw new Error('valgrind is not installed; ask findValgrind first');
  return runCpp({ ...run, runBy: valgrind.command, readOnly: valgrind.mounts, limits: { ...run.limits, ...limits } });
}

/** Its version, such as `3.19.0`; undefined when it is not installed below `/usr`. Looked for once a process. */
export async function findValgrind(): Promise<string | undefined> {
  return (await findInstallation())?.version;
}

export const memcheckExitCode = 99;

/** Where distributions keep its tools, and the symbols of the C library without which it does not start. */
const itsFiles = ['/usr/libexec/valgrind', '/usr/lib/valgrind', '/usr/lib/x86_64-linux-gnu/valgrind', '/usr/lib/debug'];

let known: Promise<Installation | undefined> | undefined;

function findInstallation(): Promise<Installation | undefined> {
  known ??= inspect(findTools('valgrind').find((path) => realpathSync(path).startsWith('/usr/')));
  return known;
}

async function inspect(executable: string | undefined): Promise<Installation | undefined> {
  if (executable === undefined) return undefined;
  const banner = await execa(executable, ['--version'], { reject: false, stdin: 'ignore' });
  if (banner.failed) return undefined;
  // Debian's is a shell script around this.
  const itself = existsSync(`${executable}.bin`) ? `${executable}.bin` : executable;
  const options = ['-q', `--error-exitcode=${memcheckExitCode}`, '--leak-check=no', '--exit-on-first-error=yes'];
  return {
    command: [itself, ...options],
    mounts: [itself, ...itsFiles.filter((path) => existsSync(path))].map((from) => ({ from })),
    version: banner.stdout.trim().replace('valgrind-', ''),
  };
}

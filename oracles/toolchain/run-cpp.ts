/** Running a compiled C++ program. */
import { runSandboxed, type SandboxLimits, type SandboxResult } from '../sandbox/run-sandboxed.ts';
import { sharedLibrariesOf } from '../sandbox/tools.ts';
import type { Mount } from '../sandbox/types.ts';
import { compileCpp } from './compile-cpp.ts';

export interface CppRun {
  /** Path that compileCpp gave. */
  readonly binary: string;
  readonly input: string | Uint8Array;
  /** Added to the fixed environment, or replacing parts of it. */
  readonly environment?: Readonly<Record<string, string>>;
  readonly limits?: Partial<SandboxLimits>;
  readonly captureState?: boolean;
  readonly workingDirectory?: string;
  /** Further host files the run may read. */
  readonly readOnly?: readonly Mount[];
  /** Shared libraries of the program; those of g++ when absent. */
  readonly libraries?: readonly Mount[];
  /** A program of the machine, and its arguments, that runs the binary: memcheck. */
  readonly runBy?: readonly string[];
  /** The binary is a `sanitized` build: it reserves terabytes of address space, so its resident memory is bounded instead. */
  readonly sanitized?: boolean;
}

const binaryInside = '/midrun/program';

const fixedEnvironment = { PATH: '/usr/bin:/bin', HOME: '/tmp', LC_ALL: 'C.UTF-8', TZ: 'UTC' } as const;

/** Leaks are no errors of a program that ends anyway. */
const sanitizerEnvironment = {
  ASAN_OPTIONS: 'detect_leaks=0:detect_stack_use_after_return=1:hard_rss_limit_mb=2048',
} as const;

/** Runs one compiled program in the sandbox, where it sees its shared libraries and nothing else. */
export async function runCpp(run: CppRun): Promise<SandboxResult> {
  const sanitized = run.sanitized === true;
  const libraries = run.libraries ?? (await runtimeLibraries(sanitized ? 'sanitized' : 'clean'));
  return await runSandboxed({
    command: [...(run.runBy ?? []), binaryInside],
    input: run.input,
    environment: { ...fixedEnvironment, ...(sanitized && sanitizerEnvironment), ...run.environment },
    readOnly: [...libraries, ...(run.readOnly ?? []), { from: run.binary, to: binaryInside }],
    limits: { ...(sanitized && { memoryBytes: Number.POSITIVE_INFINITY }), ...run.limits },
    ...(run.captureState !== undefined && { captureState: run.captureState }),
    ...(run.workingDirectory !== undefined && { workingDirectory: run.workingDirectory }),
  });
}

const known = new Map<string, Promise<Mount[]>>();

function runtimeLibraries(flavour: 'clean' | 'sanitized'): Promise<Mount[]> {
  const libraries = known.get(flavour) ?? findLibraries(flavour);
  known.set(flavour, libraries);
  return libraries;
}

/** The libraries of a program of our own; asking the loader about a program of the corpus could run it. */
async function findLibraries(flavour: 'clean' | 'sanitized'): Promise<Mount[]> {
  const compiled = await compileCpp('int main() {}\n', flavour, { emitter: null, extraFlags: ['-Wl,--no-as-needed'] });
  if (!compiled.ok) throw new Error(`the compiler cannot compile an empty program: ${compiled.message}`);
  return sharedLibrariesOf([compiled.binary]).map((from) => ({ from }));
}

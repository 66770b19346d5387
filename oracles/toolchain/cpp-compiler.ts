/** The C++ compiler and running it in the sandbox. */
import { existsSync, realpathSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { execa } from 'execa';
import { MidrunError } from '../../core/errors.ts';
import { runSandboxed, type SandboxLimits, type SandboxResult } from '../sandbox/run-sandboxed.ts';
import { chosenTool, findTools } from '../sandbox/tools.ts';
import type { Mount } from '../sandbox/types.ts';

export interface CppToolchain {
  /** Absolute path of g++. */
  readonly executable: string;
  /** Such as `12.2.0`. */
  readonly version: string;
  /** Such as `x86_64-linux-gnu`. */
  readonly target: string;
}

interface Installation extends CppToolchain {
  /** First line of `--version`, which names the distribution's own build as well. */
  readonly identity: string;
  readonly mounts: readonly Mount[];
}

const oldestMajor = 11;
const mebibyte = 1024 * 1024;

/** What a compilation may use; `outputBytes` bounds the binary. */
export const compilerLimits: Partial<SandboxLimits> = {
  cpuInSeconds: 60,
  wallInMs: 180_000,
  memoryBytes: 3072 * mebibyte,
  outputBytes: 64 * mebibyte,
};

/**
 * The compiler: MIDRUN_CXX (a path or a name), else `g++` on PATH. Looked for once a process.
 * Throws MidrunError `cpp_missing`, `cpp_too_old` or `cpp_not_gcc`.
 */
export async function findCpp(): Promise<CppToolchain> {
  const { executable, version, target } = await findInstallation();
  return { executable, version, target };
}

/** Text that changes when anything about the compiler changes. */
export async function compilerIdentity(): Promise<string> {
  const { identity, target } = await findInstallation();
  return `${identity} ${target}`;
}

export interface CompilerRun {
  /** Another compiler of the system than g++, by its absolute path. */
  readonly executable?: string;
  readonly compilerArguments: readonly string[];
  readonly input?: string;
  readonly readOnly?: readonly Mount[];
  /** Host directory for the compiler's output. */
  readonly writable?: string;
  readonly limits?: Partial<SandboxLimits>;
}

/** Runs the compiler; it sees the system's compilers, headers and libraries, and what the run names. */
export async function runCompiler(run: CompilerRun): Promise<SandboxResult> {
  const { executable, mounts } = await findInstallation();
  return await runSandboxed({
    command: [run.executable ?? executable, ...run.compilerArguments],
    ...(run.input !== undefined && { input: run.input }),
    readOnly: [...mounts, ...(run.readOnly ?? [])],
    ...(run.writable !== undefined && { writable: run.writable }),
    limits: { ...compilerLimits, ...run.limits },
  });
}

let installation: Promise<Installation> | undefined;

function findInstallation(): Promise<Installation> {
  installation ??= inspect(chosenTool(process.env.MIDRUN_CXX ?? firstCompiler()));
  return installation;
}

/** Compiler caches that pose as g++ would keep their files outside the sandbox. */
function firstCompiler(): string {
  return findTools('g++').find((path) => basename(realpathSync(path)) !== 'ccache') ?? 'g++';
}

async function inspect(compiler: string): Promise<Installation> {
  const banner = await ask(compiler, '--version');
  if (/clang/i.test(banner)) throw notGcc(compiler, banner);
  const version = await ask(compiler, '-dumpfullversion');
  if (Number.parseInt(version, 10) < oldestMajor) throw tooOld(compiler, version);
  const target = await ask(compiler, '-dumpmachine');
  const identity = banner.split('\n')[0] as string;
  return { executable: compiler, version, target, identity, mounts: compilerMounts(compiler) };
}

async function ask(compiler: string, question: string): Promise<string> {
  const answer = await execa(compiler, [question], { reject: false, timeout: 30_000, stdin: 'ignore' });
  if (answer.failed) throw missing(compiler, answer.originalMessage ?? `it ended with exit code ${answer.exitCode}`);
  return answer.stdout.trim();
}

function compilerMounts(compiler: string): Mount[] {
  const system = ['/usr', '/bin', '/lib', '/lib32', '/lib64'].filter((directory) => existsSync(directory));
  const prefix = dirname(dirname(realpathSync(compiler)));
  const own = prefix.startsWith('/usr') || prefix === '/' ? [] : [prefix, dirname(compiler)];
  return [...system, ...new Set(own)].map((from) => ({ from }));
}

function missing(compiler: string, cause: string): MidrunError {
  return new MidrunError({
    code: 'cpp_missing',
    message: `no C++ compiler: "${compiler}" could not be started (${cause})`,
    remedy: `${howToInstall}\nOr set MIDRUN_CXX to the path or name of a g++.`,
  });
}

function tooOld(compiler: string, version: string): MidrunError {
  return new MidrunError({
    code: 'cpp_too_old',
    message: `g++ ${version} is too old: ${oldestMajor} or newer is needed`,
    file: compiler,
    remedy: `${howToInstall}\nOr set MIDRUN_CXX to the path or name of a newer g++.`,
  });
}

function notGcc(compiler: string, banner: string): MidrunError {
  return new MidrunError({
    code: 'cpp_not_gcc',
    message: `this is not GCC but ${banner.split('\n')[0]}`,
    file: compiler,
    remedy: `${howToInstall}\nThen set MIDRUN_CXX to its path.`,
  });
}

const howToInstall =
  'Install it: "apt-get install g++" (Debian, Ubuntu), "dnf install gcc-c++" (Fedora), "brew install gcc" (macOS).';

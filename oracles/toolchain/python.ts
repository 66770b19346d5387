/** The Python interpreter and running a Python program with it. */
import { chmodSync, existsSync, mkdirSync, readdirSync, realpathSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { execa } from 'execa';
import { MidrunError } from '../../core/errors.ts';
import { privateDirectory } from '../sandbox/private-directory.ts';
import { runSandboxed, type SandboxLimits, type SandboxResult } from '../sandbox/run-sandboxed.ts';
import { sandboxKind } from '../sandbox/sandbox-kind.ts';
import { chosenTool, librariesInListing } from '../sandbox/tools.ts';
import type { Mount } from '../sandbox/types.ts';
import { storeSource } from './source-store.ts';

export interface PythonToolchain {
  /** Absolute path of the interpreter itself, never of a shim or of a virtual environment's link. */
  readonly executable: string;
  /** Such as `3.11.7`. */
  readonly version: string;
  /** Directory the interpreter is installed under. */
  readonly prefix: string;
  /** Names the interface that its extension modules are compiled for, such as `cpython-311-x86_64-linux-gnu`. */
  readonly abi: string | null;
  /** Directory of `Python.h`; absent where the headers are not installed. */
  readonly headers: string | undefined;
}

export interface PythonRun {
  /** Source text. */
  readonly program: string;
  /** Name of the file the program finds itself in, as tracebacks show it; `program.py` when absent. */
  readonly fileName?: string;
  readonly programArguments?: readonly string[];
  readonly input: string | Uint8Array;
  /** Added to the fixed environment, or replacing parts of it. */
  readonly environment?: Readonly<Record<string, string>>;
  readonly limits?: Partial<SandboxLimits>;
  readonly captureState?: boolean;
  /** Source text of a runner that is started in place of the program, with the program's path as first argument. */
  readonly runtime?: string;
  readonly workingDirectory?: string;
  /** Host directory of installed packages the program may import. */
  readonly sitePackages?: string;
  /** Further host files the run may read. */
  readonly readOnly?: readonly Mount[];
}

interface Installation extends PythonToolchain {
  /** As seen inside the sandbox. */
  readonly command: readonly string[];
  readonly mounts: readonly Mount[];
}

/** What stays the same in every run, so that a result depends on the program and its input alone. */
const fixedEnvironment = {
  PATH: '/usr/bin:/bin',
  HOME: '/tmp',
  LC_ALL: 'C.UTF-8',
  TZ: 'UTC',
  PYTHONHASHSEED: '0',
  PYTHONUTF8: '1',
} as const;

/** Places inside the sandbox; the same on every machine, so that no path of the host reaches a program. */
const inside = { home: '/midrun', prefix: '/midrun/python', packages: '/midrun/site-packages' } as const;

const oldestMinor = 10;

/**
 * The interpreter that runs programs: MIDRUN_PYTHON (a path or a name), else `python3` on PATH. Looked for once a process.
 * Throws MidrunError `python_missing` or `python_too_old`.
 */
export async function findPython(): Promise<PythonToolchain> {
  const { command: _, mounts: __, ...toolchain } = await findInstallation();
  return toolchain;
}

/** Runs one Python program in the sandbox. */
export async function runPython(run: PythonRun): Promise<SandboxResult> {
  const installation = await findInstallation();
  const program: Mount = { from: storeSource(run.program, 'py'), to: `${inside.home}/${run.fileName ?? 'program.py'}` };
  const runner: Mount[] =
    run.runtime === undefined ? [] : [{ from: storeSource(run.runtime, 'py'), to: `${inside.home}/runtime.py` }];
  const packages: Mount[] = run.sitePackages === undefined ? [] : [{ from: run.sitePackages, to: inside.packages }];
  return await runSandboxed({
    command: [
      ...installation.command,
      ...[...runner, program].map((mount) => mount.to as string),
      ...(run.programArguments ?? []),
    ],
    input: run.input,
    environment: {
      ...fixedEnvironment,
      ...(packages.length > 0 && { PYTHONPATH: inside.packages }),
      ...run.environment,
    },
    readOnly: [...installation.mounts, ...runner, program, ...packages, ...(run.readOnly ?? [])],
    ...(run.limits !== undefined && { limits: run.limits }),
    ...(run.captureState !== undefined && { captureState: run.captureState }),
    ...(run.workingDirectory !== undefined && { workingDirectory: run.workingDirectory }),
  });
}

let installation: Promise<Installation> | undefined;

function findInstallation(): Promise<Installation> {
  installation ??= inspect(chosenTool(process.env.MIDRUN_PYTHON ?? 'python3'));
  return installation;
}

/** Asks an interpreter, a shim or a virtual environment's link about the installation behind it. */
const inspection = `import json, os, sys, sysconfig
print(json.dumps({
    "executable": os.path.realpath(getattr(sys, "_base_executable", None) or sys.executable),
    "version": list(sys.version_info[:3]),
    "prefix": sys.base_prefix,
    "libraries": sorted({sysconfig.get_path("stdlib"), sysconfig.get_path("platstdlib")}),
    "extensions": sysconfig.get_config_var("DESTSHARED"),
    "abi": sysconfig.get_config_var("SOABI"),
    "headers": sysconfig.get_path("include"),
}))`;

interface Inspected {
  executable: string;
  version: [number, number, number];
  prefix: string;
  libraries: string[];
  extensions: string | null;
  abi: string | null;
  headers: string;
}

async function inspect(python: string): Promise<Installation> {
  const answer = await execa(python, ['-S', '-c', inspection], { reject: false, timeout: 30_000, stdin: 'ignore' });
  if (answer.failed) throw missing(python, answer.originalMessage ?? `it ended with exit code ${answer.exitCode}`);
  const found = JSON.parse(answer.stdout) as Inspected;
  const version = found.version.join('.');
  const [major, minor] = found.version;
  if (major !== 3 || minor < oldestMinor) throw tooOld(found.executable, version);
  const prefix = realpathSync(found.prefix);
  const atFixedPlace = (path: string): Mount => ({
    from: path,
    to: `${inside.prefix}/${relative(found.prefix, path)}`,
  });
  const executable: Mount = { from: found.executable, to: `${inside.prefix}/bin/python3` };
  const flags = [
    // The module `site` brings `exit` and `quit`; without a sandbox it would bring what the machine has installed as well.
    ...(sandboxKind() === 'bubblewrap' ? ['-s', '-B'] : ['-S', '-s', '-B']),
    // From 3.11 on, -P keeps the program's own directory out of the import path.
    ...(minor >= 11 ? ['-P'] : []),
  ];
  return {
    executable: found.executable,
    version,
    prefix,
    abi: found.abi,
    headers: existsSync(join(found.headers, 'Python.h')) ? found.headers : undefined,
    command: [executable.to as string, ...flags],
    mounts: [
      executable,
      ...found.libraries.map(atFixedPlace),
      ...found.libraries
        .map((library) => join(library, 'site-packages'))
        .filter((path) => existsSync(path))
        .map((path) => ({ ...atFixedPlace(path), from: emptyDirectory() })),
      ...(await sharedLibraries(found.executable, found.extensions)).map((from) => ({ from })),
    ],
  };
}

/** Stands in for a directory of installed packages, which would make a result depend on the machine. */
function emptyDirectory(): string {
  const directory = join(privateDirectory(), 'empty');
  mkdirSync(directory, { recursive: true });
  // Sandboxed runs look into it under another user id, whatever the umask is.
  chmodSync(directory, 0o755);
  return directory;
}

/**
 * Libraries of the interpreter and of its extension modules, in one question to the dynamic loader.
 * Left out: tkinter, which draws in half of a desktop.
 */
async function sharedLibraries(executable: string, extensions: string | null): Promise<string[]> {
  const modules =
    extensions === null || !existsSync(extensions)
      ? []
      : readdirSync(extensions).filter((name) => name.endsWith('.so') && !name.startsWith('_tkinter'));
  const env = {
    LD_TRACE_LOADED_OBJECTS: '1',
    LD_PRELOAD: modules.map((name) => join(extensions as string, name)).join(':'),
  };
  const listed = await execa(executable, ['-c', ''], { reject: false, env, stdin: 'ignore' });
  const libraries = librariesInListing(String(listed.stdout ?? '')).filter(
    (path) => !path.startsWith(`${extensions}/`),
  );
  // The C library loads this one by itself when a thread ends.
  const unwinder = libraries
    .filter((path) => basename(path).startsWith('libc.so'))
    .map((path) => join(dirname(path), 'libgcc_s.so.1'))
    .filter((path) => existsSync(path));
  return [...libraries, ...unwinder];
}

function missing(python: string, cause: string): MidrunError {
  return new MidrunError({
    code: 'python_missing',
    message: `no Python interpreter: "${python}" could not be started (${cause})`,
    remedy: `${howToInstall}\nOr set MIDRUN_PYTHON to the path of an interpreter.`,
  });
}

function tooOld(executable: string, version: string): MidrunError {
  return new MidrunError({
    code: 'python_too_old',
    message: `Python ${version} is too old: 3.${oldestMinor} or newer is needed`,
    file: executable,
    remedy: `${howToInstall}\nOr set MIDRUN_PYTHON to the path of a newer interpreter.`,
  });
}

const howToInstall =
  'Install it: "apt-get install python3" (Debian, Ubuntu), "dnf install python3" (Fedora), "brew install python" (macOS).';

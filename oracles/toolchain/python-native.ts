/** The compiled parts of the Python run-time (instrumentation/python/native), made when first needed and kept by content. */
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { MidrunError } from '../../core/errors.ts';
import { hashParts } from '../../core/hash.ts';
import { requireFinished } from '../finished-run.ts';
import type { SandboxResult } from '../sandbox/run-sandboxed.ts';
import type { Mount } from '../sandbox/types.ts';
import { adoptFile } from './adopt-file.ts';
import { cachedDirectory } from './cpp-cache.ts';
import { compilerIdentity, runCompiler } from './cpp-compiler.ts';
import { findPython } from './python.ts';
import { storeSource } from './source-store.ts';

const sourceDirectory = join(import.meta.dirname, '../../instrumentation/python/native');
const inside = { sources: '/midrun/native', headers: '/midrun/python-headers', library: '/midrun/native.so' } as const;
const flags = ['-x', 'c', '-O2', '-shared', '-fPIC', '-I', inside.headers];

/** How a run is given the compiled parts; empty where there are none. */
export interface PythonNative {
  readonly readOnly: readonly Mount[];
  readonly environment: Readonly<Record<string, string>>;
}

let known: Promise<PythonNative | undefined> | undefined;

/**
 * The compiled parts for the interpreter of findPython. Undefined where they cannot be compiled: without Python's headers or a
 * compiler, or for an interpreter without a global lock.
 */
export function findPythonNative(): Promise<PythonNative | undefined> {
  known ??= compileNative();
  return known;
}

/** Thrown inside only, to leave nothing in the cache. */
class CompilationFailed extends Error {}

async function compileNative(): Promise<PythonNative | undefined> {
  const { abi, headers, version } = await findPython();
  if (headers === undefined || abi === null) return undefined;
  const sources = readdirSync(sourceDirectory)
    .sort()
    .map((name) => ({ name, text: readFileSync(join(sourceDirectory, name), 'utf8') }));
  try {
    const texts = sources.flatMap(({ name, text }) => [name, text]);
    const key = hashParts(['python native', texts, flags, abi, version, await compilerIdentity()]);
    const entry = await cachedDirectory(key, async (fresh) => {
      const output = join(fresh, 'output');
      mkdirSync(output);
      const mounts = sources.map(({ name, text }) => ({
        from: storeSource(text, 'c'),
        to: `${inside.sources}/${name}`,
      }));
      const result = await compile([...mounts, { from: headers, to: inside.headers }], output);
      requireFinished(result, 'compilation of the run-time of Python programs');
      if (result.status !== 'ok') throw new CompilationFailed(result.stderr.toString());
      adoptFile(join(output, 'native.so'), 0o555);
      renameSync(join(output, 'native.so'), join(fresh, 'native.so'));
      rmSync(output, { recursive: true });
    });
    return {
      readOnly: [{ from: join(entry, 'native.so'), to: inside.library }],
      environment: { MIDRUN_NATIVE: inside.library },
    };
  } catch (problem) {
    const noCompiler = problem instanceof MidrunError && problem.code.startsWith('cpp_');
    if (problem instanceof CompilationFailed || noCompiler) return undefined;
    throw problem;
  }
}

function compile(readOnly: readonly Mount[], output: string): Promise<SandboxResult> {
  return runCompiler({
    compilerArguments: [...flags, `${inside.sources}/module.c`, '-o', join(output, 'native.so')],
    readOnly,
    writable: output,
  });
}

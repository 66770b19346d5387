/**
 * The extension that counts live cells of a running Python program (instrumentation/state-metrics.md), compiled when first needed and
 * kept by content.
 */
import { mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { MidrunError } from '../../core/errors.ts';
import { hashParts } from '../../core/hash.ts';
import type { SandboxResult } from '../sandbox/run-sandboxed.ts';
import { adoptFile } from './adopt-file.ts';
import { cachedDirectory } from './cpp-cache.ts';
import { compilerIdentity, runCompiler } from './cpp-compiler.ts';
import { findPython } from './python.ts';
import { storeSource } from './source-store.ts';

const sourceFile = join(import.meta.dirname, '../../instrumentation/python/state_tracer.c');
const inside = { source: '/midrun/state_tracer.c', headers: '/midrun/python-headers' } as const;
const flags = ['-x', 'c', '-O2', '-shared', '-fPIC', '-I', inside.headers];

let known: Promise<string | undefined> | undefined;

/**
 * Absolute path of the extension for the interpreter of findPython. Undefined where it cannot be compiled: without Python's headers
 * or a compiler, or for an interpreter without a global lock.
 */
export function findStateTracer(): Promise<string | undefined> {
  known ??= compileStateTracer();
  return known;
}

/** Thrown inside only, to leave nothing in the cache. */
class CompilationFailed extends Error {}

async function compileStateTracer(): Promise<string | undefined> {
  const { abi, headers, version } = await findPython();
  if (headers === undefined || abi === null) return undefined;
  const source = readFileSync(sourceFile, 'utf8');
  try {
    const key = hashParts(['state tracer', source, flags, abi, version, await compilerIdentity()]);
    const entry = await cachedDirectory(key, async (fresh) => {
      const output = join(fresh, 'output');
      mkdirSync(output);
      const result = await compile(source, headers, output);
      if (result.status !== 'ok') throw new CompilationFailed(result.stderr.toString());
      adoptFile(join(output, 'state_tracer.so'), 0o555);
      renameSync(join(output, 'state_tracer.so'), join(fresh, 'state_tracer.so'));
      rmSync(output, { recursive: true });
    });
    return join(entry, 'state_tracer.so');
  } catch (problem) {
    const noCompiler = problem instanceof MidrunError && problem.code.startsWith('cpp_');
    if (problem instanceof CompilationFailed || noCompiler) return undefined;
    throw problem;
  }
}

function compile(source: string, headers: string, output: string): Promise<SandboxResult> {
  return runCompiler({
    compilerArguments: [...flags, inside.source, '-o', join(output, 'state_tracer.so')],
    readOnly: [
      { from: storeSource(source, 'c'), to: inside.source },
      { from: headers, to: inside.headers },
    ],
    writable: output,
  });
}

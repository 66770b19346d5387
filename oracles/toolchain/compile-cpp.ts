/** Compiling a C++ program, with results kept by content. */
import { mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { hashParts, sha256 } from '../../core/hash.ts';
import type { RunStatus, SandboxLimits, SandboxResult } from '../sandbox/run-sandboxed.ts';
import { adoptFile } from './adopt-file.ts';
import { compilerMessage } from './compiler-message.ts';
import { cachedDirectory } from './cpp-cache.ts';
import { compilerIdentity, runCompiler } from './cpp-compiler.ts';
import { type CppFlavour, flavours, standardFlag } from './cpp-flavours.ts';
import { emitterHeader, headerDirectory, standardHeader } from './precompiled-header.ts';
import { storeSource } from './source-store.ts';

export type CompiledProgram =
  | {
      readonly ok: true;
      /** Absolute path of the binary. */
      readonly binary: string;
      /** SHA-256 of what the binary was made from: source, flags, compiler and emitter. */
      readonly hash: string;
    }
  | { readonly ok: false; readonly message: string; readonly status: RunStatus };

export interface CompileOptions {
  /** Text to force-include in builds that carry an emitter; by default instrumentation/cpp/emitter.hpp. */
  readonly emitter?: string;
  readonly limits?: Partial<SandboxLimits>;
  /** Further flags, after those of the flavour. */
  readonly extraFlags?: readonly string[];
}

const sourceInside = '/midrun/program.cpp';

/** Thrown inside only, to leave nothing in the cache. */
class CompilationFailed extends Error {
  readonly result: SandboxResult;

  constructor(result: SandboxResult) {
    super('compilation failed');
    this.result = result;
  }
}

/** Compiles a program, or finds what was compiled before from the same source, flags, compiler and emitter. */
export async function compileCpp(
  source: string,
  flavour: CppFlavour,
  options: CompileOptions = {},
): Promise<CompiledProgram> {
  const facts = flavours[flavour];
  const emitter = facts.emitter ? (options.emitter ?? readEmitter()) : undefined;
  const headerFlags = [standardFlag, ...facts.flags];
  const flags = [...headerFlags, ...(options.extraFlags ?? [])];
  const emitterHash = emitter === undefined ? null : sha256(emitter);
  const hash = hashParts(['program', source, flags, await compilerIdentity(), emitterHash]);
  try {
    const entry = await cachedDirectory(hash, async (fresh) => {
      const headers =
        emitter === undefined ? await standardHeader(headerFlags) : await emitterHeader(emitter, headerFlags);
      const include = emitter === undefined ? ['-I', headerDirectory] : ['-include', `${headerDirectory}/emitter.hpp`];
      const output = join(fresh, 'output');
      mkdirSync(output);
      const result = await runCompiler({
        compilerArguments: [...flags, ...messageFlags, ...include, sourceInside, '-o', join(output, 'program')],
        readOnly: [
          { from: headers, to: headerDirectory },
          { from: storeSource(source, 'cpp'), to: sourceInside },
        ],
        writable: output,
        ...(options.limits !== undefined && { limits: options.limits }),
      });
      if (result.status !== 'ok') throw new CompilationFailed(result);
      adoptFile(join(output, 'program'), 0o555);
      renameSync(join(output, 'program'), join(fresh, 'program'));
      rmSync(output, { recursive: true });
    });
    return { ok: true, binary: join(entry, 'program'), hash };
  } catch (error) {
    if (!(error instanceof CompilationFailed)) throw error;
    return { ok: false, message: compilerMessage(error.result), status: error.result.status };
  }
}

const messageFlags = ['-pipe', '-Winvalid-pch', '-fmax-errors=5', '-fdiagnostics-color=never'];

let emitterText: string | undefined;

function readEmitter(): string {
  emitterText ??= readFileSync(resolve(import.meta.dirname, '../../instrumentation/cpp/emitter.hpp'), 'utf8');
  return emitterText;
}

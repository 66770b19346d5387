/** Compiling a C++ program, with results kept by content. */
import { mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { hashParts, sha256 } from '../../core/hash.ts';
import type { RunStatus, SandboxLimits, SandboxResult } from '../sandbox/run-sandboxed.ts';
import type { Mount } from '../sandbox/types.ts';
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
  /** Text to force-include in builds that carry an emitter, by default instrumentation/cpp/emitter.hpp; `null` for none. */
  readonly emitter?: string | null;
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
  const emitter = !facts.emitter ? null : options.emitter === undefined ? readEmitter() : options.emitter;
  const flags = [standardFlag, ...facts.flags, ...(options.extraFlags ?? [])];
  const hash = hashParts([
    'program',
    source,
    flags,
    await compilerIdentity(),
    emitter === null ? null : sha256(emitter),
  ]);
  try {
    const entry = await cachedDirectory(hash, async (fresh) => {
      const header = await chooseHeader(source, emitter, [standardFlag, ...facts.flags]);
      const output = join(fresh, 'output');
      mkdirSync(output);
      const result = await runCompiler({
        compilerArguments: [...flags, ...messageFlags, ...header.include, sourceInside, '-o', join(output, 'program')],
        readOnly: [...header.mounts, { from: storeSource(source, 'cpp'), to: sourceInside }],
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

interface ChosenHeader {
  readonly include: readonly string[];
  readonly mounts: readonly Mount[];
}

async function chooseHeader(source: string, emitter: string | null, flags: readonly string[]): Promise<ChosenHeader> {
  if (emitter !== null) {
    const from = await emitterHeader(emitter, flags);
    return { include: ['-include', `${headerDirectory}/emitter.hpp`], mounts: [{ from, to: headerDirectory }] };
  }
  if (!source.includes('bits/stdc++.h')) return { include: [], mounts: [] };
  const from = await standardHeader(flags);
  return { include: ['-I', headerDirectory], mounts: [{ from, to: headerDirectory }] };
}

const messageFlags = ['-pipe', '-Winvalid-pch', '-fmax-errors=5', '-fdiagnostics-color=never'];

let emitterText: string | undefined;

/** The text of instrumentation/cpp/emitter.hpp. */
export function readEmitter(): string {
  emitterText ??= readFileSync(resolve(import.meta.dirname, '../../instrumentation/cpp/emitter.hpp'), 'utf8');
  return emitterText;
}

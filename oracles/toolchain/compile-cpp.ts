/** Compiling a C++ program, with results kept by content. */
import { mkdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { hashParts } from '../../core/hash.ts';
import { definedMacros } from '../../instrumentation/cpp/macro-definitions.ts';
import type { RunStatus, SandboxLimits } from '../sandbox/run-sandboxed.ts';
import type { Mount } from '../sandbox/types.ts';
import { adoptFile } from './adopt-file.ts';
import { CompilationFailed } from './compilation-failed.ts';
import { compilerMessage } from './compiler-message.ts';
import { cachedDirectory } from './cpp-cache.ts';
import { compilerIdentity, runCompiler } from './cpp-compiler.ts';
import { type CppFlavour, flavours, standardFlag } from './cpp-flavours.ts';
import { type Emitter, emitterOf, emitterParts, tracingEmitter } from './emitter.ts';
import { emitterHeader, headerDirectory, standardHeader } from './precompiled-header.ts';
import { sessionObject } from './session-object.ts';
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
  /** For builds that carry an emitter, another one than that of instrumentation/cpp, or its text; `null` for none. */
  readonly emitter?: string | Emitter | null;
  readonly limits?: Partial<SandboxLimits>;
  /** Further flags, after those of the flavour. */
  readonly extraFlags?: readonly string[];
}

const sourceInside = '/midrun/program.cpp';

/** Compiles a program, or finds what was compiled before from the same source, flags, compiler and emitter. */
export async function compileCpp(
  source: string,
  flavour: CppFlavour,
  options: CompileOptions = {},
): Promise<CompiledProgram> {
  const facts = flavours[flavour];
  const emitter = facts.emitter ? chooseEmitter(flavour, options.emitter) : null;
  const flags = [standardFlag, ...facts.flags, ...(options.extraFlags ?? [])];
  const hash = hashParts(['program', source, flags, await compilerIdentity(), emitter && JSON.stringify(emitter)]);
  try {
    const entry = await cachedDirectory(hash, async (fresh) => {
      const output = join(fresh, 'output');
      mkdirSync(output);
      const compile = async (text: string, surrounding: Surrounding) =>
        await runCompiler({
          compilerArguments: [
            ...[...flags, ...messageFlags, ...surrounding.include, sourceInside, ...surrounding.objects],
            ...['-o', join(output, 'program')],
          ],
          readOnly: [...surrounding.mounts, { from: storeSource(text, 'cpp'), to: sourceInside }],
          writable: output,
          ...(options.limits !== undefined && { limits: options.limits }),
        });
      let result = await compile(source, await chooseHeader(source, emitter, [standardFlag, ...facts.flags]));
      if (result.status === 'nonzero' && emitter !== null && mayClash(source)) {
        const again = await compile(
          `${source}${endOfText(source, `${headerDirectory}/emitter.hpp`)}`,
          await headerBehind(emitter),
        );
        if (again.status === 'ok') result = again;
      }
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

interface Surrounding {
  readonly include: readonly string[];
  readonly objects: readonly string[];
  readonly mounts: readonly Mount[];
}

const objectInside = '/midrun/session.o';
const traceInside = '/midrun/trace.hpp';

function traceHeader(text: string): Mount {
  return { from: storeSource(text, 'hpp'), to: traceInside };
}

async function chooseHeader(source: string, emitter: Emitter | null, flags: readonly string[]): Promise<Surrounding> {
  if (emitter !== null) {
    const [from, objects] = await Promise.all([emitterHeader(emitter.header, flags), objectsOf(emitter)]);
    // Only the first header that is included can be a precompiled one.
    const more = emitter.trace === undefined ? [] : [traceHeader(emitter.trace.hooks + emitter.trace.cells)];
    return {
      include: [`${headerDirectory}/emitter.hpp`, ...more.map(() => traceInside)].flatMap((path) => ['-include', path]),
      objects: objects.map(() => objectInside),
      mounts: [{ from, to: headerDirectory }, ...objects.map(objectMount), ...more],
    };
  }
  if (!source.includes('bits/stdc++.h')) return { include: [], objects: [], mounts: [] };
  const from = await standardHeader(flags);
  return { include: ['-I', headerDirectory], objects: [], mounts: [{ from, to: headerDirectory }] };
}

/**
 * A program that includes part of the standard library may use names of the rest for itself: `int count;` under `using namespace std`.
 * The emitter then stands behind the program, where no name of the program is looked up any more, and only its declarations before it.
 */
async function headerBehind(emitter: Emitter): Promise<Surrounding> {
  const mounts = [
    { from: storeSource(emitter.hooks + (emitter.trace?.hooks ?? ''), 'hpp'), to: `${headerDirectory}/hooks.hpp` },
    { from: storeSource(emitter.header + (emitter.trace?.cells ?? ''), 'hpp'), to: `${headerDirectory}/emitter.hpp` },
  ];
  const objects = await objectsOf(emitter);
  return {
    include: ['-include', `${headerDirectory}/hooks.hpp`],
    objects: objects.map(() => objectInside),
    mounts: [...mounts, ...objects.map(objectMount)],
  };
}

export function mayClash(source: string): boolean {
  return !source.includes('bits/stdc++.h');
}

/** Includes a header behind a program, where no macro of the program may be in force. */
export function endOfText(source: string, header: string): string {
  const names = new Set(definedMacros(source).map(({ name }) => name));
  const lines = [...names].map((name) => `#undef ${name}\n`).join('');
  return `\n${lines}#define MIDRUN_BEHIND 1\n#include "${header}"\n`;
}

async function objectsOf({ session }: Emitter): Promise<string[]> {
  return session === undefined ? [] : [await sessionObject(session)];
}

function objectMount(from: string): Mount {
  return { from, to: objectInside };
}

function chooseEmitter(flavour: CppFlavour, text: CompileOptions['emitter']): Emitter | null {
  if (text === undefined) return flavour === 'traced' ? tracingEmitter() : emitterParts();
  return typeof text === 'string' ? emitterOf(text) : text;
}

const messageFlags = ['-pipe', '-Winvalid-pch', '-fmax-errors=5', '-fdiagnostics-color=never'];

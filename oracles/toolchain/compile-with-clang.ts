/** Compiling a C++ program with hooks by clang++, to see whether another compiler and another library agree. Results are kept by content. */
import { mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { hashParts } from '../../core/hash.ts';
import { sharedLibrariesOf } from '../sandbox/tools.ts';
import type { Mount } from '../sandbox/types.ts';
import { adoptFile } from './adopt-file.ts';
import { type Clang, findClang } from './clang.ts';
import { CompilationFailed } from './compilation-failed.ts';
import { type CompiledProgram, endOfText, mayClash } from './compile-cpp.ts';
import { compilerMessage } from './compiler-message.ts';
import { cachedDirectory } from './cpp-cache.ts';
import { runCompiler } from './cpp-compiler.ts';
import { standardFlag } from './cpp-flavours.ts';
import { emitterParts, readEmitter } from './emitter.ts';
import { storeSource } from './source-store.ts';

export type ClangLibrary = 'libc++' | 'libstdc++';

/** The same places in every build: a precompiled header names the files it was made from. */
const inside = {
  headers: '/midrun/clang',
  emitter: '/midrun/clang/emitter.hpp',
  hooks: '/midrun/clang/hooks.hpp',
  program: '/midrun/program.cpp',
} as const;

// -fno-pch-timestamp: the files are mounted anew for every build. Without optimisation, which would only cost time.
// What g++ has no limit for, or a higher one, is no reason not to compile: braces that hooks add, and constants that take long to evaluate.
const limits = ['-fbracket-depth=65536', '-fconstexpr-steps=100000000', '-fconstexpr-depth=1024'];
const flags = [standardFlag, '-O0', '-w', '-fno-color-diagnostics', '-ferror-limit=5', ...limits];
const headerLimits = { outputBytes: 512 * 1024 * 1024 };

/** Undefined where this compiler or this library is not installed. */
export async function compileWithClang(text: string, library: ClangLibrary): Promise<CompiledProgram | undefined> {
  const clang = await findClang();
  if (clang === undefined || (library === 'libc++' && !clang.hasLibcxx)) return undefined;
  const hash = hashParts(['clang program', text, library, flags, clang.identity, readEmitter(), readShim()]);
  try {
    const header = await precompiledEmitter(clang, library);
    const compile = (program: string, include: readonly string[], mounts: readonly Mount[]) =>
      compiled(clang, hash, 'program', {
        compilerArguments: [...flags, `-stdlib=${library}`, '-I', inside.headers, ...include, inside.program],
        readOnly: [...emitterMounts(library), ...mounts, { from: storeSource(program, 'cpp'), to: inside.program }],
      });
    const pch = `${inside.headers}/emitter.pch`;
    const binary = await compile(text, ['-include-pch', pch], [{ from: header, to: pch }]).catch((problem: unknown) => {
      if (!(problem instanceof CompilationFailed) || problem.result.status !== 'nonzero' || !mayClash(text))
        throw problem;
      // As for g++ (compile-cpp.ts): names of the library that the program does not include are its own.
      const hooks = { from: storeSource(emitterParts().hooks, 'hpp'), to: inside.hooks };
      return compile(`${text}${endOfText(text, inside.emitter)}`, ['-include', inside.hooks], [hooks]);
    });
    return { ok: true, binary, hash };
  } catch (error) {
    if (!(error instanceof CompilationFailed)) throw error;
    return { ok: false, message: compilerMessage(error.result), status: error.result.status };
  }
}

const libraries = new Map<ClangLibrary, Promise<readonly Mount[]>>();

/** What such a program needs to run: the libraries of a program of our own. */
export function clangRuntimeLibraries(library: ClangLibrary): Promise<readonly Mount[]> {
  const known = libraries.get(library) ?? findLibraries(library);
  libraries.set(library, known);
  return known;
}

async function findLibraries(library: ClangLibrary): Promise<readonly Mount[]> {
  const own = await compileWithClang('int main() { std::cout << 1; }\n', library);
  if (own?.ok !== true) throw new Error(`clang++ cannot compile an empty program with ${library}: ${own?.message}`);
  return sharedLibrariesOf([own.binary]).map((from) => ({ from }));
}

function precompiledEmitter(clang: Clang, library: ClangLibrary): Promise<string> {
  const key = hashParts(['clang header', library, flags, clang.identity, readEmitter(), readShim()]);
  return compiled(clang, `header-${key}`, 'emitter.pch', {
    compilerArguments: [
      ...[...flags, `-stdlib=${library}`, '-I', inside.headers, '-Xclang', '-fno-pch-timestamp'],
      ...['-x', 'c++-header', inside.emitter],
    ],
    readOnly: emitterMounts(library),
    limits: headerLimits,
  });
}

async function compiled(
  clang: Clang,
  key: string,
  name: string,
  run: Omit<Parameters<typeof runCompiler>[0], 'executable' | 'writable'>,
): Promise<string> {
  const entry = await cachedDirectory(key, async (fresh) => {
    const output = join(fresh, 'output');
    mkdirSync(output);
    const compilerArguments = [...run.compilerArguments, '-o', join(output, name)];
    const result = await runCompiler({ ...run, executable: clang.executable, compilerArguments, writable: output });
    if (result.status !== 'ok') throw new CompilationFailed(result);
    adoptFile(join(output, name), 0o555);
    renameSync(join(output, name), join(fresh, name));
    rmSync(output, { recursive: true });
  });
  return join(entry, name);
}

/** The emitter, and for libc++ the header it does not have. */
function emitterMounts(library: ClangLibrary): Mount[] {
  const emitter = { from: storeSource(readEmitter(), 'hpp'), to: inside.emitter };
  const shim = { from: storeSource(readShim(), 'hpp'), to: `${inside.headers}/bits/stdc++.h` };
  return library === 'libc++' ? [emitter, shim] : [emitter];
}

let shimText: string | undefined;

function readShim(): string {
  shimText ??= readFileSync(join(import.meta.dirname, 'libcxx/stdc++.h'), 'utf8');
  return shimText;
}

/** One build of a C++ program, or why there is none. */
import { Refusal } from './admission/refusal.ts';
import { requireFinishedCompilation } from './finished-run.ts';
import { type ClangLibrary, compileWithClang } from './toolchain/compile-with-clang.ts';
import { type CppFlavour, compileCpp } from './toolchain/cpp.ts';

export type AnyFlavour = CppFlavour | ClangLibrary;

/** Path of the binary. Throws Refusal when the text does not compile, Unfinished when a clock expired. */
export async function buildCpp(text: string, flavour: AnyFlavour): Promise<string> {
  const compiled = isClang(flavour) ? await compileWithClang(text, flavour) : await compileCpp(text, flavour);
  if (compiled === undefined) throw new Error(`${flavour} is not installed; ask canBuild first`);
  if (compiled.ok) return compiled.binary;
  requireFinishedCompilation(compiled, flavour);
  throw new Refusal('instrumentation_failed', { build: flavour, message: compiled.message.slice(0, 500) });
}

export function isClang(flavour: AnyFlavour): flavour is ClangLibrary {
  return flavour === 'libc++' || flavour === 'libstdc++';
}

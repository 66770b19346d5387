/** Expanding the macros of a C++ text. */

import { compilerMessage } from './compiler-message.ts';
import { runCompiler } from './cpp-compiler.ts';
import { standardFlag } from './cpp-flavours.ts';

export type Preprocessed =
  | { readonly ok: true; readonly text: string }
  | { readonly ok: false; readonly message: string };

/** The text after `g++ -E`, line markers kept; the text itself is called `<stdin>` in them. */
export async function preprocess(text: string): Promise<Preprocessed> {
  const compilerArguments = ['-E', standardFlag, '-fdiagnostics-color=never', '-x', 'c++', '-'];
  const result = await runCompiler({ compilerArguments, input: text });
  if (result.status === 'ok') return { ok: true, text: result.stdout.toString() };
  return { ok: false, message: compilerMessage(result) };
}

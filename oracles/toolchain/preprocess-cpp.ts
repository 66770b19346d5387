/** Expanding the macros of a C++ text, with results kept by content. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { hashParts } from '../../core/hash.ts';
import { requireFinished } from '../finished-run.ts';
import { CompilationFailed } from './compilation-failed.ts';
import { compilerMessage } from './compiler-message.ts';
import { cachedDirectory } from './cpp-cache.ts';
import { compilerIdentity, runCompiler } from './cpp-compiler.ts';
import { standardFlag } from './cpp-flavours.ts';

export type Preprocessed =
  | { readonly ok: true; readonly text: string }
  | { readonly ok: false; readonly message: string };

/** The text after `g++ -E`, line markers kept; the text itself is called `<stdin>` in them. */
export async function preprocess(text: string): Promise<Preprocessed> {
  const compilerArguments = ['-E', standardFlag, '-fdiagnostics-color=never', '-x', 'c++', '-'];
  const key = hashParts(['expanded', text, compilerArguments, await compilerIdentity()]);
  try {
    const entry = await cachedDirectory(key, async (fresh) => {
      const result = await runCompiler({ compilerArguments, input: text });
      requireFinished(result, 'expansion of macros');
      if (result.status !== 'ok') throw new CompilationFailed(result);
      writeFileSync(join(fresh, 'expanded.cpp'), result.stdout);
    });
    return { ok: true, text: readFileSync(join(entry, 'expanded.cpp'), 'utf8') };
  } catch (error) {
    if (!(error instanceof CompilationFailed)) throw error;
    return { ok: false, message: compilerMessage(error.result) };
  }
}

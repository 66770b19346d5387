/** Libraries that the dynamic loader puts in front of a program (oracles/probes/native), made when first needed and kept by content. */
import { mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { hashParts } from '../../core/hash.ts';
import { requireFinished } from '../finished-run.ts';
import type { Mount } from '../sandbox/types.ts';
import { adoptFile } from './adopt-file.ts';
import { compilerMessage } from './compiler-message.ts';
import { cachedDirectory } from './cpp-cache.ts';
import { compilerIdentity, runCompiler } from './cpp-compiler.ts';
import { storeSource } from './source-store.ts';

export type PreloadName = 'other-clock' | 'other-random' | 'no-files' | 'reversed-heap' | 'other-buckets';

/** How a run is given the library. */
export interface PreloadLibrary {
  readonly readOnly: readonly Mount[];
  readonly environment: Readonly<Record<string, string>>;
}

const sourceDirectory = join(import.meta.dirname, '../probes/native');
const inside = '/midrun/preload';
const header = 'next-function.h';
// Without -fno-builtin the compiler would turn the body of calloc into a call of calloc.
const flags = ['-x', 'c', '-O2', '-fno-builtin', '-shared', '-fPIC'];

const known = new Map<PreloadName, Promise<PreloadLibrary>>();

/** The library of that name. Throws Error when it does not compile, which no program can bring about. */
export function findPreloadLibrary(name: PreloadName): Promise<PreloadLibrary> {
  const library = known.get(name) ?? compileLibrary(name);
  known.set(name, library);
  return library;
}

async function compileLibrary(name: PreloadName): Promise<PreloadLibrary> {
  const texts = [`${name}.c`, header].map((file) => readFileSync(join(sourceDirectory, file), 'utf8'));
  const key = hashParts(['preload library', texts, flags, await compilerIdentity()]);
  const entry = await cachedDirectory(key, async (fresh) => {
    const output = join(fresh, 'output');
    mkdirSync(output);
    const result = await runCompiler({
      compilerArguments: [...flags, `${inside}/${name}.c`, '-x', 'none', '-ldl', '-o', join(output, 'library.so')],
      readOnly: [`${name}.c`, header].map((file, index) => ({
        from: storeSource(texts[index] as string, 'c'),
        to: `${inside}/${file}`,
      })),
      writable: output,
    });
    requireFinished(result, `compilation of ${name}.c`);
    if (result.status !== 'ok') throw new Error(`${name}.c does not compile: ${compilerMessage(result)}`);
    adoptFile(join(output, 'library.so'), 0o555);
    renameSync(join(output, 'library.so'), join(fresh, 'library.so'));
    rmSync(output, { recursive: true });
  });
  const library = `${inside}/${name}.so`;
  return {
    readOnly: [{ from: join(entry, 'library.so'), to: library }],
    environment: { LD_PRELOAD: library },
  };
}

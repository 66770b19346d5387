/**
 * Precompiled headers, one for each set of flags, made when first needed. GCC uses one only when flags and compiler agree,
 * and otherwise silently reads the header itself; builds pass -Winvalid-pch to hear of it.
 */
import { chmodSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { MidrunError } from '../../core/errors.ts';
import { hashParts } from '../../core/hash.ts';
import { requireFinished } from '../finished-run.ts';
import { adoptFile } from './adopt-file.ts';
import { compilerMessage } from './compiler-message.ts';
import { cachedDirectory } from './cpp-cache.ts';
import { compilerIdentity, runCompiler } from './cpp-compiler.ts';
import { storeSource } from './source-store.ts';

/** Where the directory of a header is mounted for a build. */
export const headerDirectory = '/midrun/headers';

/** About 100 MB each. */
const headerLimits = { outputBytes: 512 * 1024 * 1024 };

/**
 * A directory with `bits/stdc++.h.gch` alone: given by -I, it serves exactly the programs whose first line of code is
 * `#include <bits/stdc++.h>`, and is invisible to all others.
 */
export async function standardHeader(flags: readonly string[]): Promise<string> {
  return await precompiled('bits/stdc++.h', '#include <bits/stdc++.h>\n', flags);
}

/** A directory with `emitter.hpp` and its precompiled form, for -include. */
export async function emitterHeader(emitter: string, flags: readonly string[]): Promise<string> {
  return await precompiled('emitter.hpp', emitter, flags, { keepText: true });
}

async function precompiled(
  name: string,
  text: string,
  flags: readonly string[],
  { keepText = false } = {},
): Promise<string> {
  const key = hashParts(['header', name, text, flags, await compilerIdentity()]);
  return await cachedDirectory(`header-${key}`, async (fresh) => {
    const output = join(fresh, 'precompiled');
    mkdirSync(output);
    const inside = `${headerDirectory}/${name}`;
    const result = await runCompiler({
      compilerArguments: [...flags, '-x', 'c++-header', inside, '-o', join(output, 'header.gch')],
      readOnly: [{ from: storeSource(text, 'hpp'), to: inside }],
      writable: output,
      limits: headerLimits,
    });
    requireFinished(result, `compilation of ${name}`);
    if (result.status !== 'ok') throw notPrecompiled(name, compilerMessage(result));
    adoptFile(join(output, 'header.gch'), 0o444);
    const path = join(fresh, name);
    mkdirSync(dirname(path), { recursive: true });
    chmodSync(dirname(path), 0o755);
    renameSync(join(output, 'header.gch'), `${path}.gch`);
    if (keepText) {
      writeFileSync(path, text);
      chmodSync(path, 0o444);
    }
    rmSync(output, { recursive: true });
  });
}

function notPrecompiled(name: string, message: string): MidrunError {
  return new MidrunError({
    code: 'header_not_precompiled',
    message: `the header ${name} does not compile: ${message}`,
    remedy: 'Check that the C++ standard library of g++ is installed ("apt-get install libstdc++-12-dev" or alike).',
  });
}

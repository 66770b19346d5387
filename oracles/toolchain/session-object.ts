/** The part of the emitter that is the same for all programs, compiled once. */
import { mkdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { MidrunError } from '../../core/errors.ts';
import { hashParts } from '../../core/hash.ts';
import { requireFinished } from '../finished-run.ts';
import { adoptFile } from './adopt-file.ts';
import { compilerMessage } from './compiler-message.ts';
import { cachedDirectory } from './cpp-cache.ts';
import { compilerIdentity, runCompiler } from './cpp-compiler.ts';
import { standardFlag } from './cpp-flavours.ts';
import { storeSource } from './source-store.ts';

const sourceInside = '/midrun/session.cpp';
const flags = [standardFlag, '-O1'];

/** Path of an object file to be linked with instrumented programs of every flavour. */
export async function sessionObject(text: string): Promise<string> {
  const key = hashParts(['session', text, flags, await compilerIdentity()]);
  const entry = await cachedDirectory(`session-${key}`, async (fresh) => {
    const output = join(fresh, 'output');
    mkdirSync(output);
    const result = await runCompiler({
      compilerArguments: [...flags, '-c', sourceInside, '-o', join(output, 'session.o')],
      readOnly: [{ from: storeSource(text, 'cpp'), to: sourceInside }],
      writable: output,
    });
    requireFinished(result, 'compilation of the run-time of C++ programs');
    if (result.status !== 'ok') throw notCompiled(compilerMessage(result));
    adoptFile(join(output, 'session.o'), 0o444);
    renameSync(join(output, 'session.o'), join(fresh, 'session.o'));
    rmSync(output, { recursive: true });
  });
  return join(entry, 'session.o');
}

function notCompiled(message: string): MidrunError {
  return new MidrunError({
    code: 'session_not_compiled',
    message: `the run-time of instrumented C++ programs does not compile: ${message}`,
    remedy: 'Check that g++ and its standard library are complete ("apt-get install g++").',
  });
}

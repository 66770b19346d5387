/** For tests over built-in programs: the quick ones of a language, and their inputs as files or their generators give them. */
import { join } from 'node:path';
import { builtInProgramsDirectory } from '../corpus/built-in.ts';
import type { ReadCase } from '../corpus/program-cases.ts';
import { type Language, readProgramFolder } from '../corpus/program-folder.ts';
import quick from '../corpus/quick.json' with { type: 'json' };
import { runPython } from './toolchain/python.ts';

export function quickPrograms(language: Language): string[] {
  return quick.cases.filter((id) => {
    const read = readProgramFolder(folderOf(id));
    // What is taken from a package is put into a program only when the corpus is built.
    return read.language === language && read.facts.package === undefined;
  });
}

export function sourceOf(id: string): string {
  return readProgramFolder(folderOf(id)).source;
}

export async function inputOf(id: string, length: string): Promise<string> {
  const { inputs } = readProgramFolder(folderOf(id)).cases[0] as ReadCase;
  if ('short' in inputs) return inputs[length as 'short' | 'long'];
  const { generator, seed } = inputs;
  const printed = await runPython({ program: generator, programArguments: [length, String(seed)], input: '' });
  return printed.stdout.toString();
}

function folderOf(id: string): string {
  return join(builtInProgramsDirectory, ...id.split('/').slice(0, 2));
}

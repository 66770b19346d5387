/** Turns a file that only defines functions into a program, when its folder names the function to call, or says how that is done. */
import { basename, join } from 'node:path';
import { MidrunError } from '../../core/errors.ts';
import { errorInFacts } from '../../corpus/place-in-facts.ts';
import type { ReadProgram } from '../../corpus/program-folder.ts';
import type { Checkpoint } from '../../corpus/schemas/program-folder.ts';
import {
  describeFunctionFile,
  type WrappedFunction,
  wrapFunction,
} from '../../instrumentation/python/function-entry.ts';
import { Refusal } from '../../oracles/admission/refusal.ts';

/**
 * The program to run. Throws Refusal (unsupported_source) when the file only defines functions and none is named, and MidrunError when
 * the named one cannot be called.
 */
export async function asProgram(read: ReadProgram, folder: string): Promise<ReadProgram> {
  const { facts, language, source } = read;
  const factsFile = join(folder, 'program.json');
  if (language === 'cpp') {
    if (facts.entry === undefined) return read;
    throw errorInFacts(factsFile, 'entry', 'is for Python: a C++ program begins at main');
  }
  const file = await describeFunctionFile(source);
  if (facts.entry === undefined) {
    if (file.onlyDefines && !file.readsInput && file.entries.length > 0) throw withoutEntry(file.entries);
    return read;
  }
  if (file.readsInput)
    throw errorInFacts(factsFile, 'entry', 'cannot be called: the program reads its input by itself');
  const wrapped = await wrapFunction(source, facts.entry);
  if (wrapped === undefined) {
    const known = file.entries.length === 0 ? 'no function' : file.entries.join(', ');
    throw errorInFacts(factsFile, 'entry', `names "${facts.entry}", but the file defines ${known}`);
  }
  const cases = read.cases.map((readCase) => ({ ...readCase, checkpoint: moved(readCase.checkpoint, wrapped) }));
  return { ...read, source: wrapped.source, cases };
}

/** A declared line is one of the file as its author has it. */
function moved(checkpoint: Checkpoint | undefined, { linesBefore }: WrappedFunction): Checkpoint | undefined {
  if (checkpoint?.line === undefined) return checkpoint;
  return { ...checkpoint, line: checkpoint.line + linesBefore(checkpoint.line) };
}

function withoutEntry(entries: readonly string[]): Refusal {
  const explanation =
    'The file only defines functions and reads no input. Name the function to call as "entry" in program.json (midrun add --entry), ' +
    'and give inputs that are a JSON array of its arguments.';
  return new Refusal('unsupported_source', { entries: entries.join(', ') }, undefined, explanation);
}

/** Throws MidrunError unless an input holds the arguments of a call. */
export function requireArguments(input: string, file: string): void {
  try {
    if (Array.isArray(JSON.parse(input))) return;
  } catch {
    // Told below.
  }
  throw new MidrunError({
    code: 'invalid_arguments',
    message: `${basename(file) === 'inputs.py' ? 'a printed input' : 'this input'} is no JSON array of the arguments that the entry is called with`,
    file,
    remedy: 'Write them on one line, such as [[2, 7, 11, 15], 9].',
  });
}

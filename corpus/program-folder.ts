/** Reads one program folder and says exactly what is wrong with it: the text, what its author says of it, and its inputs. */
import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { MidrunError } from '../core/errors.ts';
import { decodeUtf8, readText } from '../core/json-lines.ts';
import { compileSchema } from '../core/schema.ts';
import { errorInFacts } from './place-in-facts.ts';
import schema from './schemas/program-folder.schema.json' with { type: 'json' };
import type { ProgramFolder } from './schemas/program-folder.ts';

const folderSchema = compileSchema<ProgramFolder>(schema);

export const sourceNames = { python: 'program.py', cpp: 'program.cpp' } as const;
export type Language = keyof typeof sourceNames;

export interface ReadProgram {
  /** `study/slug`. */
  readonly programId: string;
  readonly study: string;
  readonly language: Language;
  readonly sourceFile: string;
  readonly source: string;
  readonly facts: ProgramFolder;
  /** Either the two input texts, or the generator that prints them. */
  readonly inputs:
    | { readonly short: string; readonly long: string }
    | { readonly generator: string; readonly seed: number };
}

/** Throws MidrunError (exit code 2) naming the file, the place and the remedy. */
export function readProgramFolder(folder: string): ReadProgram {
  const study = basename(dirname(folder));
  const language = findLanguage(folder);
  const sourceFile = join(folder, sourceNames[language]);
  return {
    programId: `${study}/${basename(folder)}`,
    study,
    language,
    sourceFile,
    source: readText(sourceFile),
    facts: readFacts(join(folder, 'program.json')),
    inputs: readInputs(folder),
  };
}

function findLanguage(folder: string): Language {
  const present = (Object.keys(sourceNames) as Language[]).filter((language) =>
    existsSync(join(folder, sourceNames[language])),
  );
  if (present.length === 1) return present[0] as Language;
  throw new MidrunError({
    code: present.length === 0 ? 'missing_program' : 'two_programs',
    message:
      present.length === 0 ? 'this folder holds neither program.py nor program.cpp' : 'this folder holds two programs',
    file: folder,
    remedy: 'A program folder holds exactly one program.py or program.cpp.',
  });
}

function readFacts(file: string): ProgramFolder {
  const text = readText(file);
  let facts: unknown;
  try {
    facts = JSON.parse(text);
  } catch (cause) {
    const offset = Number(/position (\d+)/.exec((cause as Error).message)?.[1] ?? 0);
    throw new MidrunError({
      code: 'invalid_json',
      message: `this file is not JSON: ${(cause as Error).message}`,
      file,
      place: String(text.slice(0, offset).split('\n').length),
      remedy: 'Correct the syntax.',
      cause,
    });
  }
  const complaint = folderSchema.complaint(facts);
  if (complaint === undefined) return facts as ProgramFolder;
  throw errorInFacts(file, complaint.field, complaint.message);
}

function readInputs(folder: string): ReadProgram['inputs'] {
  const generator = join(folder, 'inputs.py');
  if (existsSync(generator)) return { generator: readText(generator), seed: readSeed(folder) };
  return { short: readInput(folder, 'short.txt'), long: readInput(folder, 'long.txt') };
}

function readSeed(folder: string): number {
  return readFacts(join(folder, 'program.json')).inputs?.seed ?? 1;
}

function readInput(folder: string, name: string): string {
  const file = join(folder, name);
  if (existsSync(file)) return decodeUtf8(readFileSync(file), file);
  throw new MidrunError({
    code: 'missing_input',
    message: 'this input file does not exist',
    file,
    remedy: 'Add the file, or give the program an inputs.py that prints it.',
  });
}

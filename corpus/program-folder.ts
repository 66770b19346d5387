/** Reads one program folder and says exactly what is wrong with it: the text, what its author says of it, and its cases. */
import { existsSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { MidrunError } from '../core/errors.ts';
import { readText } from '../core/json-lines.ts';
import { compileSchema } from '../core/schema.ts';
import { errorInFacts } from './place-in-facts.ts';
import { type ReadCase, readCases } from './program-cases.ts';
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
  /** At least one. */
  readonly cases: readonly ReadCase[];
}

/** Throws MidrunError (exit code 2) naming the file, the place and the remedy. */
export function readProgramFolder(folder: string): ReadProgram {
  const study = basename(dirname(folder));
  const language = findLanguage(folder);
  const sourceFile = join(folder, sourceNames[language]);
  const facts = readFacts(join(folder, 'program.json'));
  const programId = `${study}/${basename(folder)}`;
  return {
    programId,
    study,
    language,
    sourceFile,
    source: readText(sourceFile),
    facts,
    cases: readCases(folder, programId, facts),
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

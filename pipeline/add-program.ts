/**
 * Turns a program from outside into a case: puts it into a program folder of its own, takes it through every stage, and keeps the
 * folder only when the case is admitted.
 */
import {
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, extname, join } from 'node:path';
import { MidrunError } from '../core/errors.ts';
import { builtInProgramsDirectory } from '../corpus/built-in.ts';
import { type Language, sourceNames } from '../corpus/program-folder.ts';
import type { Exclusion } from '../oracles/schemas/exclusion.ts';
import type { Case } from './schemas/case.ts';
import { buildCorpus } from './stages/build-corpus.ts';
import { corpusFiles, readRows } from './stages/corpus-files.ts';

export interface AddRequest {
  /** A source file, or a program folder. */
  readonly path: string;
  /** Files of the short and the long input; needed for a source file. */
  readonly inputs: readonly string[];
  readonly study: string | undefined;
  readonly name: string | undefined;
  /** Where admitted programs are kept. */
  readonly addedDirectory: string;
  readonly cacheDirectory: string;
  /** Puts the program in the place of one of the same name. */
  readonly replace: boolean;
}

export type Added =
  | { readonly admitted: true; readonly row: Case; readonly folder: string; readonly swapped: boolean }
  | { readonly admitted: false; readonly exclusion: Exclusion };

/** Throws MidrunError (exit code 2) naming the user's own files when one is missing or does not parse. */
export async function addProgram(request: AddRequest): Promise<Added> {
  const workshop = mkdtempSync(join(tmpdir(), 'midrun-add-'));
  try {
    const staged = stageProgram(request, join(workshop, 'programs'));
    const build = () => judge(staged, join(workshop, 'corpus'), request.cacheDirectory);
    let verdict = await build();
    const swapped = !verdict.admitted && isInWrongOrder(verdict.exclusion) && swapInputs(staged.folder);
    if (swapped) verdict = await build();
    if (!verdict.admitted) return verdict;
    return { ...verdict, folder: keep(staged.folder, request), swapped };
  } catch (problem) {
    throw problem instanceof MidrunError ? inUsersWords(problem, request, workshop) : problem;
  } finally {
    rmSync(workshop, { recursive: true, force: true });
  }
}

interface StagedProgram {
  readonly folder: string;
}

function stageProgram(request: AddRequest, directory: string): StagedProgram {
  requireFile(request.path, 'the program');
  const isFolder = statSync(request.path).isDirectory();
  const language = isFolder ? languageOfFolder(request.path) : languageOf(request.path);
  const slug = request.name ?? slugOf(request.path);
  const folder = join(directory, request.study ?? `added-${language}`, slug);
  mkdirSync(folder, { recursive: true });
  if (isFolder) cpSync(request.path, folder, { recursive: true });
  else copyFileSync(request.path, join(folder, sourceNames[language]));
  stageInputs(request, folder, isFolder);
  const facts = join(folder, 'program.json');
  if (!existsSync(facts)) writeFileSync(facts, `${JSON.stringify({ title: slug, licence: 'not stated' }, null, 2)}\n`);
  return { folder };
}

function stageInputs({ inputs, path }: AddRequest, folder: string, isFolder: boolean): void {
  if (inputs.length === 2) {
    ['short.txt', 'long.txt'].forEach((name, index) => {
      requireFile(inputs[index] as string, 'the input');
      copyFileSync(inputs[index] as string, join(folder, name));
    });
    rmSync(join(folder, 'inputs.py'), { force: true });
  } else if (inputs.length > 0 || !isFolder) {
    throw new MidrunError({
      code: 'two_inputs_needed',
      message: `a case needs a short and a long input, and ${inputs.length} were named`,
      file: path,
      remedy: 'Name both: --input short.txt --input long.txt',
    });
  }
}

function requireFile(path: string, what: string): void {
  if (existsSync(path)) return;
  throw new MidrunError({
    code: 'missing_file',
    message: `${what} does not exist`,
    file: path,
    remedy: 'Check the path.',
  });
}

const endings: Readonly<Record<string, Language>> = { '.py': 'python', '.cpp': 'cpp', '.cc': 'cpp', '.cxx': 'cpp' };

function languageOf(path: string): Language {
  const language = endings[extname(path).toLowerCase()];
  if (language !== undefined) return language;
  throw new MidrunError({
    code: 'unknown_language',
    message: 'the ending says neither Python nor C++',
    file: path,
    remedy: `Known endings: ${Object.keys(endings).join(', ')}.`,
  });
}

function languageOfFolder(folder: string): Language {
  return existsSync(join(folder, sourceNames.cpp)) ? 'cpp' : 'python';
}

function slugOf(path: string): string {
  const stem = basename(path, extname(path));
  const meaningful = ['program', 'main', 'a', 'solution'].includes(stem) ? `${basename(dirname(path))}-${stem}` : stem;
  return (
    meaningful
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-|-$/g, '') || 'program'
  );
}

async function judge(staged: StagedProgram, corpusDirectory: string, cacheDirectory: string) {
  await buildCorpus({ corpusDirectory, cacheDirectory, folders: [{ folder: staged.folder, origin: 'imported' }] });
  const [row] = readRows(corpusDirectory, corpusFiles.cases);
  if (row !== undefined) return { admitted: true, row } as const;
  return { admitted: false, exclusion: readRows(corpusDirectory, corpusFiles.exclusions)[0] as Exclusion } as const;
}

function isInWrongOrder({ code, evidence }: Exclusion): boolean {
  return code === 'trace_order' && Number(evidence.short) > Number(evidence.long);
}

function swapInputs(folder: string): boolean {
  const [short, long, aside] = ['short.txt', 'long.txt', 'aside.txt'].map((name) => join(folder, name)) as [
    string,
    string,
    string,
  ];
  if (!existsSync(short)) return false;
  renameSync(short, aside);
  renameSync(long, short);
  renameSync(aside, long);
  return true;
}

function keep(folder: string, { addedDirectory, replace }: AddRequest): string {
  const kept = join(addedDirectory, basename(dirname(folder)), basename(folder));
  if (existsSync(kept) && readdirSync(kept).length > 0) {
    if (!replace) {
      throw new MidrunError({
        code: 'program_exists',
        message: 'a program of this name was added before',
        file: kept,
        remedy: 'Give it another --name, or put it in the place of the old one by --replace.',
      });
    }
    rmSync(kept, { recursive: true });
  }
  cpSync(folder, kept, { recursive: true });
  return kept;
}

/** Errors name files of the workshop; users know their own. */
function inUsersWords(problem: MidrunError, { path, inputs }: AddRequest, workshop: string): MidrunError {
  if (problem.file?.startsWith(workshop) !== true) return problem;
  const name = basename(problem.file);
  const own =
    { 'short.txt': inputs[0], 'long.txt': inputs[1] }[name] ?? (existsSync(join(path, name)) ? join(path, name) : path);
  const { code, message, place, remedy, exitCode } = problem;
  return new MidrunError({ code, message, file: own, place, remedy, exitCode, cause: problem });
}

/** Studies of the built-in corpus, whose names an added program must not take: the two are never pooled. */
export function requireOwnStudy(study: string | undefined): void {
  if (study === undefined || !existsSync(join(builtInProgramsDirectory, study))) return;
  throw new MidrunError({
    code: 'built_in_study',
    message: `"${study}" is a study of the built-in corpus`,
    remedy: 'Choose another name: added and built-in programs are never pooled.',
  });
}

/**
 * Turns a program from outside into a case, or several: puts it into a program folder of its own, takes it through every stage, and
 * keeps the folder only when a case is admitted.
 */
import {
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, extname, join } from 'node:path';
import { MidrunError } from '../core/errors.ts';
import { temporaryFolder } from '../core/temporary-folder.ts';
import { type Language, sourceNames } from '../corpus/program-folder.ts';
import type { Exclusion } from '../oracles/schemas/exclusion.ts';
import { explainCase } from './explain/explain-case.ts';
import { requireOwnStudy } from './own-study.ts';
import type { Case } from './schemas/case.ts';
import { buildCorpus } from './stages/build-corpus.ts';
import { corpusFiles, readRows } from './stages/corpus-files.ts';
import { describeExclusion } from './summarize-corpus.ts';

export interface AddRequest {
  /** A source file, or a program folder. */
  readonly path: string;
  /** Files of the short and the long input; needed for a source file. */
  readonly inputs: readonly string[];
  readonly study: string | undefined;
  readonly name: string | undefined;
  /** The function to call, for a file that only defines functions. */
  readonly entry?: string | undefined;
  /** Where admitted programs are kept. */
  readonly addedDirectory: string;
  readonly cacheDirectory: string;
  /** Puts the program in the place of one of the same name. */
  readonly replace: boolean;
  readonly signal?: AbortSignal;
}

export type Added =
  | {
      readonly admitted: true;
      /** At least one. */
      readonly rows: readonly Case[];
      /** Of a folder with several cases, those that were refused. */
      readonly exclusions: readonly Exclusion[];
      readonly folder: string;
      readonly swapped: boolean;
    }
  | {
      readonly admitted: false;
      readonly exclusion: Exclusion;
      /** The refusal with what was found of the program (pipeline/explain). */
      readonly explanation: string;
    };

/** Throws MidrunError (exit code 2) naming the user's own files when one is missing or does not parse. */
export async function addProgram(request: AddRequest): Promise<Added> {
  const place = placeOf(request);
  const workshop = temporaryFolder('add');
  try {
    const folder = stageProgram(request, join(workshop, 'programs', place.study, place.name));
    const build = () => judge(folder, join(workshop, 'corpus'), request);
    let verdict = await build();
    const swapped = !verdict.admitted && isInWrongOrder(verdict.exclusion) && swapInputs(folder);
    if (swapped) verdict = await build();
    if (!verdict.admitted) return verdict;
    keep(folder, place.kept);
    return { ...verdict, folder: place.kept, swapped };
  } catch (problem) {
    throw problem instanceof MidrunError ? inUsersWords(problem, request, workshop) : problem;
  } finally {
    rmSync(workshop, { recursive: true, force: true });
  }
}

interface Place {
  readonly study: string;
  readonly name: string;
  /** The folder the program is kept in once it is admitted. */
  readonly kept: string;
}

/** Where the program will stand. Throws MidrunError when that place is not to be had, before any program has run. */
function placeOf(request: AddRequest): Place {
  requireFile(request.path, 'the program');
  const study = request.study ?? `added-${languageOf(request.path)}`;
  const name = request.name ?? slugOf(request.path);
  requirePlainName('study', study);
  requirePlainName('name', name);
  requireOwnStudy(study);
  const kept = join(request.addedDirectory, study, name);
  if (request.replace || !existsSync(kept) || readdirSync(kept).length === 0) return { study, name, kept };
  throw new MidrunError({
    code: 'program_exists',
    message: 'a program of this name was added before',
    file: kept,
    remedy: 'Give it another --name, or put it in the place of the old one by --replace.',
  });
}

function requirePlainName(option: string, text: string): void {
  if (/^[a-z0-9][a-z0-9._-]*$/i.test(text)) return;
  throw new MidrunError({
    code: 'invalid_name',
    message: `"${text}" cannot be the --${option} of a program`,
    remedy: 'Names consist of letters, digits, dots, hyphens and underscores, and begin with a letter or digit.',
  });
}

const isFolder = (path: string) => statSync(path).isDirectory();

/** Copies the program into a folder as the corpus has them, and returns it. */
function stageProgram(request: AddRequest, folder: string): string {
  mkdirSync(folder, { recursive: true });
  if (isFolder(request.path)) cpSync(request.path, folder, { recursive: true });
  else copyFileSync(request.path, join(folder, sourceNames[languageOf(request.path)]));
  stageInputs(request, folder);
  stageFacts(request, join(folder, 'program.json'), `Program ${basename(folder)}`);
  return folder;
}

function stageFacts({ entry, inputs }: AddRequest, file: string, title: string): void {
  const isThere = existsSync(file);
  if (isThere && entry === undefined && inputs.length === 0) return;
  const stated: StatedFacts | undefined = isThere ? readObject(file) : { title, licence: 'not stated' };
  // A file that is no object is told of when the folder is read.
  if (stated === undefined) return;
  // Two named inputs are one case, whatever the folder lists.
  const { cases: _, ...facts } = stated;
  const kept = inputs.length === 0 ? stated : facts;
  writeFileSync(file, `${JSON.stringify({ ...kept, ...(entry !== undefined && { entry }) }, null, 2)}\n`);
}

interface StatedFacts {
  readonly cases?: unknown;
  readonly [field: string]: unknown;
}

function readObject(file: string): StatedFacts | undefined {
  try {
    const value: unknown = JSON.parse(readFileSync(file, 'utf8'));
    return typeof value === 'object' && value !== null ? (value as StatedFacts) : undefined;
  } catch {
    return undefined;
  }
}

function stageInputs({ inputs, path }: AddRequest, folder: string): void {
  if (inputs.length === 2) {
    ['short.txt', 'long.txt'].forEach((name, index) => {
      requireFile(inputs[index] as string, 'the input');
      copyFileSync(inputs[index] as string, join(folder, name));
    });
    rmSync(join(folder, 'inputs.py'), { force: true });
  } else if (inputs.length > 0 || !isFolder(path)) {
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
  if (isFolder(path)) return existsSync(join(path, sourceNames.cpp)) ? 'cpp' : 'python';
  const language = endings[extname(path).toLowerCase()];
  if (language !== undefined) return language;
  throw new MidrunError({
    code: 'unknown_language',
    message: 'the ending says neither Python nor C++',
    file: path,
    remedy: `Known endings: ${Object.keys(endings).join(', ')}.`,
  });
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

async function judge(folder: string, corpusDirectory: string, { cacheDirectory, signal }: AddRequest) {
  const folders = [{ folder, origin: 'imported' }] as const;
  await buildCorpus({ corpusDirectory, cacheDirectory, folders, ...(signal !== undefined && { signal }) });
  const rows = readRows(corpusDirectory, corpusFiles.cases);
  const exclusions = readRows(corpusDirectory, corpusFiles.exclusions);
  if (rows.length > 0) return { admitted: true, rows, exclusions } as const;
  const [exclusion, ...others] = exclusions as [Exclusion, ...Exclusion[]];
  const explained = explainCase(corpusDirectory, exclusion.case_id ?? exclusion.program_id);
  const explanation = [explained, ...others.map(describeExclusion)].join('\n');
  return { admitted: false, exclusion, explanation } as const;
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

function keep(folder: string, kept: string): void {
  rmSync(kept, { recursive: true, force: true });
  cpSync(folder, kept, { recursive: true });
}

/** Errors name files of the workshop; users know their own. */
function inUsersWords(problem: MidrunError, { path, inputs }: AddRequest, workshop: string): MidrunError {
  if (problem.file?.startsWith(workshop) !== true) return problem;
  const name = basename(problem.file);
  const own =
    { 'short.txt': inputs[0], 'long.txt': inputs[1] }[name] ?? (existsSync(join(path, name)) ? join(path, name) : path);
  const { code, message, remedy, exitCode } = problem;
  // What was asked for on the command line stands in a program.json that is not the user's.
  const place = name === 'program.json' && own === path ? undefined : problem.place;
  return new MidrunError({ code, message, file: own, place, remedy, exitCode, cause: problem });
}

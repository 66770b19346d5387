/** The cases of a program folder: usually one that bears the program's name, or those that program.json lists, each with its two inputs. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { MidrunError } from '../core/errors.ts';
import { decodeUtf8, readText } from '../core/json-lines.ts';
import { errorInFacts } from './place-in-facts.ts';
import type { Checkpoint, ProgramFolder } from './schemas/program-folder.ts';

export interface ReadCase {
  /** `study/slug`, or `study/slug/name` where program.json lists cases. */
  readonly caseId: string;
  /** Either the two input texts, or the generator that prints them. */
  readonly inputs: InputTexts | { readonly generator: string; readonly seed: number };
  /** The files the inputs come from, for errors. */
  readonly inputFiles: InputTexts;
  readonly checkpoint: Checkpoint | undefined;
}

interface InputTexts {
  readonly short: string;
  readonly long: string;
}

type ListedCase = NonNullable<ProgramFolder['cases']>[number];

/** Throws MidrunError when inputs are missing, or program.json says of them what cannot be. */
export function readCases(folder: string, programId: string, facts: ProgramFolder): ReadCase[] {
  const { cases: listed, checkpoint } = facts;
  const generator = readGenerator(folder);
  if (listed === undefined) {
    const inputs = generator === undefined ? undefined : { generator, seed: facts.inputs?.seed ?? 1 };
    return [{ caseId: programId, ...inputsFrom(folder, '', inputs), checkpoint }];
  }
  requireUsableList(join(folder, 'program.json'), facts, listed, generator !== undefined);
  return listed.map(({ name, seed, checkpoint: own }) => ({
    caseId: `${programId}/${name}`,
    ...inputsFrom(folder, `${name}.`, generator === undefined ? undefined : { generator, seed: seed as number }),
    checkpoint: own === undefined ? checkpoint : { ...checkpoint, ...own },
  }));
}

type Generated = Exclude<ReadCase['inputs'], InputTexts>;

function inputsFrom(
  folder: string,
  prefix: string,
  generated: Generated | undefined,
): Pick<ReadCase, 'inputs' | 'inputFiles'> {
  if (generated !== undefined) {
    const file = join(folder, generatorName);
    return { inputs: generated, inputFiles: { short: file, long: file } };
  }
  const [short, long] = ['short', 'long'].map((which) => join(folder, `${prefix}${which}.txt`)) as [string, string];
  return { inputs: { short: readInput(short), long: readInput(long) }, inputFiles: { short, long } };
}

const generatorName = 'inputs.py';

function readGenerator(folder: string): string | undefined {
  const file = join(folder, generatorName);
  return existsSync(file) ? readText(file) : undefined;
}

function requireUsableList(
  file: string,
  { inputs }: ProgramFolder,
  listed: readonly ListedCase[],
  isGenerated: boolean,
): void {
  if (inputs !== undefined) throw errorInFacts(file, 'inputs', 'is for a program with one case: give each case a seed');
  const seen = new Set<string>();
  for (const { name, seed } of listed) {
    const complaint = seen.has(name) ? 'is listed twice' : complaintAboutSeed(seed, isGenerated);
    if (complaint !== undefined) throw errorInFacts(file, `cases.${name}`, complaint);
    seen.add(name);
  }
}

function complaintAboutSeed(seed: number | undefined, isGenerated: boolean): string | undefined {
  if (isGenerated) return seed === undefined ? 'needs a seed for inputs.py' : undefined;
  return seed === undefined ? undefined : 'has a seed, but the folder holds no inputs.py';
}

function readInput(file: string): string {
  if (existsSync(file)) return decodeUtf8(readFileSync(file), file);
  throw new MidrunError({
    code: 'missing_input',
    message: 'this input file does not exist',
    file,
    remedy: 'Add the file, or give the program an inputs.py that prints it.',
  });
}

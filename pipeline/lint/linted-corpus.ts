/** What the rules look at: the program folders, the inputs their generators print, and a built corpus where there is one. */
import { basename, dirname } from 'node:path';
import { MidrunError } from '../../core/errors.ts';
import { sha256 } from '../../core/hash.ts';
import { listProgramFolders } from '../../corpus/built-in.ts';
import { type ReadProgram, readProgramFolder } from '../../corpus/program-folder.ts';
import { type BuiltCorpus, readBuiltCorpus } from './built-corpus.ts';
import { type Finding, findingOf } from './finding.ts';
import { type PrintedCase, type PrintedInput, printInputs } from './print-inputs.ts';

export interface LintedProgram extends ReadProgram {
  readonly folder: string;
}

export interface LintedInput {
  readonly file: string;
  readonly printed: PrintedInput;
  /** What its generator prints at another time; undefined for a file. */
  readonly again: PrintedInput | undefined;
}

export interface LintedCase {
  readonly caseId: string;
  readonly study: string;
  readonly folder: string;
  /** Undefined where the build changes the text of the folder: by an entry or a package. */
  readonly sourceSha256: string | undefined;
  readonly short: LintedInput;
  readonly long: LintedInput;
}

export interface LintedCorpus {
  readonly programs: readonly LintedProgram[];
  readonly cases: readonly LintedCase[];
  /** Folders that cannot be read as programs. */
  readonly unreadable: readonly Finding[];
  readonly built: BuiltCorpus | undefined;
}

/** Throws MidrunError when the built corpus cannot be read. */
export async function readLintedCorpus(
  programsDirectory: string,
  corpusDirectory: string | undefined,
): Promise<LintedCorpus> {
  const read = readPrograms(programsDirectory);
  const built = corpusDirectory === undefined ? undefined : readBuiltCorpus(corpusDirectory);
  return { ...read, cases: await lintedCases(read.programs), built };
}

/** All program folders below a directory, and what is wrong with those that cannot be read. */
export function readPrograms(programsDirectory: string): Pick<LintedCorpus, 'programs' | 'unreadable'> {
  const programs: LintedProgram[] = [];
  const unreadable: Finding[] = [];
  for (const folder of listProgramFolders(programsDirectory)) {
    try {
      programs.push({ ...readProgramFolder(folder), folder });
    } catch (problem) {
      if (!(problem instanceof MidrunError)) throw problem;
      unreadable.push(findingOf(problem, 'facts', `${basename(dirname(folder))}/${basename(folder)}`));
    }
  }
  return { programs, unreadable };
}

async function lintedCases(programs: readonly LintedProgram[]): Promise<LintedCase[]> {
  const generated = programs.flatMap(({ cases }) =>
    cases.flatMap(({ caseId, inputs }) => ('generator' in inputs ? [{ caseId, ...inputs }] : [])),
  );
  const once = await printInputs(generated, '1');
  const again = await printInputs([...generated].reverse(), '2');
  return programs.flatMap(({ cases, study, folder, source, facts }) =>
    cases.map(({ caseId, inputs, inputFiles }) => {
      const input = (length: 'short' | 'long'): LintedInput => ({
        file: inputFiles[length],
        printed: 'short' in inputs ? { text: inputs[length] } : (once.get(caseId) as PrintedCase)[length],
        again: again.get(caseId)?.[length],
      });
      const isChanged = facts.entry !== undefined || facts.package !== undefined;
      const sourceSha256 = isChanged ? undefined : sha256(source);
      return { caseId, study, folder, sourceSha256, short: input('short'), long: input('long') };
    }),
  );
}

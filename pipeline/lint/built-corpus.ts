/** A built corpus as the rules look at it: each admitted case with its inputs and its four answers. */
import type { Arm } from '../../analysis/arms.ts';
import type { Candidate } from '../../corpus/schemas/candidate.ts';
import type { Exclusion } from '../../oracles/schemas/exclusion.ts';
import type { Case } from '../schemas/case.ts';
import type { Oracle } from '../schemas/oracle.ts';
import { type Questions, readQuestions } from '../simulated/questions.ts';
import { corpusFiles, readRows } from '../stages/corpus-files.ts';

export interface BuiltCase {
  readonly row: Case;
  readonly candidate: Candidate;
  readonly oracles: Readonly<Record<Arm, Oracle>>;
}

export interface BuiltCorpus {
  readonly directory: string;
  /** By program id; with what a package puts into them, unlike the files of their folders. */
  readonly sources: ReadonlyMap<string, string>;
  readonly candidates: ReadonlyMap<string, Candidate>;
  readonly cases: readonly BuiltCase[];
  readonly exclusions: readonly Exclusion[];
  readonly questions: Questions;
}

/** Throws MidrunError (exit code 2) on files that are missing or broken. */
export function readBuiltCorpus(directory: string): BuiltCorpus {
  const candidates = new Map(readRows(directory, corpusFiles.candidates).map((row) => [row.case_id, row]));
  const oracles = Map.groupBy(readRows(directory, corpusFiles.oracles), ({ case_id }) => case_id);
  return {
    directory,
    sources: new Map(readRows(directory, corpusFiles.programs).map((row) => [row.program_id, row.source])),
    candidates,
    cases: readRows(directory, corpusFiles.cases).map((row) => ({
      row,
      candidate: candidates.get(row.case_id) as Candidate,
      oracles: Object.fromEntries(
        (oracles.get(row.case_id) ?? []).map((oracle) => [oracle.arm, oracle]),
      ) as BuiltCase['oracles'],
    })),
    exclusions: readRows(directory, corpusFiles.exclusions),
    questions: readQuestions(directory),
  };
}

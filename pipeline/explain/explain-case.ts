/** Everything a built corpus knows of one case, for its author: the verdict, the source with its loops marked, and what was found of each. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { MidrunError } from '../../core/errors.ts';
import type { Exclusion } from '../../oracles/schemas/exclusion.ts';
import type { Plan } from '../../oracles/schemas/plan.ts';
import { closestWords } from '../closest-word.ts';
import { requireCorpus } from '../require-corpus.ts';
import { type CorpusFile, corpusFiles, readRows } from '../stages/corpus-files.ts';
import { describeExclusion } from '../summarize-corpus.ts';
import { describeLoops } from './describe-loops.ts';
import { markSource } from './mark-source.ts';

/** Throws MidrunError (exit code 2) when there is no corpus, or no such case in it; then the cases of that program, or the closest ids, are named. */
export function explainCase(corpusDirectory: string, id: string): string {
  requireCorpus(corpusDirectory, 'exclusions.jsonl');
  const programs = rowsOf(corpusDirectory, corpusFiles.programs);
  const plans = rowsOf(corpusDirectory, corpusFiles.plans);
  const exclusions = readRows(corpusDirectory, corpusFiles.exclusions);
  const isMeant = (row: { case_id: string | null; program_id: string }) => (row.case_id ?? row.program_id) === id;
  const [exclusion, plan] = [exclusions.find(isMeant), plans.find(isMeant)];
  const programId = plan?.program_id ?? exclusion?.program_id ?? id;
  const source = programs.find(({ program_id }) => program_id === programId)?.source;
  if (exclusion === undefined && plan === undefined) {
    throw unknownCase(
      id,
      [...new Set([...plans, ...exclusions].map((row) => row.case_id ?? row.program_id))],
      corpusDirectory,
    );
  }
  const isAdmitted = rowsOf(corpusDirectory, corpusFiles.cases).some(({ case_id }) => case_id === id);
  const loops = plan?.loops ?? loopsOf(exclusion);
  return [
    exclusion !== undefined
      ? describeExclusion(exclusion)
      : isAdmitted
        ? `admitted ${id}`
        : `planned ${id}, and not verified yet`,
    ...(source === undefined ? [] : ['', ...markSource(source, loops)]),
    ...(loops.length === 0 ? [] : ['', ...describeLoops(loops, plan)]),
  ].join('\n');
}

/** A refusal of planning carries what was found of the loops. */
function loopsOf(exclusion: Exclusion | undefined): Plan['loops'] {
  return (exclusion?.evidence.loops as Plan['loops'] | undefined) ?? [];
}

/** No rows of a stage that the build did not come to. */
function rowsOf<Row>(directory: string, file: CorpusFile<Row>): Row[] {
  return existsSync(join(directory, file.name)) ? readRows(directory, file) : [];
}

function unknownCase(id: string, known: readonly string[], corpusDirectory: string): MidrunError {
  const ofProgram = known.filter((other) => other.startsWith(`${id}/`));
  const closest = ofProgram.length > 0 ? ofProgram : closestWords(id, known, 3);
  return new MidrunError({
    code: 'unknown_case',
    message: `there is no case "${id}" in this corpus`,
    file: corpusDirectory,
    remedy:
      closest.length === 0
        ? 'The corpus holds no case: make corpus builds it.'
        : `${ofProgram.length > 0 ? 'The cases of that program' : 'The closest ids'}:\n${closest.map((word) => `  ${word}`).join('\n')}`,
  });
}

/** What a corpus build says at its end: admitted and refused cases by study, why each was refused, and where everything stands. */
import { join } from 'node:path';
import { markdownTable } from 'markdown-table';
import type { Exclusion } from '../oracles/schemas/exclusion.ts';
import { corpusFiles, readRows } from './stages/corpus-files.ts';

/** Describes the corpus in a folder. Throws MidrunError when its files are missing or broken. */
export function summarizeCorpus(corpusDirectory: string): string {
  const cases = readRows(corpusDirectory, corpusFiles.cases);
  const exclusions = readRows(corpusDirectory, corpusFiles.exclusions);
  const studies = [...new Set([...cases, ...exclusions].map(({ study }) => study))].sort();
  const rowOf = (name: string, isMeant: (row: { study: string }) => boolean) => {
    const admitted = cases.filter(isMeant);
    const programs = new Set(admitted.map(({ source_id }) => source_id)).size;
    return [name, ...[programs, admitted.length, exclusions.filter(isMeant).length].map(String)];
  };
  const rows = studies.map((study) => rowOf(study, (row) => row.study === study));
  const total = rowOf('all', () => true);
  return [
    markdownTable([['study', 'programs', 'cases', 'refused'], ...rows, total], { align: ['l', 'r', 'r', 'r'] }),
    ...(exclusions.length > 0 ? ['', ...exclusions.map(describeExclusion)] : []),
    '',
    `Corpus: ${corpusDirectory}`,
    `  cases.jsonl, tasks.jsonl, oracles.jsonl; why a case was refused: ${join(corpusDirectory, 'exclusions.jsonl')}`,
  ].join('\n');
}

/** One refused program or case, with the facts that decided. */
export function describeExclusion({ program_id, case_id, code, probe, explanation, evidence }: Exclusion): string {
  const { loops: _, ...facts } = evidence;
  const found = probe === null ? '' : ` (${probe})`;
  const told = Object.entries(facts)
    .filter(([, value]) => value !== null && value !== undefined && value !== '')
    .map(([name, value]) => `${inWords(name)}: ${typeof value === 'string' ? value : JSON.stringify(value)}`);
  return `refused ${case_id ?? program_id}: ${code}${found}. ${explanation}${told.length > 0 ? `\n    ${told.join('; ')}` : ''}`;
}

/** A name of evidence as people write it: `exit_code` and `stateBytes` become "exit code" and "state bytes". */
function inWords(name: string): string {
  return name.replaceAll('_', ' ').replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
}

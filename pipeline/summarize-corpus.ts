/** What a corpus build says at its end: admitted and refused cases by study and code. */
import { markdownTable } from 'markdown-table';
import type { Exclusion } from '../oracles/schemas/exclusion.ts';
import type { Case } from './schemas/case.ts';

export function summarizeCorpus(cases: readonly Case[], exclusions: readonly Exclusion[]): string {
  const studies = [...new Set([...cases, ...exclusions].map(({ study }) => study))].sort();
  const rows = studies.map((study) => [
    study,
    String(cases.filter((row) => row.study === study).length),
    String(exclusions.filter((row) => row.study === study).length),
  ]);
  const total = ['all', String(cases.length), String(exclusions.length)];
  const table = markdownTable([['study', 'admitted', 'refused'], ...rows, total], { align: ['l', 'r', 'r'] });
  return [table, ...exclusions.map(describeExclusion)].join('\n');
}

/** One refused program or case, with the facts that decided. */
export function describeExclusion({ program_id, case_id, code, probe, explanation, evidence }: Exclusion): string {
  const { loops: _, ...facts } = evidence;
  const found = probe === null ? '' : ` (${probe})`;
  const told = Object.entries(facts)
    .filter(([, value]) => value !== null && value !== undefined && value !== '')
    .map(
      ([name, value]) => `${name.replaceAll('_', ' ')}: ${typeof value === 'string' ? value : JSON.stringify(value)}`,
    );
  return `refused ${case_id ?? program_id}: ${code}${found}. ${explanation}${told.length > 0 ? `\n    ${told.join('; ')}` : ''}`;
}

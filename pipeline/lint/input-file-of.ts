import type { LintedCorpus } from './linted-corpus.ts';

/** The file that the long input of a case comes from, or the id where its folder is not among those looked at. */
export function inputFileOf({ cases }: LintedCorpus, id: string): string {
  return cases.find(({ caseId }) => caseId === id)?.long.file ?? id;
}

/** The built corpus is of these very programs; without that, nothing it tells of answers and traces holds. */
import { sha256 } from '../../../core/hash.ts';
import type { BuiltCorpus } from '../built-corpus.ts';
import type { LintedCase } from '../linted-corpus.ts';
import type { Rule } from './rule.ts';

export const upToDate: Rule = {
  name: 'up-to-date',
  find: ({ cases, built }) =>
    built === undefined
      ? []
      : cases
          .filter((linted) => !isBuilt(linted, built))
          .map(({ caseId, folder }) => ({
            rule: 'up-to-date',
            about: caseId,
            file: folder,
            place: 'whole folder',
            message: `the corpus in ${built.directory} was built without it, or from another source or other inputs`,
            remedy: 'Build it again: make corpus.',
          })),
};

function isBuilt({ caseId, sourceSha256, short, long }: LintedCase, { candidates, exclusions }: BuiltCorpus): boolean {
  const candidate = candidates.get(caseId);
  // A program that is refused as a whole has no candidates.
  if (candidate === undefined) return exclusions.some(({ program_id }) => `${caseId}/`.startsWith(`${program_id}/`));
  const [shortHash, longHash] = [short, long].map(({ printed }) => 'text' in printed && sha256(printed.text));
  if (candidate.source_sha256 !== (sourceSha256 ?? candidate.source_sha256)) return false;
  return candidate.short_input_sha256 === shortHash && candidate.long_input_sha256 === longHash;
}

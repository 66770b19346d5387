import type { StudyDistribution } from '../distributions.ts';
import type { Finding } from '../finding.ts';
import type { LikePair } from '../likeness.ts';
import type { LintedCorpus } from '../linted-corpus.ts';

export interface MeasuredCorpus extends LintedCorpus {
  /** The most alike first. */
  readonly pairs: readonly LikePair[];
  readonly distributions: readonly StudyDistribution[];
}

/** One requirement on the corpus. A rule that needs answers or traces finds nothing where no corpus was built. */
export interface Rule {
  readonly name: string;
  find(corpus: MeasuredCorpus): readonly Finding[] | Promise<readonly Finding[]>;
}

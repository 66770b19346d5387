/** Looks at a corpus by every rule. */
import { distributions, type StudyDistribution } from './distributions.ts';
import type { Finding } from './finding.ts';
import { type LikePair, likePairs } from './likeness.ts';
import { readLintedCorpus } from './linted-corpus.ts';
import { rules } from './rules/rules.ts';

export interface LintReport {
  readonly programs: number;
  readonly findings: readonly Finding[];
  readonly distributions: readonly StudyDistribution[];
  /** The most alike pair of each language. */
  readonly nearest: readonly NearestPair[];
}

export interface NearestPair {
  readonly language: LikePair['language'];
  readonly first: string;
  readonly second: string;
  readonly similarity: number;
}

export interface LintOptions {
  readonly programsDirectory: string;
  /** A corpus built from these programs, for what answers and traces tell. */
  readonly corpusDirectory: string | undefined;
}

/** Throws MidrunError when there is a corpus folder that cannot be read. */
export async function lintCorpus({ programsDirectory, corpusDirectory }: LintOptions): Promise<LintReport> {
  const read = await readLintedCorpus(programsDirectory, corpusDirectory);
  const pairs = await likePairs(read.programs);
  const measured = { ...read, pairs, distributions: await distributions(read) };
  const findings: Finding[] = [];
  for (const rule of rules) findings.push(...(await rule.find(measured)));
  return {
    programs: read.programs.length,
    findings,
    distributions: measured.distributions,
    nearest: nearestOf(pairs),
  };
}

function nearestOf(pairs: readonly LikePair[]): NearestPair[] {
  const byLanguage = Map.groupBy(pairs, ({ language }) => language);
  return [...byLanguage.values()].flatMap(([nearest]) =>
    nearest === undefined
      ? []
      : [
          {
            language: nearest.language,
            first: nearest.programs[0].programId,
            second: nearest.programs[1].programId,
            similarity: Math.round(nearest.similarity * 1000) / 1000,
          },
        ],
  );
}

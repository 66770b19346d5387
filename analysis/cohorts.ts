/**
 * Cohorts: the groups of programs over which tables count. A study is a cohort for each of its languages; a headline
 * cohort pools the studies of one origin and one language, so built-in and imported studies, and Python and C++, are
 * never pooled.
 */
import { type BootstrapDraws, type BootstrapOptions, sharedDraws } from './estimators/bootstrap-draws.ts';
import { sortedClusterIds } from './estimators/cluster-sums.ts';
import type { Grade } from './schemas/grade.ts';
import { groupBySetting, type SettingGrades } from './settings.ts';

export type Origin = 'built-in' | 'imported';

export interface Cohort {
  /** The study, or the origin for a headline cohort. */
  readonly name: string;
  readonly level: 'study' | 'headline';
  readonly origin: Origin;
  readonly language: Grade['language'];
  readonly grades: readonly Grade[];
  readonly settings: readonly SettingGrades[];
  /** All planned sources, in the order of the bootstrap. */
  readonly clusterIds: readonly string[];
  readonly draws: BootstrapDraws;
}

const builtInStudies: ReadonlySet<string> = new Set([
  'authored-contest-python',
  'authored-contest-cpp',
  'classic-python',
  'classic-cpp',
  'networkx-simplex',
  'networkx-routines',
]);

export const languageNames: Readonly<Record<Grade['language'], string>> = { python: 'Python', cpp: 'C++' };

export const originOf = (study: string): Origin => (builtInStudies.has(study) ? 'built-in' : 'imported');

/** All cohorts of the rows: by origin, language (Python first) and name, studies and headline cohorts apart. */
export function cohortsOf(
  grades: readonly Grade[],
  bootstrap: BootstrapOptions,
): { studies: Cohort[]; headlines: Cohort[] } {
  const drawsFor = sharedDraws(bootstrap);
  const showTemplate = new Set(grades.map((grade) => grade.template)).size > 1;
  const build = (level: Cohort['level'], nameOf: (grade: Grade) => string) =>
    [...Map.groupBy(grades, (grade) => `${nameOf(grade)} ${grade.language}`).values()]
      .map((rows): Cohort => {
        const first = rows[0] as Grade;
        const clusterIds = sortedClusterIds(rows.map((grade) => grade.source_id));
        return {
          name: nameOf(first),
          level,
          origin: originOf(first.study),
          language: first.language,
          grades: rows,
          settings: groupBySetting(rows, showTemplate),
          clusterIds,
          draws: drawsFor(clusterIds.length),
        };
      })
      .sort((left, right) => (sortKey(left) < sortKey(right) ? -1 : 1));
  return {
    studies: build('study', (grade) => grade.study),
    headlines: build('headline', (grade) => originOf(grade.study)),
  };
}

function sortKey(cohort: Cohort): string {
  return [cohort.origin, cohort.language === 'python' ? 0 : 1, cohort.name].join('\u0000');
}

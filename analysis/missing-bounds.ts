/** How far the missing answers could move a result: the worst and the best they could have been. */
import type { Cohort } from './cohorts.ts';
import type { Interval } from './estimators/interval.ts';
import { pairsOf } from './paired-transitions.ts';
import type { SettingName } from './settings.ts';

export interface MissingBounds {
  readonly cohort: Cohort;
  readonly setting: SettingName;
  readonly planned: number;
  readonly missing: number;
  /** Accuracy over planned cells if every missing answer were wrong, and if every one were right; null without cells. */
  readonly accuracy: Interval | null;
  readonly pairs: number;
  readonly incompletePairs: number;
  /** Short minus long over all planned pairs, the missing answers as they would lower and raise it most. */
  readonly shortMinusLong: Interval | null;
}

export function missingBoundsOf(cohort: Cohort): MissingBounds[] {
  return cohort.settings.map(({ name, grades }) => {
    const missing = grades.filter(({ completed }) => !completed).length;
    const correct = grades.filter((grade) => grade.correct).length;
    const pairs = pairsOf(grades);
    let [low, high] = [0, 0];
    for (const { short, long } of pairs) {
      const scoreOf = (completed: boolean, right: boolean, otherwise: number) =>
        completed ? Number(right) : otherwise;
      low += scoreOf(short.completed, short.correct, 0) - scoreOf(long.completed, long.correct, 1);
      high += scoreOf(short.completed, short.correct, 1) - scoreOf(long.completed, long.correct, 0);
    }
    return {
      cohort,
      setting: name,
      planned: grades.length,
      missing,
      accuracy:
        grades.length === 0 ? null : { low: correct / grades.length, high: (correct + missing) / grades.length },
      pairs: pairs.length,
      incompletePairs: pairs.filter(({ short, long }) => !short.completed || !long.completed).length,
      shortMinusLong: pairs.length === 0 ? null : { low: low / pairs.length, high: high / pairs.length },
    };
  });
}

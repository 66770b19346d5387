/** Accuracy by cohort, setting and arm, over completed responses (C/R) and over planned cells (C/N). */
import { type Arm, arms } from './arms.ts';
import type { Cohort } from './cohorts.ts';
import { type ShareEstimate, shareOver } from './estimators/share-estimate.ts';
import type { Grade } from './schemas/grade.ts';
import type { SettingName } from './settings.ts';

export interface AccuracyRow {
  readonly cohort: Cohort;
  readonly setting: SettingName;
  readonly arm: Arm | 'all';
  readonly planned: number;
  readonly completed: number;
  readonly correct: number;
  readonly perCompleted: ShareEstimate;
  readonly perPlanned: ShareEstimate;
}

/** One row for each setting and arm of a cohort, and one for all arms together. */
export function accuracyOf(cohort: Cohort): AccuracyRow[] {
  return cohort.settings.flatMap(({ name, grades }) =>
    [...arms, 'all' as const].map((arm) => accuracyOfArm(cohort, name, arm, grades)),
  );
}

function accuracyOfArm(cohort: Cohort, setting: SettingName, arm: Arm | 'all', grades: readonly Grade[]): AccuracyRow {
  const planned = arm === 'all' ? grades : grades.filter((grade) => grade.arm === arm);
  const completed = planned.filter((grade) => grade.completed);
  const perCompleted = estimateShare(cohort, completed);
  // A cell without a response is never correct, so both shares have the same numerator.
  const perPlanned = completed.length === planned.length ? perCompleted : estimateShare(cohort, planned);
  return {
    cohort,
    setting,
    arm,
    planned: planned.length,
    completed: completed.length,
    correct: countCorrect(planned),
    perCompleted,
    perPlanned,
  };
}

function estimateShare({ clusterIds, draws }: Cohort, rows: readonly Grade[]): ShareEstimate {
  return shareOver(
    { clusterIds, draws },
    rows.map((grade) => ({ cluster: grade.source_id, right: grade.correct })),
  );
}

const countCorrect = (rows: readonly Grade[]) => rows.filter((grade) => grade.correct).length;

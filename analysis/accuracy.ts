/** Accuracy by cohort, setting and arm, over completed responses (C/R) and over planned cells (C/N). */
import { type Arm, arms } from './arms.ts';
import type { Cohort } from './cohorts.ts';
import { clusterSums } from './estimators/cluster-sums.ts';
import type { Interval } from './estimators/interval.ts';
import { estimateOverSources, type SourceEstimate } from './estimators/source-estimate.ts';
import { wilsonInterval } from './estimators/wilson.ts';
import { isMissing, type Known, missing } from './missing.ts';
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

export interface ShareEstimate extends SourceEstimate {
  /** As if rows were independent. */
  readonly wilson: Known<Interval>;
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

function estimateShare(cohort: Cohort, rows: readonly Grade[]): ShareEstimate {
  const sums = clusterSums(cohort.clusterIds, rows, {
    cluster: (grade) => grade.source_id,
    value: (grade) => Number(grade.correct),
  });
  const wilson = wilsonInterval(countCorrect(rows), rows.length) ?? missing('empty');
  const estimate = estimateOverSources(sums, cohort.draws);
  return { ...estimate, intervalCr1: withinShares(estimate.intervalCr1), wilson };
}

/** The t interval is symmetric and can leave [0, 1], where no share lies. */
function withinShares(interval: Known<Interval>): Known<Interval> {
  if (isMissing(interval)) return interval;
  return { low: Math.max(0, interval.low), high: Math.min(1, interval.high) };
}

const countCorrect = (rows: readonly Grade[]) => rows.filter((grade) => grade.correct).length;

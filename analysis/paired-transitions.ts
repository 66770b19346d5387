/** What becomes of a case when its input grows: final answers on the short and the long input, matched. */

import type { Cohort } from './cohorts.ts';
import { bcaInterval } from './estimators/bca.ts';
import { bootstrapTInterval } from './estimators/bootstrap-t.ts';
import { clusterSums } from './estimators/cluster-sums.ts';
import { type ClusteredMcNemar, clusteredMcNemar } from './estimators/clustered-mcnemar.ts';
import type { Interval } from './estimators/interval.ts';
import { type McNemar, mcnemar } from './estimators/mcnemar.ts';
import { estimateOverSources, type SourceEstimate } from './estimators/source-estimate.ts';
import type { Grade } from './schemas/grade.ts';
import { poolable, pooledName, type SettingGrades, type SettingName } from './settings.ts';

export interface Transitions {
  readonly cohort: Cohort;
  readonly setting: SettingName;
  /** Pairs with both arms planned. */
  readonly planned: number;
  /** Pairs with both answers completed: the denominator. */
  readonly matched: number;
  readonly bothRight: number;
  readonly rightToWrong: number;
  readonly wrongToRight: number;
  readonly bothWrong: number;
  /** Accuracy on short inputs minus accuracy on long ones, every pair weighing the same. */
  readonly shortMinusLong: SourceEstimate;
  /** As if pairs were independent. */
  readonly mcnemar: McNemar;
  /** Null where no source has a difference. */
  readonly clusteredMcNemar: ClusteredMcNemar | null;
  readonly bootstrapT: Interval | null;
  readonly bca: Interval | null;
}

export interface Pair {
  readonly short: Grade;
  readonly long: Grade;
}

/** One row for each setting of a cohort, and one for each pool of two or more settings. */
export function transitionsOf(cohort: Cohort): Transitions[] {
  const single = cohort.settings.map((setting) => transitionsOfSettings(cohort, setting.name, [setting]));
  const pooled = poolable(cohort.settings)
    .filter((settings) => settings.length > 1)
    .map((settings) => transitionsOfSettings(cohort, pooledName((settings[0] as SettingGrades).name), settings));
  return [...single, ...pooled];
}

function transitionsOfSettings(cohort: Cohort, setting: SettingName, settings: readonly SettingGrades[]): Transitions {
  const planned = settings.flatMap(({ grades }) => pairsOf(grades));
  const matched = planned.filter(({ short, long }) => short.completed && long.completed);
  const count = (shortRight: boolean, longRight: boolean) =>
    matched.filter(({ short, long }) => short.correct === shortRight && long.correct === longRight).length;
  const sums = clusterSums(cohort.clusterIds, matched, {
    cluster: ({ short }) => short.source_id,
    value: ({ short, long }) => Number(short.correct) - Number(long.correct),
  });
  const shortMinusLong = estimateOverSources(sums, cohort.draws);
  return {
    cohort,
    setting,
    planned: planned.length,
    matched: matched.length,
    bothRight: count(true, true),
    rightToWrong: count(true, false),
    wrongToRight: count(false, true),
    bothWrong: count(false, false),
    shortMinusLong,
    mcnemar: mcnemar(count(true, false), count(false, true)),
    clusteredMcNemar: shortMinusLong.sources < 2 ? null : clusteredMcNemar(sums.numerators),
    bootstrapT: bootstrapTInterval(sums, cohort.draws),
    bca: bcaInterval(sums, cohort.draws),
  };
}

/** Pairs of one setting: the same case and repeat. */
export function pairsOf(grades: readonly Grade[]): Pair[] {
  const key = (grade: Grade) => `${grade.repeat} ${grade.case_id}`;
  const longs = new Map(grades.filter((grade) => grade.arm === 'long-trace-final').map((grade) => [key(grade), grade]));
  return grades.flatMap((short) => {
    const long = short.arm === 'short-trace-final' ? longs.get(key(short)) : undefined;
    return long === undefined ? [] : [{ short, long }];
  });
}

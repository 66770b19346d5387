/** Every two settings of a cohort, compared on the tasks that both answered. */
import type { Cohort } from './cohorts.ts';
import { studentTwoSided } from './distributions/student-t.ts';
import { type ClusterSums, clusterSums, sortedClusterIds } from './estimators/cluster-sums.ts';
import { type ClusteredRatio, clusteredRatio } from './estimators/clustered-ratio.ts';
import { type Equivalence, equivalenceTest, minimumDetectableEffect } from './estimators/equivalence.ts';
import type { Interval } from './estimators/interval.ts';
import { adjustHolm } from './estimators/multiple-testing.ts';
import { rankIntervals } from './estimators/rank-intervals.ts';
import { estimateOverSources, type SourceEstimate } from './estimators/source-estimate.ts';
import { type Known, type MissingReason, missing } from './missing.ts';
import { type Observation, observationsOf } from './observations.ts';
import type { Grade } from './schemas/grade.ts';
import { poolable, type SettingGrades, type SettingName } from './settings.ts';

/** Half-width of what counts as the same accuracy: five points. */
export const equivalenceMargin = 0.05;

/** Two settings on the tasks that both answered. */
export interface TaskComparison {
  /** Tasks that both answered, and those that one of the two did not. */
  readonly pairs: number;
  readonly unpaired: number;
  /** Accuracy of the first minus that of the second over the pairs; repeats count as their mean. */
  readonly difference: SourceEstimate;
  /** Two-sided t(sources - 1) with the CR1 error; null where there is no error. */
  readonly p: number | null;
  readonly detectable: number | null;
  readonly equivalence: Equivalence | null;
}

export interface SettingComparison extends TaskComparison {
  readonly cohort: Cohort;
  readonly first: SettingName;
  readonly second: SettingName;
  /** Holm within the cohort and kind of settings; tests without a p are outside the family. */
  readonly holmP: number | null;
  readonly family: number;
}

/** All pairs of models of a cohort, and all pairs of simulated subjects, each kind a family of its own. */
export function compareSettings(cohort: Cohort): SettingComparison[] {
  return poolable(cohort.settings).flatMap((settings) => {
    const observed = settings.map(({ name, grades }) => ({ name, observations: observationsOf(grades) }));
    const comparisons = observed.flatMap((first, place) =>
      observed.slice(place + 1).map((second) => ({
        cohort,
        first: first.name,
        second: second.name,
        ...compareTasks(cohort, first.observations, second.observations),
      })),
    );
    const tested = comparisons.filter(({ p }) => p !== null);
    const adjusted = adjustHolm(tested.map(({ p }) => p as number));
    return comparisons.map((comparison) => ({
      ...comparison,
      holmP: comparison.p === null ? null : (adjusted[tested.indexOf(comparison)] as number),
      family: tested.length,
    }));
  });
}

/** Accuracy of the first minus accuracy of the second, with its test. */
export function compareTasks(
  cohort: Cohort,
  firsts: readonly Observation[],
  seconds: readonly Observation[],
): TaskComparison {
  const others = new Map(seconds.map((row) => [row.taskId, row]));
  const pairs = firsts.flatMap((one) => {
    const other = others.get(one.taskId);
    return other === undefined ? [] : [{ one, other }];
  });
  const sums = clusterSums(cohort.clusterIds, pairs, {
    cluster: ({ one }) => one.sourceId,
    value: ({ one, other }) => other.errorShare - one.errorShare,
  });
  const ratio = clusteredRatio(sums);
  const error = ratio?.standardErrorCr1 ?? null;
  const tested = ratio !== null && error !== null && error > 0;
  return {
    pairs: pairs.length,
    unpaired: firsts.length + others.size - 2 * pairs.length,
    difference: estimateOverSources(sums, cohort.draws),
    p: tested ? studentTwoSided(ratio.estimate / error, ratio.clusters - 1) : null,
    detectable: tested ? minimumDetectableEffect(error, ratio.clusters) : null,
    equivalence: ratio === null ? null : equivalenceTest(ratio, equivalenceMargin),
  };
}

export interface SettingRank {
  readonly cohort: Cohort;
  readonly setting: SettingName;
  /** Share right over the tasks that all ranked settings answered. */
  readonly accuracy: Known<number>;
  /** Tasks that all ranked settings answered, and further ones that this setting answered. */
  readonly tasks: number;
  readonly outside: number;
  readonly sources: number;
  readonly rank: Known<number>;
  readonly interval: Known<Interval>;
}

/**
 * Ranks with simultaneous 95% intervals of the settings of one kind that were asked the same tasks, over the tasks that all of
 * these answered: on other tasks a setting would be better because they are easier.
 */
export function rankSettings(cohort: Cohort): SettingRank[] {
  return poolable(cohort.settings).flatMap((settings) => {
    const peers = [...Map.groupBy(settings, ({ grades }) => askedTasks(grades)).values()];
    const ranks = new Map(peers.flatMap((group) => rankPeers(cohort, group)));
    return settings.map(({ name }) => ranks.get(name) as SettingRank);
  });
}

const askedTasks = (grades: readonly Grade[]) => sortedClusterIds(grades.map(({ task_id }) => task_id)).join('\n');

function rankPeers(cohort: Cohort, peers: readonly SettingGrades[]): [SettingName, SettingRank][] {
  const answers = peers.map(({ grades }) => observationsOf(grades));
  const answered = answers.filter((rows) => rows.length > 0).map((rows) => new Set(rows.map(({ taskId }) => taskId)));
  const isShared = ({ taskId }: Observation) => answered.every((tasks) => tasks.has(taskId));
  const sums = answers.map((rows) => completedSums(cohort, rows.filter(isShared)));
  const ranked = rankIntervals(sums, cohort.draws);
  return peers.map(({ name }, place) => {
    const [answeredTasks, ratio] = [(answers[place] ?? []).length, clusteredRatio(sums[place] as ClusterSums)];
    const reason = missing(reasonForNoRank(answeredTasks, answered.length, ratio));
    const found = ranked?.ranks[place];
    const rank: SettingRank = {
      cohort,
      setting: name,
      accuracy: ratio?.estimate ?? reason,
      tasks: ratio?.rows ?? 0,
      outside: answeredTasks - (ratio?.rows ?? 0),
      sources: ratio?.clusters ?? 0,
      rank: found?.rank ?? reason,
      interval: found?.interval ?? reason,
    };
    return [name, rank];
  });
}

function reasonForNoRank(answeredTasks: number, rivals: number, ratio: ClusteredRatio | null): MissingReason {
  if (answeredTasks === 0) return 'empty';
  if (rivals < 2) return 'no_rival';
  if (ratio === null) return 'no_shared_task';
  return ratio.clusters < 2 ? 'single_source' : 'no_spread';
}

function completedSums(cohort: Cohort, rows: readonly Observation[]): ClusterSums {
  return clusterSums(cohort.clusterIds, rows, {
    cluster: ({ sourceId }) => sourceId,
    value: ({ errorShare }) => 1 - errorShare,
  });
}

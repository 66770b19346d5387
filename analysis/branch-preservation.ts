/** How often the long input takes the program through the same control-flow edges as the short one. */
import type { Cohort } from './cohorts.ts';
import { clusterSums } from './estimators/cluster-sums.ts';
import { estimateOverSources, type SourceEstimate } from './estimators/source-estimate.ts';
import { type Pair, pairsOf } from './paired-transitions.ts';

export interface BranchPreservation {
  readonly cohort: Cohort;
  readonly cases: number;
  readonly measured: number;
  /** Edge overlaps of the measured cases, ascending. */
  readonly overlaps: readonly number[];
  readonly groups: readonly BranchGroup[];
}

export interface BranchGroup {
  readonly edges: 'the same' | 'others';
  readonly cases: number;
  /** Matched pairs of all models (simulated subjects where there are no models). */
  readonly pairs: number;
  readonly shortMinusLong: SourceEstimate;
}

export function branchPreservationOf(cohort: Cohort): BranchPreservation {
  const overlapOf = new Map(cohort.grades.map((grade) => [grade.case_id, grade.edge_overlap]));
  const measured = [...overlapOf].filter((entry): entry is [string, number] => entry[1] !== null);
  const models = cohort.settings.filter(({ name }) => !name.simulated);
  const counted = models.length > 0 ? models : cohort.settings;
  const pairs = counted
    .flatMap(({ grades }) => pairsOf(grades))
    .filter(({ short, long }) => short.completed && long.completed && short.edge_overlap !== null);
  const group = (edges: BranchGroup['edges'], holds: (overlap: number) => boolean): BranchGroup => {
    const members = pairs.filter(({ short }) => holds(short.edge_overlap as number));
    return {
      edges,
      cases: measured.filter(([, overlap]) => holds(overlap)).length,
      pairs: members.length,
      shortMinusLong: estimateOverSources(differences(cohort, members), cohort.draws),
    };
  };
  return {
    cohort,
    cases: overlapOf.size,
    measured: measured.length,
    overlaps: measured.map(([, overlap]) => overlap).sort((left, right) => left - right),
    groups: [group('the same', (overlap) => overlap === 1), group('others', (overlap) => overlap < 1)],
  };
}

function differences(cohort: Cohort, pairs: readonly Pair[]) {
  return clusterSums(cohort.clusterIds, pairs, {
    cluster: ({ short }) => short.source_id,
    value: ({ short, long }) => Number(short.correct) - Number(long.correct),
  });
}

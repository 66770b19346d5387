/** The tests whose error rates are measured, each as a list of verdicts at the 5% level on one set of errors. */
import type { RandomStream } from '../../core/random.ts';
import { casesOfOneShape, withinArmRanks } from '../associations.ts';
import { normalTwoSided } from '../distributions/normal.ts';
import { studentTwoSided } from '../distributions/student-t.ts';
import { clusterSums, sortedClusterIds } from '../estimators/cluster-sums.ts';
import { clusteredRatio } from '../estimators/clustered-ratio.ts';
import { clusterCovariances } from '../estimators/logit/cluster-covariance.ts';
import type { Design } from '../estimators/logit/design.ts';
import { fitLogit } from '../estimators/logit/fit-logit.ts';
import { errorsOf } from '../estimators/logit/logit.ts';
import { doubledRanks, mannWhitney } from '../estimators/mann-whitney.ts';
import { permutationTests } from '../estimators/permutation-test.ts';
import { dynamicMetrics, type MetricName, type Observation } from '../observations.ts';
import type { PowerTask } from './known-truth.ts';

export type Question = MetricName | 'short-long' | 'settings';

export interface Verdict {
  readonly test: string;
  readonly question: Question;
  readonly rejects: boolean;
}

/** Enough draws to decide at 5%: p = .05 is the fifth smallest of a hundred. */
const permutations = 199;
const level = 0.05;

/** Slopes of the third stage: each metric given arm, setting and the two others. None where the fit did not settle. */
export function adjustedVerdicts(design: Design): Verdict[] {
  const fit = fitLogit(design);
  if (!fit.converged) return [];
  const covariances = clusterCovariances(design, fit);
  const degrees = design.clusterCount - 1;
  const cr1s = errorsOf(covariances.cr1s);
  const cr3 = covariances.cr3 === null ? null : errorsOf(covariances.cr3);
  return dynamicMetrics.flatMap((question, index) => {
    const place = design.names.length - dynamicMetrics.length + index;
    const slope = fit.coefficients[place] as number;
    const verdict = (test: string, p: number): Verdict => ({ test, question, rejects: p < level });
    return [
      verdict('adjusted, CR1S z', normalTwoSided(slope / (cr1s[place] as number))),
      ...(cr3 === null ? [] : [verdict('adjusted, CR3 t', studentTwoSided(slope / (cr3[place] as number), degrees))]),
    ];
  });
}

/** What every series over the same tasks has in common, whatever its errors. */
export interface SeriesTasks {
  readonly metrics: readonly {
    readonly question: MetricName;
    readonly ranks: Int32Array;
    readonly within: Int32Array;
  }[];
  readonly arms: number[][][];
  readonly cases: number[][][];
}

export function rankTasks(tasks: readonly PowerTask[]): SeriesTasks {
  const ranked = dynamicMetrics.map((question) => {
    const values = tasks.map((task) => task.metrics[question]);
    return { question, ranks: doubledRanks(values), within: withinArmRanks(tasks, values) };
  });
  return {
    metrics: ranked.map(({ question, ranks, within }) => ({ question, ranks, within: within.ranks })),
    arms: ranked[0]?.within.classes ?? [],
    cases: casesOfOneShape(tasks),
  };
}

/**
 * One series a setting, all arms together, each metric by itself.
 * @param rows for each setting its errors on the ranked tasks, in their order
 */
export function seriesVerdicts(tasks: SeriesTasks, rows: readonly Observation[], stream: RandomStream): Verdict[] {
  return [...Map.groupBy(rows, ({ setting }) => setting).values()].flatMap((series) => {
    const isError = Uint8Array.from(series, (row) => Number(row.isError));
    const tested = tasks.metrics
      .map((metric) => ({ ...metric, area: mannWhitney(metric.ranks, isError) }))
      .filter(({ area }) => area !== null && area.sigma > 0);
    const permute = (classes: number[][][], ranks: readonly Int32Array[]) =>
      permutationTests({ ranks, isError, classes }, permutations, stream);
    const within = permute(
      tasks.arms,
      tested.map((metric) => metric.within),
    );
    const cases = permute(
      tasks.cases,
      tested.map(({ ranks }) => ranks),
    );
    return tested.flatMap(({ question, area }, place) => {
      const verdict = (test: string, p: number): Verdict => ({ test, question, rejects: p < level });
      return [
        verdict('series, rows exchanged (as the paper)', area?.asymptoticP ?? 1),
        verdict('series, exchanged within arms', within[place]?.p ?? 1),
        verdict('series, whole cases exchanged', cases[place]?.p ?? 1),
      ];
    });
  });
}

/** Accuracy on short minus long inputs over all settings, and between the two equal settings over all tasks. */
export function differenceVerdicts(rows: readonly Observation[]): Verdict[] {
  const byKey = (members: readonly Observation[], keyOf: (row: Observation) => string) =>
    new Map(members.map((row) => [keyOf(row), row]));
  const final = (arm: string) =>
    byKey(
      rows.filter((row) => row.arm === arm),
      (row) => `${row.caseId} ${row.setting}`,
    );
  const of = (setting: string) =>
    byKey(
      rows.filter((row) => row.setting === setting),
      ({ taskId }) => taskId,
    );
  const lengths = matched(final('long-trace-final'), final('short-trace-final'));
  const settings = matched(of('c1'), of('c2'));
  return [...pairVerdicts('short-long', lengths), ...pairVerdicts('settings', settings)];
}

function matched(firsts: ReadonlyMap<string, Observation>, seconds: ReadonlyMap<string, Observation>) {
  return [...firsts].flatMap(([key, first]) => {
    const second = seconds.get(key);
    return second === undefined ? [] : [[first, second] as const];
  });
}

function pairVerdicts(question: Question, pairs: readonly (readonly [Observation, Observation])[]): Verdict[] {
  const differenceOf = ([one, other]: readonly [Observation, Observation]) => one.errorShare - other.errorShare;
  const sums = clusterSums(sortedClusterIds(pairs.map(([{ sourceId }]) => sourceId)), pairs, {
    cluster: ([{ sourceId }]) => sourceId,
    value: differenceOf,
  });
  const ratio = clusteredRatio(sums);
  if (ratio?.standardErrorCr1 == null || ratio.standardErrorCr1 === 0) return [];
  const squares = pairs.reduce((sum, pair) => sum + (differenceOf(pair) - ratio.estimate) ** 2, 0);
  const rowError = Math.sqrt(squares / (pairs.length * (pairs.length - 1)));
  const verdict = (test: string, p: number): Verdict => ({ test, question, rejects: p < level });
  return [
    verdict(
      'paired difference, CR1 t over sources',
      studentTwoSided(ratio.estimate / ratio.standardErrorCr1, ratio.clusters - 1),
    ),
    verdict('paired difference, pairs as independent', normalTwoSided(ratio.estimate / rowError)),
  ];
}

/**
 * Staged logistic models of error (reference: the source-clustered reanalysis of the paper): study, arm and setting,
 * then log2 of trace length, peak state and state load, one after the other, and the size of the answer at last.
 */
import { type Arm, arms } from './arms.ts';
import type { Cohort } from './cohorts.ts';
import { sortedClusterIds } from './estimators/cluster-sums.ts';
import { buildDesign, type Metric } from './estimators/logit/design.ts';
import { type FirthFit, fitFirth } from './estimators/logit/firth.ts';
import { leaveSourceOutLogLoss } from './estimators/logit/log-loss.ts';
import { errorsOf, type Logit, logit } from './estimators/logit/logit.ts';
import { type WaldTest, waldTest } from './estimators/logit/wald-test.ts';
import { dynamicMetrics, hasMetric, metricLabels, type Observation, observationsOf } from './observations.ts';
import { poolable, pooledName, type SettingGrades, type SettingName } from './settings.ts';

export interface AdjustedModel {
  readonly cohort: Cohort;
  readonly setting: SettingName;
  /** 0 indicators only, 1 to 3 as metrics are added, 4 with the size of the answer. */
  readonly stage: 0 | 1 | 2 | 3 | 4;
  readonly logit: Logit;
  readonly observations: number;
  /** Tasks with an answer that are left out, because a metric was not measured. */
  readonly withoutMetrics: number;
  /** Those of a study, arm or setting whose answers are all right or all wrong. */
  readonly withoutContrast: number;
  readonly slopes: readonly Slope[];
  /** That all slopes are 0; null without a covariance. */
  readonly joint: WaldTest | null;
  /** Mean log-loss of sources predicted without themselves, in nats; null where the model does not allow it. */
  readonly logLoss: number | null;
}

export interface Slope {
  readonly name: string;
  readonly coefficient: number | null;
  readonly modelError: number | null;
  readonly errorCr1: number | null;
  readonly errorCr1s: number | null;
  readonly errorCr3: number | null;
  /** Under separation: the penalised estimate, marked as such. */
  readonly firth: number | null;
}

/** Settings of one kind together; NetworkX studies are one library and stand outside, as in the paper. */
export function adjustedModels(cohort: Cohort): AdjustedModel[] {
  return poolable(cohort.settings).flatMap((settings) => {
    const all = observationsOf(settings.flatMap(({ grades }) => grades)).filter(
      ({ study }) => !study.startsWith('networkx-'),
    );
    const measured = all.filter((row) => dynamicMetrics.every((metric) => hasMetric(row, metric)));
    const name =
      settings.length === 1 ? (settings[0] as SettingGrades).name : pooledName((settings[0] as SettingGrades).name);
    const rows = withContrast(measured);
    const outside = { withoutMetrics: all.length - measured.length, withoutContrast: measured.length - rows.length };
    return ([0, 1, 2, 3, 4] as const).map((stage) => fitStage(cohort, name, stage, rows, outside));
  });
}

/**
 * Rows whose study, arm and setting have right and wrong answers. The indicator of any other level runs off to infinity and takes its
 * rows with it, so that the likelihood of the slopes is that of the rest. All rows where nothing would be left.
 */
export function withContrast(rows: readonly Observation[]): readonly Observation[] {
  const isAlike = (members: readonly Observation[]) =>
    members.every(({ errorShare }) => errorShare === 0) || members.every(({ errorShare }) => errorShare === 1);
  const alike = (['study', 'arm', 'setting'] as const).flatMap((factor) =>
    [...Map.groupBy(rows, (row) => row[factor]).values()].filter(isAlike).flat(),
  );
  if (alike.length === 0) return rows;
  const outside = new Set(alike);
  const rest = rows.filter((row) => !outside.has(row));
  return rest.length === 0 ? rows : withContrast(rest);
}

function fitStage(
  cohort: Cohort,
  setting: SettingName,
  stage: AdjustedModel['stage'],
  rows: readonly Observation[],
  outside: Pick<AdjustedModel, 'withoutMetrics' | 'withoutContrast'>,
): AdjustedModel {
  const metrics: Metric<Observation>[] = dynamicMetrics.slice(0, Math.min(stage, 3)).map((metric) => ({
    name: metricLabels[metric],
    valueOf: (row) => row.metrics[metric] ?? 0,
  }));
  if (stage === 4) metrics.push({ name: 'answer bytes', valueOf: (row) => Math.max(1, row.answerBytes) });
  const design = buildDesign(rows, {
    factors: [
      { name: 'study', levels: sortedClusterIds(rows.map(({ study }) => study)), levelOf: ({ study }) => study },
      { name: 'arm', levels: armsOf(rows), levelOf: ({ arm }) => arm },
      { name: 'setting', levels: sortedClusterIds(rows.map((row) => row.setting)), levelOf: (row) => row.setting },
    ],
    metrics,
    errorOf: ({ errorShare }) => errorShare,
    clusterOf: ({ sourceId }) => sourceId,
  });
  const fitted = logit(design);
  const places = design.names.flatMap((name, place) => (name.startsWith('log2(') ? [place] : []));
  const { fit, covariances } = fitted;
  return {
    cohort,
    setting,
    stage,
    logit: fitted,
    observations: rows.length,
    ...outside,
    slopes: slopesOf(fitted, places),
    joint:
      fit === null || covariances === null || places.length === 0
        ? null
        : waldTest(fit.coefficients, covariances.cr1s, places, design.clusterCount),
    logLoss: covariances?.leaveOneOut == null ? null : leaveSourceOutLogLoss(design, covariances.leaveOneOut),
  };
}

const armsOf = (rows: readonly Observation[]): Arm[] => arms.filter((arm) => rows.some((row) => row.arm === arm));

function slopesOf(fitted: Logit, places: readonly number[]): Slope[] {
  const { design, fit, covariances, modelErrors, status } = fitted;
  const separated = status === 'complete_separation' || status === 'quasi_separation';
  const firth: FirthFit | null = separated && places.length > 0 ? fitFirth(design) : null;
  const [cr1, cr1s] = covariances === null ? [null, null] : [errorsOf(covariances.cr1), errorsOf(covariances.cr1s)];
  const cr3 = covariances?.cr3 == null ? null : errorsOf(covariances.cr3);
  return places.map((place) => ({
    name: design.names[place] as string,
    coefficient: fit?.coefficients[place] ?? null,
    modelError: modelErrors?.[place] ?? null,
    errorCr1: cr1?.[place] ?? null,
    errorCr1s: cr1s?.[place] ?? null,
    errorCr3: cr3?.[place] ?? null,
    firth: firth?.converged ? (firth.coefficients[place] ?? null) : null,
  }));
}

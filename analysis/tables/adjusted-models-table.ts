/** The staged models of error: odds ratios per doubling with intervals between sources. */
import type { AdjustedModel, Slope } from '../adjusted-models.ts';
import { normalTwoSided } from '../distributions/normal.ts';
import { studentQuantile, studentTwoSided } from '../distributions/student-t.ts';
import { missing } from '../missing.ts';
import { oddsInterval, oddsRatio, orMissing, reasonOf } from './association-cells.ts';
import { countText } from './count-text.ts';
import { cohortLabel, identityCells, identityColumns } from './estimate-cells.ts';
import { closingNotes } from './notes.ts';
import type { Row, Table } from './table.ts';

const stageNames = ['indicators', '+ trace length', '+ peak state', '+ state load', '+ answer bytes'] as const;

export function adjustedModelsTable(models: readonly AdjustedModel[]): Table {
  const cohorts = [...new Set(models.map(({ cohort }) => cohort))];
  const grades = cohorts.flatMap((cohort) => cohort.grades).filter(({ study }) => !study.startsWith('networkx-'));
  return {
    name: 'adjusted-models',
    title: 'Adjusted models of error: odds ratio per doubling of each metric, added in stages',
    headingColumns: ['cohort', 'language', 'setting'],
    columns: [
      ...identityColumns(cohortLabel('headline')),
      { key: 'stage', label: 'Stage', kind: 'text' },
      { key: 'slope', label: 'Metric', kind: 'text' },
      { key: 'rows', label: 'Tasks', kind: 'count' },
      { key: 'sources', label: 'Sources', kind: 'count' },
      { key: 'odds_ratio', label: 'Odds ratio', kind: 'ratio' },
      { key: 'odds_ratio_cr1s', label: '95% (CR1S, z)', kind: 'ratio_interval' },
      { key: 'p_cr1s', label: 'p', kind: 'p' },
      { key: 'odds_ratio_cr3', label: '95% (CR3, t)', kind: 'ratio_interval' },
      { key: 'p_cr3', label: 'p (CR3)', kind: 'p' },
      { key: 'joint_p', label: 'Joint p', kind: 'p' },
      { key: 'log_loss', label: 'Log-loss left out', kind: 'decimal' },
      { key: 'status', label: 'Status', kind: 'text', machineOnly: true },
      { key: 'errors', label: 'Errors', kind: 'number', machineOnly: true },
      { key: 'coefficient', label: 'Coefficient', kind: 'decimal', machineOnly: true },
      { key: 'model_error', label: 'Model standard error', kind: 'decimal', machineOnly: true },
      { key: 'error_cr1', label: 'CR1 standard error', kind: 'decimal', machineOnly: true },
      { key: 'error_cr1s', label: 'CR1S standard error', kind: 'decimal', machineOnly: true },
      { key: 'error_cr3', label: 'CR3 standard error', kind: 'decimal', machineOnly: true },
      { key: 'firth_odds_ratio', label: 'Penalised odds ratio (Firth)', kind: 'ratio', machineOnly: true },
      { key: 'joint_f_p', label: 'Joint p (F)', kind: 'p', machineOnly: true },
      { key: 'scaled_condition', label: 'Condition number, columns of length 1', kind: 'decimal', machineOnly: true },
      { key: 'iterations', label: 'Iterations', kind: 'count', machineOnly: true },
      { key: 'without_metrics', label: 'Tasks without metrics', kind: 'count', machineOnly: true },
      {
        key: 'without_contrast',
        label: 'Tasks of levels that are all right or all wrong',
        kind: 'count',
        machineOnly: true,
      },
    ],
    rows: models.flatMap((model) =>
      model.slopes.length === 0 ? [rowOf(model, null)] : model.slopes.map((slope) => rowOf(model, slope)),
    ),
    notes: [
      'Logistic regression of error on study, arm and setting (first level the reference) and log2 of the metrics, centred on the rows; ' +
        'the odds ratio is that of a doubling. A row is a task and setting with a completed answer, the mean of its repeats; ' +
        'answers that are missing, and NetworkX studies (one library), are outside.',
      outsideNote(models),
      'CR1S: sandwich over sources with G/(G-1) (N-1)/(N-K), normal quantiles, as statsmodels. CR3: cluster jackknife, t with sources - 1 ' +
        'degrees of freedom, to first order; an indicator that one source alone decides falls away with it. CR3 is the one to read with fewer than 50 sources. ' +
        'Joint p: Wald test (CR1S) that all slopes of the stage are 0.',
      'Log-loss left out: nats a task when every source is predicted without itself, to first order; a stage that does not lower it adds no prediction.',
      'The metrics are strongly correlated and nothing was assigned: a slope is an association given the others, not an effect.',
      ...closingNotes(grades),
    ],
  };
}

function outsideNote(models: readonly AdjustedModel[]): string {
  const indicators = models.filter(({ stage }) => stage === 0);
  const sumOf = (count: (model: AdjustedModel) => number) => indicators.reduce((sum, model) => sum + count(model), 0);
  const unmeasured = sumOf(({ withoutMetrics }) => withoutMetrics);
  const alike = sumOf(({ withoutContrast }) => withoutContrast);
  const all = unmeasured + alike + sumOf(({ observations }) => observations);
  return (
    `Of ${countText(all)} tasks with an answer ${countText(unmeasured)} have a metric that was not measured, and ${countText(alike)} are of a study, arm ` +
    'or setting whose answers are all right or all wrong, which says nothing of a slope: they are outside.'
  );
}

function rowOf(model: AdjustedModel, slope: Slope | null): Row {
  const { design, fit, facts } = model.logit;
  const reason = slope === null ? 'not_applicable' : reasonOf(model.logit);
  const jackknife = reason === 'not_applicable' && slope !== null ? 'dominant_source' : reason;
  const degrees = Math.max(1, design.clusterCount - 1);
  const coefficient = slope?.coefficient ?? null;
  const z = coefficient === null || slope?.errorCr1s == null ? null : coefficient / slope.errorCr1s;
  const t = coefficient === null || slope?.errorCr3 == null ? null : coefficient / slope.errorCr3;
  return {
    ...identityCells(model.cohort, model.setting),
    stage: stageNames[model.stage],
    slope: slope === null ? 'none' : slope.name.replace(/^log2\((.*)\)$/, '$1'),
    rows: model.observations,
    sources: design.clusterCount,
    odds_ratio: oddsRatio(coefficient, reason),
    odds_ratio_cr1s: oddsInterval(coefficient, slope?.errorCr1s ?? null, reason),
    p_cr1s: z === null ? missing(reason) : normalTwoSided(z),
    odds_ratio_cr3: oddsInterval(coefficient, slope?.errorCr3 ?? null, jackknife, studentQuantile(0.975, degrees)),
    p_cr3: t === null ? missing(jackknife) : studentTwoSided(t, degrees),
    joint_p: orMissing(model.joint?.p ?? null, reason),
    log_loss: orMissing(model.logLoss, model.logit.status === 'finite' ? 'dominant_source' : reasonOf(model.logit)),
    status: model.logit.status,
    errors: Number(design.outcomes.reduce((sum, outcome) => sum + outcome, 0).toFixed(6)),
    coefficient: orMissing(coefficient, reason),
    model_error: orMissing(slope?.modelError ?? null, reason),
    error_cr1: orMissing(slope?.errorCr1 ?? null, reason),
    error_cr1s: orMissing(slope?.errorCr1s ?? null, reason),
    error_cr3: orMissing(slope?.errorCr3 ?? null, jackknife),
    firth_odds_ratio: oddsRatio(slope?.firth ?? null, 'not_applicable'),
    joint_f_p: orMissing(model.joint?.fP ?? null, reason),
    scaled_condition:
      facts === null || !Number.isFinite(facts.scaledCondition)
        ? missing(reasonOf(model.logit))
        : facts.scaledCondition,
    iterations: fit?.iterations ?? 0,
    without_metrics: model.withoutMetrics,
    without_contrast: model.withoutContrast,
  };
}

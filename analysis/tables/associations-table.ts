/** Metrics against errors, series by series: area, permutation tests and odds ratio per doubling. */
import type { Association } from '../associations.ts';
import type { MissingReason } from '../missing.ts';
import { meetsNominalRule, nominalReadings } from '../nominal-rule.ts';
import { metricLabels } from '../observations.ts';
import { oddsInterval, oddsRatio, orMissing, reasonOf } from './association-cells.ts';
import { countText } from './count-text.ts';
import { cohortLabel, identityCells, identityColumns } from './estimate-cells.ts';
import { closingNotes } from './notes.ts';
import type { Column, Row, Table } from './table.ts';

export interface AssociationsText {
  readonly name: string;
  readonly title: string;
  /** Sentences of this table alone. */
  readonly notes: readonly string[];
  /** Adjusted p-values (Benjamini-Hochberg) by series, where the table declares a family. */
  readonly adjusted?: ReadonlyMap<Association, number>;
}

export function associationsTable(
  series: readonly Association[],
  text: AssociationsText,
  options: { readonly replicates: number; readonly seed: number },
): Table {
  const grades = [...new Set(series.map(({ cohort }) => cohort))].flatMap((cohort) => cohort.grades);
  const { adjusted } = text;
  return {
    name: text.name,
    title: text.title,
    headingColumns: ['cohort', 'language', 'setting'],
    columns: [
      ...identityColumns(cohortLabel('study')),
      { key: 'arm', label: 'Arm', kind: 'text' },
      { key: 'metric', label: 'Metric', kind: 'text' },
      { key: 'rows', label: 'Tasks', kind: 'count' },
      { key: 'errors', label: 'Wrong', kind: 'count' },
      { key: 'sources', label: 'Sources', kind: 'count' },
      { key: 'theta', label: 'theta', kind: 'decimal' },
      { key: 'p_rows', label: 'p, rows', kind: 'p' },
      { key: 'p_arms', label: 'p, within arms', kind: 'p' },
      { key: 'p_cases', label: 'p, cases', kind: 'p' },
      ...(adjusted === undefined ? [] : [adjustedColumn]),
      { key: 'odds_ratio', label: 'Odds ratio', kind: 'ratio' },
      { key: 'odds_ratio_model', label: '95% (rows)', kind: 'ratio_interval' },
      { key: 'odds_ratio_cr1s', label: '95% (sources)', kind: 'ratio_interval' },
      ...Object.keys(nominalReadings).map((reading) => ({
        key: `rule_${reading}`,
        label: `Rule ${reading}`,
        kind: 'text' as const,
        machineOnly: reading !== 'A',
      })),
      { key: 'status', label: 'Status', kind: 'text', machineOnly: true },
      { key: 'theta_within_arms', label: 'theta within arms', kind: 'decimal', machineOnly: true },
      { key: 'p_rows_exact', label: 'Every arrangement counted', kind: 'text', machineOnly: true },
      { key: 'firth_odds_ratio', label: 'Penalised odds ratio (Firth)', kind: 'ratio', machineOnly: true },
      { key: 'without_metric', label: 'Tasks without the metric', kind: 'count', machineOnly: true },
    ],
    rows: series.map((each) => rowOf(each, adjusted)),
    notes: [
      ...text.notes,
      'theta = P(metric of an error > metric of a success) + half the ties (normalised Mann-Whitney). Completed answers only; a task asked ' +
        'several times counts with its first answer in theta and the tests, and with its share of errors in the odds ratio. ' +
        `${countText(series.reduce((sum, each) => sum + each.withoutMetric, 0))} tasks whose metric was not measured are outside.`,
      `One-sided permutation p, errors have larger values: ${countText(options.replicates)} draws, seed ${options.seed}, p = (1 + count) / (1 + draws); ` +
        'where single rows are exchanged freely and have at most 200,000 arrangements, every one is counted. "rows" exchanges rows freely, as in the paper: the arms of a case are not ' +
        'exchangeable, and on such data this test finds what is not there far more often than it says. "within arms" exchanges ' +
        'within an arm, "cases" moves whole cases among those with the same arms answered; none of them knows that the cases of one program are related.',
      'Odds ratio of error per doubling; 95% (rows) from model-based errors as in the paper, 95% (sources) from the sandwich over sources (CR1S), which is too short ' +
        'with fewer than 50 sources; both with normal quantiles.',
      `Rule A: ${nominalReadings.A}; unadjusted, the paper's. Rules B and C stand in the CSV.`,
      ...closingNotes(grades),
    ],
  };
}

const adjustedColumn: Column = { key: 'p_adjusted', label: 'p, BH', kind: 'p' };

function rowOf(series: Association, adjusted: AssociationsText['adjusted']): Row {
  const { area, slope } = series;
  const noArea: MissingReason =
    series.rows === 0
      ? 'empty'
      : series.errors === 0 || series.errors === series.rows
        ? 'zero_variance_outcome'
        : 'constant_predictor';
  const noArmTest = series.arm !== 'all' ? 'not_applicable' : area === null ? noArea : 'alike_within_arms';
  const reason = reasonOf(slope);
  const coefficient = slope.fit?.coefficients[1] ?? null;
  return {
    ...identityCells(series.cohort, series.setting),
    arm: series.arm,
    metric: metricLabels[series.metric],
    rows: series.rows,
    errors: series.errors,
    sources: series.sources,
    theta: orMissing(area?.auc ?? null, noArea),
    p_rows: orMissing(series.rowTest?.p ?? null, noArea),
    p_arms: orMissing(series.armTest?.p ?? null, noArmTest),
    p_cases: orMissing(series.caseTest?.p ?? null, noArea),
    ...(adjusted === undefined ? {} : { p_adjusted: orMissing(adjusted.get(series) ?? null, noArea) }),
    odds_ratio: oddsRatio(coefficient, reason),
    odds_ratio_model: oddsInterval(coefficient, slope.modelErrors?.[1] ?? null, reason),
    odds_ratio_cr1s: oddsInterval(coefficient, series.slopeErrorCr1s, reason),
    ...Object.fromEntries(
      (['A', 'B', 'C'] as const).map((reading) => [
        `rule_${reading}`,
        meetsNominalRule(series, reading) ? 'yes' : 'no',
      ]),
    ),
    status: slope.status,
    theta_within_arms: orMissing(series.armTest?.area ?? null, noArmTest),
    p_rows_exact: series.rowTest?.exact ? 'yes' : 'no',
    firth_odds_ratio: oddsRatio(series.firthSlope, 'not_applicable'),
    without_metric: series.withoutMetric,
  };
}

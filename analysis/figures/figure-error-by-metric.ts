/** How often answers are wrong against a metric: binned shares and the fitted curve of each setting. */
import type { TopLevelSpec } from 'vega-lite';
import { type Cohort, languageNames } from '../cohorts.ts';
import { buildDesign } from '../estimators/logit/design.ts';
import { singleMetricLogit } from '../estimators/logit/single-metric.ts';
import { hasMetric, type MetricName, metricLabels, type Observation, observationsOf } from '../observations.ts';
import { countText } from '../tables/count-text.ts';
import { countingNotes, poolingNote, simulatedNotes } from '../tables/notes.ts';
import type { FigureSpec } from './figure.ts';
import { figureConfig, margins, settingColours } from './figure-style.ts';

const panelSize = { width: 250, height: 170 };
/** Bins of about equal numbers of tasks. */
const bins = 8;
const curvePoints = 41;

interface Point {
  readonly panel: string;
  readonly setting: string;
  readonly metric: number;
  /** Percent. */
  readonly errors: number;
  readonly tasks: number;
}

/** @param headlines one panel each; cohorts without a measured task are left out and named below the figure */
export function errorByMetricFigure(headlines: readonly Cohort[], metric: MetricName): FigureSpec {
  const panels = headlines.map((cohort) => ({ cohort, name: `${cohort.name}, ${languageNames[cohort.language]}` }));
  const series = panels.flatMap(({ cohort, name }) =>
    cohort.settings.map((setting) => {
      const all = observationsOf(setting.grades);
      const rows = all.filter((row) => hasMetric(row, metric));
      return { panel: name, setting: setting.name.label, rows, outside: all.length - rows.length };
    }),
  );
  const grades = headlines.flatMap((cohort) => cohort.grades);
  const curves = series.flatMap(({ panel, setting, rows }) => curveOf(panel, setting, metric, rows));
  const fitted = new Set(curves.map(({ panel, setting }) => `${panel} ${setting}`));
  const outside = series.reduce((sum, each) => sum + each.outside, 0);
  return {
    name: `error-by-${metric.replace('_', '-')}`,
    title: `Wrong / completed answers against ${metricLabels[metric]}, all arms together`,
    notes: [
      `A mark is about an eighth of the tasks of a setting in the order of the metric, at their geometric mean; its size grows with their number. A line ` +
        `is the logistic fit on log2 of the metric; ${series.length - fitted.size} of ${series.length} series have no finite fit and no line.`,
      'Arms move metric and error alike, and the tasks of a program are related: the lines describe, they test nothing. The tests stand in the tables associations and adjusted-models.',
      `${countText(outside)} tasks with an answer have no measured value and are outside.`,
      ...countingNotes(grades),
      poolingNote,
      ...simulatedNotes(grades),
    ],
    spec: specification(
      metricLabels[metric],
      panels.map(({ name }) => name),
      [...new Set(series.map(({ setting }) => setting))],
      series.flatMap(({ panel, setting, rows }) => binsOf(panel, setting, metric, rows)),
      curves,
    ),
  };
}

const metricOf = (row: Observation, metric: MetricName) => row.metrics[metric] as number;

function binsOf(panel: string, setting: string, metric: MetricName, rows: readonly Observation[]): Point[] {
  const sorted = rows.toSorted(
    (left, right) => metricOf(left, metric) - metricOf(right, metric) || (left.taskId < right.taskId ? -1 : 1),
  );
  return Array.from({ length: bins }, (_, bin) =>
    sorted.slice(Math.round((bin * sorted.length) / bins), Math.round(((bin + 1) * sorted.length) / bins)),
  )
    .filter((members) => members.length > 0)
    .map((members) => ({
      panel,
      setting,
      metric: 2 ** (members.reduce((sum, row) => sum + Math.log2(metricOf(row, metric)), 0) / members.length),
      errors: (100 * members.reduce((sum, row) => sum + row.errorShare, 0)) / members.length,
      tasks: members.length,
    }));
}

function curveOf(panel: string, setting: string, metric: MetricName, rows: readonly Observation[]): Point[] {
  const { fit } = singleMetricLogit(
    buildDesign(rows, {
      factors: [],
      metrics: [{ name: metric, valueOf: (row) => metricOf(row, metric) }],
      errorOf: ({ errorShare }) => errorShare,
      clusterOf: ({ sourceId }) => sourceId,
    }),
  );
  if (fit === null) return [];
  const [intercept = 0, slope = 0] = fit.coefficients;
  const logs = rows.map((row) => Math.log2(metricOf(row, metric))).sort((left, right) => left - right);
  const [low = 0, high = 0] = [logs[0], logs.at(-1)];
  const mean = logs.reduce((sum, log) => sum + log, 0) / logs.length;
  return Array.from({ length: curvePoints }, (_, index) => {
    const log = low + ((high - low) * index) / (curvePoints - 1);
    return {
      panel,
      setting,
      metric: 2 ** log,
      errors: 100 / (1 + Math.exp(-(intercept + slope * (log - mean)))),
      tasks: 0,
    };
  });
}

function specification(
  label: string,
  panels: readonly string[],
  settings: readonly string[],
  marks: readonly Point[],
  curves: readonly Point[],
): TopLevelSpec {
  const x = {
    field: 'metric',
    type: 'quantitative' as const,
    scale: { type: 'log' as const, base: 10, nice: false },
    axis: { title: `${label} (log scale)`, format: '~s', tickCount: 5, grid: false },
  };
  const y = {
    field: 'errors',
    type: 'quantitative' as const,
    scale: { domain: [0, 100], nice: false },
    axis: { title: 'Wrong (%)', values: [0, 25, 50, 75, 100] },
  };
  const color = {
    field: 'setting',
    type: 'nominal' as const,
    sort: [...settings],
    scale: { domain: [...settings], range: settingColours(settings.length) },
  };
  return {
    $schema: 'https://vega.github.io/schema/vega-lite/v6.json',
    data: {
      values: [
        ...curves.map((point) => ({ ...point, kind: 'curve' })),
        ...marks.map((point) => ({ ...point, kind: 'bin' })),
      ],
    },
    padding: margins,
    facet: { field: 'panel', type: 'nominal', sort: [...panels], title: null, header: { labelPadding: 6 } },
    columns: 2,
    spacing: 26,
    spec: {
      ...panelSize,
      layer: [
        {
          transform: [{ filter: "datum.kind === 'curve'" }],
          mark: { type: 'line', strokeWidth: 1.6 },
          encoding: { x, y, color },
        },
        {
          transform: [{ filter: "datum.kind === 'bin'" }],
          mark: { type: 'point', filled: true, opacity: 0.85 },
          encoding: {
            x,
            y,
            color,
            size: { field: 'tasks', type: 'quantitative', scale: { range: [14, 60] }, legend: null },
          },
        },
      ],
    },
    resolve: { scale: { x: 'independent' } },
    config: { ...figureConfig, legend: { ...figureConfig.legend, columns: 3 } },
  };
}

/** The whole analysis: graded rows in, tables and figures out, all as values. */
import { accuracyOf } from './accuracy.ts';
import { branchPreservationOf } from './branch-preservation.ts';
import { checkGrades } from './check-grades.ts';
import { type Cohort, cohortsOf } from './cohorts.ts';
import type { BootstrapOptions } from './estimators/bootstrap-draws.ts';
import type { FigureSpec } from './figures/figure.ts';
import { accuracyFigure } from './figures/figure-accuracy.ts';
import { errorByMetricFigure } from './figures/figure-error-by-metric.ts';
import type { RenderedFigure } from './figures/render-figure.ts';
import { metricTables } from './metric-tables.ts';
import { missingBoundsOf } from './missing-bounds.ts';
import { transitionsOf } from './paired-transitions.ts';
import { reasoningGains } from './reasoning-modes.ts';
import type { Grade } from './schemas/grade.ts';
import { compareSettings, rankSettings } from './setting-comparisons.ts';
import { accuracyTable } from './tables/accuracy-table.ts';
import { armsTable } from './tables/arms-table.ts';
import { branchPreservationTable } from './tables/branch-preservation-table.ts';
import { corpusStatisticsTable } from './tables/corpus-statistics.ts';
import { envelopeAndStatusTable } from './tables/envelope-and-status.ts';
import { headlineTable } from './tables/headline-table.ts';
import { missingBoundsTable } from './tables/missing-bounds-table.ts';
import { outcomesTable } from './tables/outcomes.ts';
import { overviewTable } from './tables/overview.ts';
import { reasoningModesTable } from './tables/reasoning-modes-table.ts';
import { settingComparisonsTable, settingRanksTable } from './tables/setting-comparisons-table.ts';
import { stabilityTable } from './tables/stability-table.ts';
import type { Table } from './tables/table.ts';
import { transitionsTable } from './tables/transitions-table.ts';
import { wrongAnswersTable } from './tables/wrong-answers.ts';

export interface Analysis {
  readonly tables: Table[];
  readonly figures: FigureSpec[];
}

/**
 * @param grades every planned cell, those without a response included; their order does not matter
 * @param options seed and number of replicates of the bootstrap
 * @throws MidrunError when a cell appears twice or a row contradicts itself
 */
export function analyze(grades: readonly Grade[], options: BootstrapOptions): Analysis {
  checkGrades(grades);
  const { studies, headlines } = cohortsOf(grades, options);
  const headlineAccuracy = headlines.flatMap(accuracyOf);
  return {
    tables: [
      headlineTable(headlineAccuracy),
      armsTable(grades),
      overviewTable(studies),
      corpusStatisticsTable(studies),
      accuracyTable('headline', headlineAccuracy, options),
      transitionsTable('headline', headlines.flatMap(transitionsOf), options),
      accuracyTable('study', studies.flatMap(accuracyOf), options),
      transitionsTable('study', studies.flatMap(transitionsOf), options),
      ...withoutSingleSources(studies, options),
      branchPreservationTable(studies.map(branchPreservationOf), options),
      settingComparisonsTable(headlines.flatMap(compareSettings), options),
      settingRanksTable(headlines.flatMap(rankSettings), options),
      reasoningModesTable(headlines.flatMap(reasoningGains), options),
      stabilityTable(headlines),
      ...metricTables(studies, headlines, options),
      missingBoundsTable(headlines.flatMap(missingBoundsOf)),
      envelopeAndStatusTable(headlines),
      outcomesTable(headlines),
      wrongAnswersTable(headlines),
    ],
    figures:
      grades.length === 0
        ? []
        : [
            accuracyFigure(headlineAccuracy),
            ...(['state_load', 'trace_length', 'peak_state', 'cyclomatic'] as const).map((metric) =>
              errorByMetricFigure(headlines, metric),
            ),
          ],
  };
}

/** The pooled differences once more without studies of one source, which weigh as many rows as they have cases. */
function withoutSingleSources(studies: readonly Cohort[], options: BootstrapOptions): Table[] {
  const several = studies.filter(({ clusterIds }) => clusterIds.length > 1);
  if (several.length === studies.length) return [];
  const { headlines } = cohortsOf(
    several.flatMap((study) => study.grades),
    options,
  );
  return [transitionsTable('several-sources', headlines.flatMap(transitionsOf), options)];
}

/** Draws a figure. Vega is loaded only here, because it takes longer to load than the analysis to run. */
export async function renderFigure(figure: FigureSpec): Promise<RenderedFigure> {
  const drawing = await import('./figures/render-figure.ts');
  return drawing.renderFigure(figure);
}

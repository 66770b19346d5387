/** The whole analysis: graded rows in, tables and figures out, all as values. */
import { accuracyOf } from './accuracy.ts';
import { checkGrades } from './check-grades.ts';
import { cohortsOf } from './cohorts.ts';
import type { BootstrapOptions } from './estimators/bootstrap-draws.ts';
import type { FigureSpec } from './figures/figure.ts';
import { accuracyFigure } from './figures/figure-accuracy.ts';
import type { RenderedFigure } from './figures/render-figure.ts';
import { transitionsOf } from './paired-transitions.ts';
import type { Grade } from './schemas/grade.ts';
import { accuracyTable } from './tables/accuracy-table.ts';
import { envelopeAndStatusTable } from './tables/envelope-and-status.ts';
import { headlineTable } from './tables/headline-table.ts';
import { outcomesTable } from './tables/outcomes.ts';
import { overviewTable } from './tables/overview.ts';
import type { Table } from './tables/table.ts';
import { transitionsTable } from './tables/transitions-table.ts';

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
      overviewTable(studies),
      accuracyTable('headline', headlineAccuracy, options),
      transitionsTable('headline', headlines.flatMap(transitionsOf), options),
      accuracyTable('study', studies.flatMap(accuracyOf), options),
      transitionsTable('study', studies.flatMap(transitionsOf), options),
      envelopeAndStatusTable(headlines),
      outcomesTable(headlines),
    ],
    figures: grades.length === 0 ? [] : [accuracyFigure(headlineAccuracy, options)],
  };
}

/** Draws a figure. Vega is loaded only here, because it takes longer to load than the analysis to run. */
export async function renderFigure(figure: FigureSpec): Promise<RenderedFigure> {
  const drawing = await import('./figures/render-figure.ts');
  return drawing.renderFigure(figure);
}

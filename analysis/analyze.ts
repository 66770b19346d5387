/** The whole analysis: graded rows in, tables and figures out, all as values. */
import { accuracyOf } from './accuracy.ts';
import { accuracyTable } from './accuracy-table.ts';
import type { BootstrapOptions } from './bootstrap-draws.ts';
import { checkGrades } from './check-grades.ts';
import { cohortsOf } from './cohorts.ts';
import { envelopeAndStatusTable } from './envelope-and-status.ts';
import type { FigureSpec } from './figure.ts';
import { accuracyFigure } from './figure-accuracy.ts';
import { headlineTable } from './headline-table.ts';
import { outcomesTable } from './outcomes.ts';
import { overviewTable } from './overview.ts';
import { transitionsOf } from './paired-transitions.ts';
import type { RenderedFigure } from './render-figure.ts';
import type { Grade } from './schemas/grade.ts';
import type { Table } from './table.ts';
import { transitionsTable } from './transitions-table.ts';

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
  const drawing = await import('./render-figure.ts');
  return drawing.renderFigure(figure);
}

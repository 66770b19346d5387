/** The figures that are curves over the levels of a family. */
import type { FigureSpec } from '../../figures/figure.ts';
import type { Simulation } from '../cells.ts';
import { accuracyNotes } from '../notes.ts';
import { curvePlans, type FigurePlan, type RowPlan } from './curve-plans.ts';
import { accuracyRow, anchorsFor, cellsFor, overlaid, publishedNotes, renderingSeries, rowsByPanel } from './curves.ts';
import { valueMark } from './mark.ts';
import type { FigureMaker } from './simulation-figures.ts';
import { type PanelRow, stackedPanels } from './stacked-panels.ts';

export const curveFigures: readonly FigureMaker[] = curvePlans.map(
  (plan) => (simulation) => curveFigure(simulation, plan),
);

function curveFigure(simulation: Simulation, { name, title, rows: planned }: FigurePlan): FigureSpec | null {
  const rows = planned.flatMap((row) => rowsByPanel(simulation, row));
  if (rows.every((row) => cellsFor(simulation, row).length === 0)) return null;
  return {
    name,
    title,
    notes: [...publishedNotes(planned.flatMap(anchorsFor)), ...accuracyNotes(simulation)],
    spec: stackedPanels(rows.map((row) => panelRow(simulation, row))),
  };
}

function panelRow(simulation: Simulation, row: RowPlan): PanelRow {
  const { measure } = row;
  if (measure === undefined) return accuracyRow(simulation, row);
  const cells = cellsFor(simulation, row);
  const seriesOf = row.seriesOf ?? renderingSeries;
  return {
    title: row.title,
    xTitle: row.xTitle,
    yTitle: measure.title,
    isPercent: measure.isPercent,
    isLogarithmic: measure.isLogarithmic ?? false,
    marks: [
      ...cells.map((cell) =>
        valueMark({ column: cell.setting.label, series: seriesOf(cell), x: cell.position }, measure.of(cell)),
      ),
      ...overlaid(cells, row, measure.isPercent ? 100 : 1),
    ],
  };
}

/** Figure 8: tracked boxes against the most objects of a box, and against the operations that affect the box. */
import type { FigureSpec } from '../../figures/figure.ts';
import type { Simulation } from '../cells.ts';
import { accuracyNotes } from '../notes.ts';
import { accuracyOf } from '../shares.ts';
import { byAffectingOperations } from '../tables/affecting-operations.ts';
import { accuracyRow, anchorsFor, type CurveRow, cellsFor, publishedNotes, rowsByPanel } from './curves.ts';
import { shareMark } from './mark.ts';
import { stackedPanels } from './stacked-panels.ts';

const row: CurveRow = { title: 'Object tracking', xTitle: 'most objects of a box', families: ['boxes'], figure: '8' };

export function boxesFigure(simulation: Simulation): FigureSpec | null {
  if (cellsFor(simulation, row).length === 0) return null;
  return {
    name: 'figure-08',
    title: 'Figure 8: object tracking as a story and as code',
    notes: [...publishedNotes(anchorsFor(row)), ...accuracyNotes(simulation)],
    spec: stackedPanels([
      ...rowsByPanel(simulation, row).map((panel) => accuracyRow(simulation, panel)),
      {
        title: 'By operations on the box, all levels together',
        xTitle: 'operations that affect the box',
        yTitle: 'right (%)',
        isPercent: true,
        marks: byAffectingOperations(simulation).map(({ setting, rendering, operations, scores }) =>
          shareMark({ column: setting.label, series: rendering, x: operations }, accuracyOf(simulation, scores)),
        ),
      },
    ]),
  };
}

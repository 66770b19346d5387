/** Figure 1: the story, code with chain of thought, and code with chain of simulation, against the number of operations. */
import type { FigureSpec } from '../../figures/figure.ts';
import { anchorsOf } from '../anchors.ts';
import type { Simulation } from '../cells.ts';
import { accuracyNotes } from '../notes.ts';
import { accuracyOf } from '../shares.ts';
import { publishedNotes } from './curves.ts';
import { publishedMarks, shareMark } from './mark.ts';
import { stackedPanels } from './stacked-panels.ts';

const curves = [
  { rendering: 'story', template: 'cot', series: 'story, chain of thought' },
  { rendering: 'code', template: 'cot', series: 'code, chain of thought' },
  { rendering: 'code', template: 'cosm', series: 'code, chain of simulation' },
] as const;

export function motivationFigure(simulation: Simulation): FigureSpec | null {
  const seriesOf = (rendering: string, template: string) =>
    curves.find((curve) => curve.rendering === rendering && curve.template === template)?.series;
  const shown = curves.flatMap(({ rendering, template, series }) =>
    simulation.cells
      .filter(
        (cell) => cell.family === 'straight-line' && cell.rendering === rendering && cell.setting.template === template,
      )
      .map((cell) => ({ cell, series })),
  );
  if (shown.length === 0) return null;
  const columnOf = ({ setting }: (typeof shown)[number]['cell']) =>
    setting.simulated ? `${setting.setting} (simulated)` : setting.setting;
  const columns = [...new Set(shown.map(({ cell }) => columnOf(cell)))];
  const anchors = anchorsOf('1');
  return {
    name: 'figure-01',
    title: 'Figure 1: exchanged goods as a story and as code',
    notes: [...publishedNotes(anchors), ...accuracyNotes(simulation)],
    spec: stackedPanels([
      {
        title: 'Straight line / Good exchange',
        xTitle: 'operations',
        yTitle: 'right (%)',
        isPercent: true,
        marks: [
          ...shown.map(({ cell, series }) =>
            shareMark({ column: columnOf(cell), series, x: cell.position }, accuracyOf(simulation, cell.scores)),
          ),
          ...columns.flatMap((column) =>
            anchors.flatMap((anchor) =>
              publishedMarks(column, seriesOf(anchor.rendering, anchor.template) ?? '', anchor),
            ),
          ),
        ],
      },
    ]),
  };
}

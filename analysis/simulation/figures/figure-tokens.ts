/** Figure 19: input and output tokens against the degree of the loops. */
import type { FigureSpec } from '../../figures/figure.ts';
import { anchorsOf } from '../anchors.ts';
import { completedOf, type Score, type Simulation } from '../cells.ts';
import { commonNotes } from '../notes.ts';
import { meanOf } from '../shares.ts';
import { replyLength } from '../tables/lazy-regime.ts';
import { publishedNotes } from './curves.ts';
import { valueMark } from './mark.ts';
import { stackedPanels } from './stacked-panels.ts';

const measures = [
  { title: 'Input', read: ({ input_tokens }: Score) => input_tokens },
  { title: 'Output', read: replyLength },
  { title: 'Steps needed', read: ({ trace_length }: Score) => trace_length },
];

export function tokensFigure(simulation: Simulation): FigureSpec | null {
  const cells = simulation.cells.filter(({ family }) => family === 'loops-by-degree');
  if (cells.length === 0) return null;
  return {
    name: 'figure-19',
    title: 'Figure 19: tokens by the degree of the loops',
    notes: [
      'Mean of a reply; the paper adds up thirty. Output: as the server counted, or words and signs where it counts none.',
      ...publishedNotes(anchorsOf('19')),
      ...commonNotes(simulation.scores),
    ],
    spec: stackedPanels(
      measures.map(({ title, read }) => ({
        title,
        xTitle: 'degree',
        yTitle: title === 'Steps needed' ? 'steps, mean' : 'tokens, mean',
        isPercent: false,
        isLogarithmic: title === 'Steps needed',
        marks: cells.map((cell) =>
          valueMark(
            { column: cell.setting.label, series: cell.rendering, x: cell.position },
            meanOf(completedOf(cell.scores), read),
          ),
        ),
      })),
    ),
  };
}

/** Figures 5, 20 and 21: right answers of every sorting routine, and the length of replies with the lazy cells marked. */
import type { FigureSpec } from '../../figures/figure.ts';
import { anchorsOf } from '../anchors.ts';
import type { Simulation } from '../cells.ts';
import { parameter } from '../classic-pairs.ts';
import { accuracyNotes, commonNotes } from '../notes.ts';
import { accuracyOf } from '../shares.ts';
import { routinesOf } from '../sorting-routines.ts';
import { lazinessOf } from '../tables/lazy-regime.ts';
import { publishedNotes } from './curves.ts';
import { dotRows } from './dot-rows.ts';
import { shareMark, valueMark } from './mark.ts';
import { stackedPanels } from './stacked-panels.ts';

const styles = ['recursive', 'iterative'];

export function routinesFigure(simulation: Simulation): FigureSpec | null {
  const routines = routinesOf(simulation);
  if (routines.length === 0) return null;
  return {
    name: 'figure-05-20-21',
    title: 'Figures 5 (left), 20 and 21: sorting routines by length, one column a setting',
    notes: [...publishedNotes(anchorsOf('5')), ...accuracyNotes(simulation)],
    spec: dotRows(
      'right (%)',
      styles.map((style) => ({
        title: style,
        marks: routines
          .filter((routine) => routine.style === style)
          .flatMap(({ algorithm, setting, cells }) =>
            cells.map((cell) =>
              shareMark(
                { column: setting.label, series: `n = ${cell.position}`, thread: algorithm, x: cell.position },
                accuracyOf(simulation, cell.scores),
              ),
            ),
          ),
      })),
    ),
  };
}

export function lazyTokensFigure(simulation: Simulation): FigureSpec | null {
  const grid = lazinessOf(simulation).filter(
    ({ cell }) => cell.family === 'sorting-routines' && parameter(cell, 'telling') !== true,
  );
  if (grid.length === 0) return null;
  return {
    name: 'figure-05-tokens',
    title: 'Figure 5 (right): output tokens against length, lazy cells marked',
    notes: [
      'One line a routine: mean output tokens, or words and signs where the server counts none. A cell is lazy as the table lazy-regime says.',
      ...commonNotes(simulation.scores),
    ],
    spec: stackedPanels(
      styles.map((style) => ({
        title: style,
        xTitle: 'length',
        yTitle: 'output tokens, mean',
        isPercent: false,
        marks: grid
          .filter(({ cell }) => parameter(cell, 'style') === style)
          .flatMap(({ cell, length, lazy }) => {
            const place = { column: cell.setting.label, x: cell.position };
            const algorithm = String(parameter(cell, 'algorithm'));
            const line = valueMark({ ...place, series: 'mean reply of a routine', thread: algorithm }, length);
            return lazy
              ? [line, valueMark({ ...place, series: 'lazy cell', thread: `${algorithm} ${cell.position}` }, length)]
              : [line];
          }),
      })),
    ),
  };
}

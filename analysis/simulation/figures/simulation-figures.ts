/** The list of the figures, each once for every mode of items that was asked. */
import type { FigureSpec } from '../../figures/figure.ts';
import type { Simulation } from '../cells.ts';
import { curveFigures } from './curve-figures.ts';
import { boxesFigure } from './figure-boxes.ts';
import { classicPairsFigure } from './figure-classic-pairs.ts';
import { motivationFigure } from './figure-motivation.ts';
import { lazyTokensFigure, routinesFigure } from './figure-sorting-routines.ts';
import { tokensFigure } from './figure-tokens.ts';

/** A figure of one mode; null where nothing of it was asked. */
export type FigureMaker = (simulation: Simulation) => FigureSpec | null;

const makers: readonly FigureMaker[] = [
  motivationFigure,
  ...curveFigures,
  routinesFigure,
  lazyTokensFigure,
  classicPairsFigure,
  boxesFigure,
  tokensFigure,
];

export function simulationFigures(simulation: Simulation): FigureSpec[] {
  return (['paper', 'corrected'] as const).flatMap((mode) => {
    const ofMode = { ...simulation, cells: simulation.cells.filter((cell) => cell.mode === mode) };
    return makers
      .map((make) => make(ofMode))
      .filter((figure): figure is FigureSpec => figure !== null && hasPanels(figure))
      .map((figure) => ({
        ...figure,
        name: `${figure.name}-${mode}`,
        title: `${figure.title} (items of the mode ${mode})`,
      }))
      .sort((left, right) => (left.name < right.name ? -1 : 1));
  });
}

/** Without a single answer there is nothing to draw. */
const hasPanels = ({ spec }: FigureSpec) => !('vconcat' in spec) || spec.vconcat.length > 0;

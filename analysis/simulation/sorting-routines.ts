/** The grid of sorting routines: algorithm x style x length, on the same vectors. */
import { sortKey } from '../settings.ts';
import { type Cell, type Group, groupCells, type Simulation } from './cells.ts';
import { parameter } from './classic-pairs.ts';

export interface Routine extends Group {
  readonly algorithm: string;
  readonly style: string;
  /** By length. */
  readonly cells: readonly Cell[];
}

/** Routines whose names say nothing; the ablation with telling names stands in the table accuracy. */
export function routinesOf({ cells }: Simulation): Routine[] {
  const grid = cells.filter((cell) => cell.family === 'sorting-routines' && parameter(cell, 'telling') !== true);
  return groupCells(grid, (cell) => [
    cell.mode,
    String(parameter(cell, 'algorithm')),
    String(parameter(cell, 'style')),
    cell.rendering,
    sortKey(cell.setting),
  ]).map((members) => {
    const first = members[0] as Cell;
    return {
      ...first,
      algorithm: String(parameter(first, 'algorithm')),
      style: String(parameter(first, 'style')),
      cells: members,
      scores: members.flatMap(({ scores }) => scores),
    };
  });
}

/** n^2 grows faster than n log n, that faster than n. */
const growthOrder = ['1', 'log n', 'n', 'n log n', 'n^2'];

export const growthRank = (growth: string): number => growthOrder.indexOf(growth);

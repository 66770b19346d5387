/** The first columns of every table of the suite: what was asked, how, and of whom. */
import type { Column, Row } from '../tables/table.ts';
import type { Cell, Group } from './cells.ts';

const groupColumns: Column[] = [
  { key: 'family', label: 'Family', kind: 'text' },
  { key: 'mode_of_items', label: 'Mode', kind: 'text' },
];

const askedColumns: Column[] = [
  { key: 'rendering', label: 'Rendering', kind: 'text' },
  { key: 'setting', label: 'Setting', kind: 'setting' },
];

const levelColumns: Column[] = [
  { key: 'level', label: 'Level', kind: 'text' },
  { key: 'position', label: 'Position', kind: 'number', machineOnly: true },
];

/** Of tables with a row a level. */
export const cellColumns: Column[] = [...groupColumns, ...levelColumns, ...askedColumns];

/** Of tables with a row a family. */
export const seriesColumns: Column[] = [...groupColumns, ...askedColumns];

/** Of tables in which code and story stand in one row. */
export const pairColumns: Column[] = [...groupColumns, { key: 'setting', label: 'Setting', kind: 'setting' }];

export const headingColumns = ['family', 'mode_of_items'];

export function groupCellsOf({ family, mode, rendering, setting }: Group): Row {
  return { family, mode_of_items: mode, rendering, setting };
}

export const cellCells = (cell: Cell): Row => ({ ...groupCellsOf(cell), level: cell.level, position: cell.position });

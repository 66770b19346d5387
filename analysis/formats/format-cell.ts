/** How people read a cell; shared by the printed formats, which only escape the text. */

import type { Interval } from '../estimators/interval.ts';
import { isMissing, type MissingReason, missingReasons } from '../missing.ts';
import type { SettingName } from '../settings.ts';
import { countText } from '../tables/count-text.ts';
import { type Cell, type Column, type ColumnKind, cellOf, type Table } from '../tables/table.ts';

/** A printed table: texts only. */
export interface PrintedTable {
  readonly columns: readonly Column[];
  readonly rows: readonly (readonly PrintedCell[])[];
  /** Reasons of the empty cells, in the order in which their letters were given. */
  readonly footnotes: readonly { readonly letter: string; readonly text: string }[];
}

export interface PrintedCell {
  readonly text: string;
  /** Letter of the footnote that says why the cell is empty. */
  readonly footnote?: string;
}

/** Texts of all cells that people see. */
export function printTable(table: Table): PrintedTable {
  const columns = table.columns.filter((column) => column.machineOnly !== true);
  const letters = new Map<MissingReason, string>();
  const rows = table.rows.map((row) =>
    columns.map((column): PrintedCell => {
      const cell = cellOf(row, column);
      if (!isMissing(cell)) return { text: formatCell(cell, column.kind) };
      const letter = letters.get(cell.missing) ?? String.fromCharCode(97 + letters.size);
      letters.set(cell.missing, letter);
      return { text: '-', footnote: letter };
    }),
  );
  const footnotes = [...letters].map(([reason, letter]) => ({ letter, text: `${missingReasons[reason]}.` }));
  return { columns, rows, footnotes };
}

/** Whether a column is set flush right. */
export const isNumeric = (kind: ColumnKind): boolean => kind !== 'text' && kind !== 'setting';

function formatCell(cell: Exclude<Cell, { missing: MissingReason }>, kind: ColumnKind): string {
  switch (kind) {
    case 'text':
      return String(cell);
    case 'setting':
      return (cell as SettingName).label;
    case 'count':
      return countText(cell as number);
    case 'number':
      return String(cell);
    case 'percent':
      return tenth(cell as number);
    case 'points':
      return signed(cell as number);
    case 'percent_interval':
      return formatInterval(cell as Interval, tenth);
    case 'points_interval':
      return formatInterval(cell as Interval, signed);
    case 'decimal':
      return withoutMinusZero((cell as number).toFixed(3));
    case 'p':
      return probability(cell as number);
    case 'ratio':
      return digits(cell as number);
    case 'ratio_interval':
      return formatInterval(cell as Interval, digits);
    case 'rank_interval':
      return ranks(cell as Interval);
  }
}

const ranks = ({ low, high }: Interval) => (low === high ? String(low) : `${low}-${high}`);

function formatInterval({ low, high }: Interval, format: (share: number) => string): string {
  return `[${format(low)}, ${format(high)}]`;
}

/** A share in hundredths to one decimal; never "-0.0". */
function tenth(share: number): string {
  return withoutMinusZero((share * 100).toFixed(1));
}

/** What rounds to zero has no sign. */
const withoutMinusZero = (text: string): string => (/^-0\.0+$/.test(text) ? text.slice(1) : text);

/** Three decimals down to .001, two digits below; what doubles cannot hold is said to be below it. */
function probability(p: number): string {
  if (p < 1e-300) return '< 1e-300';
  return p >= 0.001 ? p.toFixed(3) : p.toExponential(1);
}

/** Three significant digits, whole above 1,000; in exponents where a plain number would be long. */
function digits(value: number): string {
  const size = Math.abs(value);
  if (size !== 0 && (size < 0.001 || size >= 1e12)) return value.toExponential(1);
  // What rounds to 1,000 would be printed as 1.00e+3.
  return size >= 999.5 ? countText(Math.round(value)) : value.toPrecision(3);
}

function signed(difference: number): string {
  const text = tenth(difference);
  return text.startsWith('-') || text === '0.0' ? text : `+${text}`;
}

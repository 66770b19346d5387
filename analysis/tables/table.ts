/** A table as a value. Renderers turn it into Markdown, LaTeX, CSV and JSON; nothing else knows of formats. */
import type { Interval } from '../estimators/interval.ts';
import type { Missing } from '../missing.ts';
import type { SettingName } from '../settings.ts';

/**
 * What a column holds. Shares and differences of shares are numbers in [0, 1] and [-1, 1]: `percent` and `points`
 * are how people read them, to a tenth, which is what the Monte-Carlo error of 10,000 replicates allows.
 */
export type ColumnKind =
  | 'text'
  | 'setting'
  | 'count'
  | 'number'
  | 'percent'
  | 'percent_interval'
  | 'points'
  | 'points_interval'
  /** Three decimals: areas, log-losses, condition numbers. */
  | 'decimal'
  /** A probability of a test. */
  | 'p'
  /** A ratio of odds or variances, to three digits. */
  | 'ratio'
  | 'ratio_interval'
  /** Whole numbers from low to high. */
  | 'rank_interval';

export interface Column {
  readonly key: string;
  readonly label: string;
  readonly kind: ColumnKind;
  /** Only in CSV and JSON: detail that would crowd the printed table. */
  readonly machineOnly?: boolean;
}

export type Cell = string | number | Interval | SettingName | Missing;

export type Row = Readonly<Record<string, Cell>>;

export interface Table {
  /** File name without ending. */
  readonly name: string;
  readonly title: string;
  readonly columns: readonly Column[];
  /** Keys of the first columns, which a narrow page shows as a heading over the rows that share their values. */
  readonly headingColumns?: readonly string[];
  readonly rows: readonly Row[];
  /** Sentences under the table: how it was counted and computed. */
  readonly notes: readonly string[];
}

/** The cell of a row; a row that lacks a column, or holds NaN, is a fault. */
export function cellOf(row: Row, column: Column): Cell {
  const cell = row[column.key];
  if (cell === undefined) throw new Error(`a row has no cell for the column ${column.key}`);
  const numbers =
    typeof cell === 'number' ? [cell] : typeof cell === 'object' && 'low' in cell ? [cell.low, cell.high] : [];
  const broken = numbers.find((number) => !Number.isFinite(number));
  if (broken !== undefined) throw new Error(`the column ${column.key} holds ${broken}`);
  return cell;
}

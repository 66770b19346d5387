/** A table as flat scalar columns: what CSV and JSON hold. Shares are raw numbers, not percentages. */
import type { Interval } from '../estimators/interval.ts';
import { isMissing } from '../missing.ts';
import type { SettingName } from '../settings.ts';
import { type Column, cellOf, type Row, type Table } from '../tables/table.ts';

export type Scalar = string | number | boolean | null;

/**
 * An interval becomes `<key>_low` and `<key>_high`, a setting becomes `setting`, `template` and `simulated`.
 * Numbers that may be missing are followed by `<key>_status`: `ok`, or the reason for the null.
 */
export function machineRows(table: Table): { keys: string[]; rows: Record<string, Scalar>[] } {
  return {
    keys: table.columns.flatMap(keysOf),
    rows: table.rows.map((row) => Object.fromEntries(table.columns.flatMap((column) => entriesOf(row, column)))),
  };
}

function keysOf({ key, kind }: Column): string[] {
  switch (kind) {
    case 'percent':
    case 'points':
    case 'decimal':
    case 'p':
    case 'ratio':
      return [key, `${key}_status`];
    case 'percent_interval':
    case 'points_interval':
    case 'ratio_interval':
    case 'rank_interval':
      return [`${key}_low`, `${key}_high`, `${key}_status`];
    case 'setting':
      return [key, 'template', 'simulated'];
    default:
      return [key];
  }
}

function entriesOf(row: Row, column: Column): [string, Scalar][] {
  const keys = keysOf(column);
  const values = scalarsOf(row, column);
  return keys.map((key, index) => [key, values[index] ?? null]);
}

function scalarsOf(row: Row, column: Column): Scalar[] {
  const cell = cellOf(row, column);
  switch (column.kind) {
    case 'percent':
    case 'points':
    case 'decimal':
    case 'p':
    case 'ratio':
      return isMissing(cell) ? [null, cell.missing] : [cell as number, 'ok'];
    case 'percent_interval':
    case 'points_interval':
    case 'ratio_interval':
    case 'rank_interval':
      if (isMissing(cell)) return [null, null, cell.missing];
      return [(cell as Interval).low, (cell as Interval).high, 'ok'];
    case 'setting': {
      const { setting, template, simulated } = cell as SettingName;
      return [setting, template, simulated];
    }
    default:
      return [cell as string | number];
  }
}

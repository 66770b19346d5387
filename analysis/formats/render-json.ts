/** A table as JSON: raw numbers at full precision, a status beside every number that may be null, and the notes. */

import { type MissingReason, missingReasons } from '../missing.ts';
import type { Table } from '../tables/table.ts';
import { machineRows } from './machine-rows.ts';

export function renderJson(table: Table): string {
  const columns = table.columns.map(({ key, label, kind }) => ({ key, label, kind }));
  const { rows } = machineRows(table);
  const statuses: Record<MissingReason | 'ok', string> = { ok: 'the value stands', ...missingReasons };
  const { name, title, notes } = table;
  return `${JSON.stringify({ name, title, columns, rows, statuses, notes }, null, 2)}\n`;
}

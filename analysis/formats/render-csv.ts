/** A table as CSV (RFC 4180 with line feeds): one head line, flat scalar columns, empty fields for nulls. */

import type { Table } from '../tables/table.ts';
import { machineRows, type Scalar } from './machine-rows.ts';

export function renderCsv(table: Table): string {
  const { keys, rows } = machineRows(table);
  const lines = [keys, ...rows.map((row) => keys.map((key) => row[key] ?? null))];
  return lines.map((line) => `${line.map(field).join(',')}\n`).join('');
}

function field(value: Scalar): string {
  const text = value === null ? '' : String(value);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

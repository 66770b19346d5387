/** A table as HTML, with its notes; all text is escaped. */
import { isNumeric, printTable } from '../../analysis/formats/format-cell.ts';
import type { Table } from '../../analysis/tables/table.ts';

export function renderHtml(table: Table): string {
  const { columns, rows, footnotes } = printTable(table);
  const align = (place: number) =>
    isNumeric((columns[place] as (typeof columns)[number]).kind) ? ' class="number"' : '';
  const head = columns.map(({ label }, place) => `<th scope="col"${align(place)}>${escapeHtml(label)}</th>`).join('');
  const body = rows
    .map(
      (row) =>
        `<tr>${row.map(({ text, footnote }, place) => `<td${align(place)}>${escapeHtml(text)}${footnote === undefined ? '' : `<sup>${footnote}</sup>`}</td>`).join('')}</tr>`,
    )
    .join('\n');
  const notes = [...footnotes.map(({ letter, text }) => `(${letter}) ${text}`), ...table.notes];
  return (
    `<div class="scroll" tabindex="0" role="region" aria-label="${escapeHtml(table.title)}"><table><caption>${escapeHtml(table.title)}</caption>` +
    `<thead><tr>${head}</tr></thead><tbody>\n${body}\n</tbody></table></div>\n` +
    `<ul class="notes">${notes.map((note) => `<li>${escapeHtml(note)}</li>`).join('')}</ul>`
  );
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

export const escapeHtml = (text: string): string => text.replaceAll(/[&<>"']/g, (mark) => entities[mark] as string);

/** A table as Markdown. */
import { markdownTable } from 'markdown-table';
import type { Table } from '../tables/table.ts';
import { isNumeric, type PrintedCell, printTable } from './format-cell.ts';

/** Title, table, reasons of empty cells and notes. */
export function renderMarkdown(table: Table): string {
  const { columns, rows, footnotes } = printTable(table);
  const body = markdownTable(
    [columns.map((column) => escapeMarkdown(column.label)), ...rows.map((row) => row.map(printedText))],
    { align: columns.map((column) => (isNumeric(column.kind) ? 'right' : 'left')) },
  );
  const under = [
    ...footnotes.map(({ letter, text }) => `- (${letter}) ${escapeMarkdown(text)}`),
    ...table.notes.map((note) => `- ${escapeMarkdown(note)}`),
  ];
  return `## ${escapeMarkdown(table.title)}\n\n${body}\n\n${under.join('\n')}\n`;
}

function printedText({ text, footnote }: PrintedCell): string {
  return footnote === undefined ? escapeMarkdown(text) : `${text} (${footnote})`;
}

function escapeMarkdown(text: string): string {
  return text.replaceAll(/[\\`*_<>|]/g, '\\$&');
}

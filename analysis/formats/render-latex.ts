/** A table as LaTeX for one column of A4: `tabular` in a float, or `longtable` where rows fill more than a page. */

import type { Column, Table } from '../tables/table.ts';
import { isNumeric, type PrintedCell, type PrintedTable, printTable } from './format-cell.ts';
import { latexText } from './latex-text.ts';

/** More rows than this do not fit on one page. */
const rowsOfOnePage = 40;
/** Column headings are broken into lines of about this many characters. */
const headingLineLength = 7;

/** The table with its caption, label, reasons of empty cells and notes. Needs the packages booktabs, graphicx and longtable. */
export function renderLatex(table: Table): string {
  const printed = printTable(table);
  const headings = table.headingColumns ?? [];
  const columns = printed.columns.filter((column) => !headings.includes(column.key));
  const parts = {
    alignment: columns.map((column) => (isNumeric(column.kind) ? 'r' : 'l')).join(''),
    caption: `\\caption{${latexText(table.title)}}\\label{tab:${table.name}}`,
    head: `${columns.map(columnHeading).join(' & ')} \\\\`,
    body: bodyLines(printed, headings),
    notes: noteLines(printed, table.notes),
  };
  const lines = printed.rows.length > rowsOfOnePage ? longTable(parts) : floatingTable(parts);
  return `${lines.join('\n')}\n`;
}

interface Parts {
  readonly alignment: string;
  readonly caption: string;
  readonly head: string;
  readonly body: readonly string[];
  readonly notes: readonly string[];
}

function floatingTable({ alignment, caption, head, body, notes }: Parts): string[] {
  return [
    '\\begin{table}',
    '\\centering\\scriptsize\\setlength{\\tabcolsep}{3pt}',
    caption,
    // Shrinks the table to the width of the text only when it is wider.
    '\\resizebox{\\ifdim\\width>\\textwidth\\textwidth\\else\\width\\fi}{!}{%',
    `\\begin{tabular}{@{}${alignment}@{}}`,
    ...['\\toprule', head, '\\midrule', ...body, '\\bottomrule'],
    '\\end{tabular}}',
    '\\par\\smallskip\\raggedright',
    ...notes,
    '\\end{table}',
  ];
}

function longTable({ alignment, caption, head, body, notes }: Parts): string[] {
  return [
    '{\\scriptsize\\setlength{\\tabcolsep}{3pt}',
    `\\begin{longtable}{@{}${alignment}@{}}`,
    `${caption}\\\\`,
    ...['\\toprule', head, '\\midrule', '\\endhead', '\\bottomrule', '\\endfoot', ...body],
    '\\end{longtable}',
    '\\raggedright',
    ...notes,
    '}',
  ];
}

/** Rows, with a heading wherever the values of the heading columns change. */
function bodyLines({ columns, rows }: PrintedTable, headings: readonly string[]): string[] {
  const isHeading = columns.map((column) => headings.includes(column.key));
  const width = columns.length - headings.length;
  let above = '';
  return rows.flatMap((row) => {
    const heading = row.filter((_, index) => isHeading[index]).map(({ text }) => latexText(text));
    const line = `${row
      .filter((_, index) => !isHeading[index])
      .map(cellText)
      .join(' & ')} \\\\`;
    const title = heading.join(', ');
    if (title === above) return [line];
    const space = above === '' ? [] : ['\\addlinespace'];
    above = title;
    return [...space, `\\multicolumn{${width}}{@{}l}{\\textit{${title}}} \\\\*`, line];
  });
}

function noteLines({ footnotes }: PrintedTable, notes: readonly string[]): string[] {
  return [
    ...footnotes.map(({ letter, text }) => `\\textsuperscript{${letter}} ${latexText(text)}\\par`),
    ...notes.map((note) => `${latexText(note)}\\par`),
  ];
}

function cellText({ text, footnote }: PrintedCell): string {
  if (footnote !== undefined) return `--\\textsuperscript{${footnote}}`;
  // After a row end, LaTeX would read an opening bracket as an argument.
  return text.startsWith('[') ? `{}${latexText(text)}` : latexText(text);
}

/** The label of a column, broken between words so that it is no wider than its numbers. */
function columnHeading({ label, kind }: Column): string {
  const lines: string[] = [];
  for (const word of label.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && `${last} ${word}`.length <= headingLineLength)
      lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  if (lines.length === 1) return latexText(label);
  return `\\shortstack[${isNumeric(kind) ? 'r' : 'l'}]{${lines.map(latexText).join('\\\\')}}`;
}

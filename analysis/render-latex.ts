/** A table as LaTeX: `tabular` in a float, or `longtable` where it would not fit on a page. Needs booktabs and longtable. */
import { isNumeric, type PrintedCell, printTable } from './format-cell.ts';
import type { Table } from './table.ts';

/** More rows than this do not fit on one page. */
const rowsOfOnePage = 40;

/** The table with its caption, label, reasons of empty cells and notes. */
export function renderLatex(table: Table): string {
  const { columns, rows, footnotes } = printTable(table);
  const alignment = columns.map((column) => (isNumeric(column.kind) ? 'r' : 'l')).join('');
  const head = `${columns.map((column) => guardBracket(escapeLatex(column.label))).join(' & ')} \\\\`;
  const body = rows.map((row) => `${row.map(printedText).join(' & ')} \\\\`);
  const caption = `\\caption{${escapeLatex(table.title)}}\\label{tab:${table.name}}`;
  const under = [
    ...footnotes.map(({ letter, text }) => `\\textsuperscript{${letter}} ${escapeLatex(text)}`),
    ...table.notes.map(escapeLatex),
  ].map((note) => `${note}\\par`);
  const lines =
    rows.length > rowsOfOnePage
      ? [
          `\\begin{longtable}{${alignment}}`,
          `${caption}\\\\`,
          '\\toprule',
          head,
          '\\midrule',
          '\\endhead',
          '\\bottomrule',
          '\\endfoot',
          ...body,
          '\\end{longtable}',
          '{\\footnotesize',
          ...under,
          '}',
        ]
      : [
          '\\begin{table}',
          '\\centering',
          caption,
          `\\begin{tabular}{${alignment}}`,
          '\\toprule',
          head,
          '\\midrule',
          ...body,
          '\\bottomrule',
          '\\end{tabular}',
          '\\par\\smallskip\\footnotesize\\raggedright',
          ...under,
          '\\end{table}',
        ];
  return `${lines.join('\n')}\n`;
}

function printedText({ text, footnote }: PrintedCell): string {
  if (footnote !== undefined) return `--\\textsuperscript{${footnote}}`;
  return guardBracket(escapeLatex(text));
}

/** After a row end, LaTeX would read an opening bracket as an argument. */
function guardBracket(text: string): string {
  return text.startsWith('[') ? `{}${text}` : text;
}

const replacements: Readonly<Record<string, string>> = {
  '\\': '\\textbackslash{}',
  '~': '\\textasciitilde{}',
  '^': '\\textasciicircum{}',
  '<': '\\textless{}',
  '>': '\\textgreater{}',
  '|': '\\textbar{}',
  '"': "{''}",
};

function escapeLatex(text: string): string {
  return text
    .replaceAll(/[\\~^<>|"&%$#_{}]/g, (character) => replacements[character] ?? `\\${character}`)
    .replaceAll(/(^|[[ ])-(?=[ \d])/g, '$1$-$');
}

/** Tables and figures of an analysis as files. */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { type Analysis, renderFigure } from '../analysis/analyze.ts';
import { renderCsv } from '../analysis/formats/render-csv.ts';
import { renderJson } from '../analysis/formats/render-json.ts';
import { renderLatex } from '../analysis/formats/render-latex.ts';
import { renderMarkdown } from '../analysis/formats/render-markdown.ts';
import { writeFileInOneStep } from '../core/json-lines.ts';

const tableRenderers = { md: renderMarkdown, tex: renderLatex, csv: renderCsv, json: renderJson } as const;

/** Replaces the folders `tables` and `figures` of the directory; returns every file written, tables first. */
export async function writeAnalysis({ tables, figures }: Analysis, directory: string): Promise<string[]> {
  const files: string[] = [];
  const write = (path: string, content: string | Uint8Array) => {
    writeFileInOneStep(path, content);
    files.push(path);
  };
  for (const folder of ['tables', 'figures']) rmSync(join(directory, folder), { recursive: true, force: true });
  for (const table of tables) {
    for (const [ending, render] of Object.entries(tableRenderers))
      write(join(directory, 'tables', `${table.name}.${ending}`), render(table));
  }
  for (const figure of figures) {
    const { svg, png } = await renderFigure(figure);
    write(join(directory, 'figures', `${figure.name}.svg`), svg);
    write(join(directory, 'figures', `${figure.name}.png`), png);
  }
  return files;
}

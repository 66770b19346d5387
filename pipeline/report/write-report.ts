/** Writes the report: a page that opens from disk, its figures, and the data of its case explorer. */
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { FigureSpec } from '../../analysis/figures/figure.ts';
import type { Grade } from '../../analysis/schemas/grade.ts';
import type { Table } from '../../analysis/tables/table.ts';
import { writeFileInOneStep } from '../../core/json-lines.ts';
import { iterationsFile } from '../iterations/observe-iterations.ts';
import { readTasks } from '../read-tasks.ts';
import { type CorpusFile, corpusFiles, readRows } from '../stages/corpus-files.ts';
import { escapeHtml, renderHtml } from './render-html.ts';
import { openReplies } from './reply-reader.ts';
import { type Answer, casePage, cellColumns, type ReportCorpus } from './report-data.ts';

export interface ReportOptions {
  readonly corpusDirectory: string;
  readonly runsDirectory: string;
  /** Holds `figures/`; the report becomes `report/` in it. */
  readonly analysisDirectory: string;
}

export interface Analysed {
  readonly grades: readonly Grade[];
  readonly tables: readonly Table[];
  readonly figures: readonly FigureSpec[];
}

const asset = (name: string) => readFileSync(join(import.meta.dirname, 'page', name), 'utf8');

/** Replaces `report/`. Answers that grading did not use are not shown. */
export function writeReport(
  { corpusDirectory, runsDirectory, analysisDirectory }: ReportOptions,
  analysed: Analysed,
): string {
  const directory = join(analysisDirectory, 'report');
  rmSync(directory, { recursive: true, force: true });
  mkdirSync(join(directory, 'data'), { recursive: true });
  const corpus = readReportCorpus(corpusDirectory);
  const columns = cellColumns(analysed.grades, corpus.cases);
  writeFileInOneStep(join(directory, 'data', 'cells.js'), assignment('midrunCells', columns));
  const replies = openReplies(runsDirectory, readTasks(corpusDirectory));
  const gradesOf = Map.groupBy(analysed.grades, ({ case_id }) => case_id);
  corpus.cases.forEach((row, place) => {
    const answers = (gradesOf.get(row.case_id) ?? []).map(
      (grade): Answer => ({ grade, reply: grade.completed ? replies.replyOf(grade.cell_id) : null }),
    );
    const page = casePage(row, corpus, answers, columns.settings);
    writeFileInOneStep(
      join(directory, 'data', `case-${place}.js`),
      `(globalThis.midrunCases ??= {})[${place}] = ${scriptJson(page)};\n`,
    );
  });
  replies.close();
  for (const { name } of analysed.figures)
    writeFileInOneStep(join(directory, `${name}.svg`), readFileSync(join(analysisDirectory, 'figures', `${name}.svg`)));
  for (const name of ['style.css', 'report.js']) writeFileInOneStep(join(directory, name), asset(name));
  const file = join(directory, 'index.html');
  writeFileInOneStep(file, fillPage(analysed, corpus));
  return file;
}

/** A corpus of which only tasks and oracles are left gives a report without cases. */
function readReportCorpus(directory: string): ReportCorpus {
  const rows = <Row>(file: CorpusFile<Row>) =>
    existsSync(join(directory, file.name)) ? readRows(directory, file) : [];
  const by = <Row>(file: CorpusFile<Row>, key: (row: Row) => string) =>
    new Map(rows(file).map((row) => [key(row), row]));
  return {
    cases: rows(corpusFiles.cases),
    programs: by(corpusFiles.programs, ({ program_id }) => program_id),
    candidates: by(corpusFiles.candidates, ({ case_id }) => case_id),
    shown: by(corpusFiles.shown, ({ case_id }) => case_id),
    verified: by(corpusFiles.verified, ({ case_id }) => case_id),
    iterations: Map.groupBy(rows(iterationsFile), ({ case_id }) => case_id),
  };
}

function fillPage({ tables, figures, grades }: Analysed, { cases }: ReportCorpus): string {
  const [headline, ...others] = tables as [Table, ...Table[]];
  const settings = new Set(grades.map(({ setting }) => setting)).size;
  const parts: Readonly<Record<string, string>> = {
    summary: `${cases.length} cases, ${settings} settings, ${grades.length.toLocaleString('en')} planned cells. A cell is one task asked of one setting once.`,
    headline: `<h2 id="headline-title">At a glance</h2>${renderHtml(headline)}`,
    figures: figures.map(figureHtml).join('\n'),
    tables: others
      .map(
        (table) =>
          `<details id="${table.name}"${table.name === 'accuracy' ? ' open' : ''}><summary>${escapeHtml(table.title)}</summary>${renderHtml(table)}</details>`,
      )
      .join('\n'),
  };
  return asset('page.html').replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => parts[name] as string);
}

function figureHtml({ name, title, notes }: FigureSpec): string {
  const list = notes.map((note) => `<li>${escapeHtml(note)}</li>`).join('');
  return `<figure><img src="${name}.svg" alt="${escapeHtml(title)}" loading="lazy"><figcaption>${escapeHtml(title)}<ul>${list}</ul></figcaption></figure>`;
}

const assignment = (name: string, value: unknown) => `globalThis.${name} = ${scriptJson(value)};\n`;

/** JSON that may stand in a script: nothing in it can close the script or end a line. */
const scriptJson = (value: unknown) =>
  JSON.stringify(value).replaceAll('<', '\\u003c').replaceAll('\u2028', '\\u2028').replaceAll('\u2029', '\\u2029');

/** Grades the collected runs and writes every table and figure of the analysis. */
import { join } from 'node:path';
import { analyze } from '../analysis/analyze.ts';
import { renderMarkdown } from '../analysis/formats/render-markdown.ts';
import gradeJsonSchema from '../analysis/schemas/grade.schema.json' with { type: 'json' };
import type { Grade } from '../analysis/schemas/grade.ts';
import type { Table } from '../analysis/tables/table.ts';
import { MidrunError } from '../core/errors.ts';
import { readJsonLines } from '../core/json-lines.ts';
import { compileSchema } from '../core/schema.ts';
import { type GradeOptions, type GradingSummary, gradeRuns } from './grade/grade.ts';
import { writeReport } from './report/write-report.ts';
import { runFolders } from './run-folder.ts';
import { writeAnalysis } from './write-analysis.ts';

/** Seed and replicates of everything that is reported (reference values of the statistics use the same generator). */
export const bootstrap = { seed: 20_260_101, replicates: 10_000 } as const;

export interface AnalysisSummary {
  readonly grading: GradingSummary;
  readonly tables: readonly Table[];
  /** Every file written, tables first. */
  readonly files: readonly string[];
  /** The headline table as Markdown and where everything else stands, to be shown at once. */
  readonly headline: string;
}

/** Throws MidrunError (exit code 2) on broken files, and when there is no run. */
export async function analyzeRuns(
  options: GradeOptions,
  draws: { readonly seed: number; readonly replicates: number } = bootstrap,
): Promise<AnalysisSummary> {
  requireRuns(options);
  const grading = gradeRuns(options);
  const grades = readJsonLines(grading.file, compileSchema<Grade>(gradeJsonSchema));
  const { tables, figures } = analyze(grades, draws);
  const files = await writeAnalysis({ tables, figures }, options.analysisDirectory);
  files.push(writeReport(options, { grades, tables, figures }));
  return { grading, tables, files, headline: describeAnalysis(tables, options.analysisDirectory) };
}

/** Throws MidrunError `no_runs` (exit code 2) when there are none. */
export function requireRuns(
  { runsDirectory }: { readonly runsDirectory: string },
  command = 'make collect MODEL=sim/slip',
): void {
  if (runFolders(runsDirectory).length > 0) return;
  throw new MidrunError({
    code: 'no_runs',
    message: 'there are no runs to analyze',
    file: runsDirectory,
    remedy: `Collect one first: ${command}.`,
  });
}

function describeAnalysis(tables: readonly Table[], analysisDirectory: string): string {
  const headline = tables.find(({ name }) => name === 'headline') as Table;
  return [
    renderMarkdown(headline),
    `Tables: ${join(analysisDirectory, 'tables')} (${tables.length} of them; md, tex, csv, json)`,
    `Figures: ${join(analysisDirectory, 'figures')} (svg, png)`,
    `Report: ${join(analysisDirectory, 'report', 'index.html')}\n`,
  ].join('\n');
}

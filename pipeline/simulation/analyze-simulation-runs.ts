/** Scores the collected runs of the simulation suite and writes every table and figure. */
import { join } from 'node:path';
import { renderMarkdown } from '../../analysis/formats/render-markdown.ts';
import { analyzeSimulation } from '../../analysis/simulation/analyze-simulation.ts';
import type { Table } from '../../analysis/tables/table.ts';
import { bootstrap, requireRuns } from '../analyze-runs.ts';
import { writeAnalysis } from '../write-analysis.ts';
import { type ScoreOptions, type ScoringSummary, scoreRuns } from './score/score-runs.ts';

export interface SimulationAnalysis {
  readonly scoring: ScoringSummary;
  readonly tables: readonly Table[];
  /** Every file written, tables first. */
  readonly files: readonly string[];
  /** The first table as Markdown and where everything else stands, to be shown at once. */
  readonly headline: string;
}

/** Throws MidrunError (exit code 2) on broken files, and when there is no run. */
export async function analyzeSimulationRuns(
  options: ScoreOptions,
  draws: { readonly seed: number; readonly replicates: number } = bootstrap,
): Promise<SimulationAnalysis> {
  requireRuns(options, 'make collect SUITE=simulation MODEL=sim/slip');
  const scoring = scoreRuns(options);
  const { tables, figures } = analyzeSimulation(scoring.rows, draws);
  const files = await writeAnalysis({ tables, figures }, options.analysisDirectory);
  const headline = [
    renderMarkdown(tables[0] as Table),
    `Scores: ${scoring.file} (${scoring.rows.length} cells)`,
    `Tables: ${join(options.analysisDirectory, 'tables')} (${tables.length} of them; md, tex, csv, json)`,
    `Figures: ${join(options.analysisDirectory, 'figures')} (${figures.length} of them; svg, png)\n`,
  ].join('\n');
  return { scoring, tables, files, headline };
}

/** The whole analysis of the simulation suite: scored cells in, tables and figures out, all as values. */
import type { Analysis } from '../analyze.ts';
import { refuseRepeatedCells } from '../check-grades.ts';
import type { BootstrapOptions } from '../estimators/bootstrap-draws.ts';
import { type Score, simulationOf } from './cells.ts';
import { simulationFigures } from './figures/simulation-figures.ts';
import { absoluteErrorTable } from './tables/absolute-error.ts';
import { accuracyByFamily, accuracyByLevel } from './tables/accuracy.ts';
import { affectingOperationsTable } from './tables/affecting-operations.ts';
import { algorithmRanksTable, complexityAccuracyTable } from './tables/algorithm-ranks.ts';
import { classicPairsTable } from './tables/classic-pairs.ts';
import { complexitiesTable } from './tables/complexities.ts';
import { copiesTable } from './tables/copies.ts';
import { correlationTable } from './tables/correlation.ts';
import { difficultyTable } from './tables/difficulty.ts';
import { firstErrorsTable } from './tables/first-errors.ts';
import { gapTable } from './tables/gap.ts';
import { headlineTable } from './tables/headline.ts';
import { lazyRegimeTable } from './tables/lazy-regime.ts';
import { listsTable } from './tables/lists.ts';
import { outcomesTable } from './tables/outcomes.ts';
import { paraphrasesTable } from './tables/paraphrases.ts';
import { publishedTable } from './tables/published.ts';
import { selfConsistencyTable } from './tables/self-consistency.ts';
import { setsTable } from './tables/sets.ts';
import { smartExecutionTable } from './tables/smart-execution.ts';
import { slipPredictionsTable, stepErrorsTable } from './tables/step-errors.ts';
import { templatesTable } from './tables/templates.ts';
import { tokensTable } from './tables/tokens.ts';
import { traceShownTable } from './tables/trace-shown.ts';

/**
 * @param scores every planned cell, those without a response included; their order does not matter
 * @param bootstrap seed and number of replicates of every bootstrap interval
 * @throws MidrunError when a cell appears twice
 */
export function analyzeSimulation(scores: readonly Score[], bootstrap: BootstrapOptions): Analysis {
  refuseRepeatedCells(scores, 'scores.jsonl');
  const simulation = simulationOf(scores, bootstrap);
  return {
    tables: [
      headlineTable(simulation),
      accuracyByFamily(simulation),
      accuracyByLevel(simulation),
      gapTable(simulation),
      correlationTable(simulation),
      absoluteErrorTable(simulation),
      listsTable(simulation),
      setsTable(simulation),
      stepErrorsTable(simulation),
      slipPredictionsTable(simulation),
      firstErrorsTable(simulation),
      traceShownTable(simulation),
      lazyRegimeTable(simulation),
      tokensTable(simulation),
      selfConsistencyTable(simulation),
      copiesTable(simulation),
      classicPairsTable(simulation),
      algorithmRanksTable(simulation),
      complexityAccuracyTable(simulation),
      complexitiesTable(simulation),
      smartExecutionTable(simulation),
      affectingOperationsTable(simulation),
      templatesTable(simulation),
      paraphrasesTable(simulation),
      outcomesTable(simulation),
      difficultyTable(simulation),
      publishedTable(simulation),
    ],
    figures: simulationFigures(simulation),
  };
}

/** The chance that a step goes wrong, measured in traces and fitted to whole answers, and whether (1 - d)^k describes them. */
import { mean } from 'simple-statistics';
import { missing } from '../../missing.ts';
import { orMissing } from '../../tables/association-cells.ts';
import type { Row, Table } from '../../tables/table.ts';
import { constantCell, constantColumn } from '../baselines.ts';
import { type Cell, completedOf, type Simulation, seriesOf } from '../cells.ts';
import { cellCells, cellColumns, groupCellsOf, headingColumns, seriesColumns } from '../identity-cells.ts';
import { commonNotes, missingNote } from '../notes.ts';
import { isRight, meanOf, plainShare } from '../shares.ts';
import { fittedSlip, stepsOf, stepUnit, tracedSteps } from '../step-errors.ts';

export function stepErrorsTable(simulation: Simulation): Table {
  const series = seriesOf(simulation.cells);
  return {
    name: 'step-errors',
    title: 'How often a step goes wrong, from traces and from answers',
    headingColumns,
    columns: [
      ...seriesColumns,
      { key: 'completed', label: 'n', kind: 'count' },
      { key: 'traces', label: 'Traces', kind: 'count' },
      { key: 'steps', label: 'Steps followed', kind: 'count' },
      { key: 'errors', label: 'First errors', kind: 'count' },
      { key: 'rate', label: 'Measured d (%)', kind: 'percent' },
      { key: 'rate_over_worlds', label: 'Over worlds', kind: 'percent_interval' },
      { key: 'rate_wilson', label: 'Wilson', kind: 'percent_interval' },
      { key: 'unit', label: 'k counts', kind: 'text' },
      { key: 'slip', label: 'Fitted d (%)', kind: 'percent' },
      { key: 'slip_interval', label: 'Profile', kind: 'percent_interval' },
      { key: 'misfit', label: 'Mean miss of (1 - d)^k (points)', kind: 'percent' },
      { key: 'dissimilarity', label: '1 - similarity', kind: 'decimal' },
    ],
    rows: series.map((group) => {
      const traced = tracedSteps(group.scores);
      const fit = fittedSlip(group.scores);
      const similarity = meanOf(completedOf(group.scores), (score) => score.similarity);
      return {
        ...groupCellsOf(group),
        completed: completedOf(group.scores).length,
        traces: traced.traces,
        steps: traced.steps,
        errors: traced.errors,
        rate: traced.rate,
        rate_over_worlds: traced.overWorlds,
        rate_wilson: traced.wilson,
        unit: stepUnit(group.family),
        slip: orMissing(fit?.slip ?? null, 'empty'),
        slip_interval: orMissing(fit?.interval ?? null, 'empty'),
        misfit: fit === null ? missing('empty') : misfitOf(group.cells, fit.slip),
        dissimilarity: typeof similarity === 'number' ? 1 - similarity : missing('not_applicable'),
      };
    }),
    notes: [
      'Measured d: first errors in traces / steps at which one could have happened; over worlds: interval of Wilson with the design effect of worlds, Wilson: as if steps were independent. Fitted d: the maximum of the likelihood of right answers under (1 - d)^k, with the 95% profile interval of independent replies; ' +
        'it takes every step as equally hard and every error as fatal. k counts executed statements, or loops where the answer lists independent ones.',
      'Mean miss: mean over levels of |accuracy - predicted accuracy|. 1 - similarity is what the paper calls its error probability of a loop; it is shown for lists.',
      missingNote(simulation.scores),
      ...commonNotes(simulation.scores),
    ],
  };
}

/** A row a level: accuracy beside what the fitted slip of its series predicts. */
export function slipPredictionsTable(simulation: Simulation): Table {
  return {
    name: 'slip-predictions',
    title: 'Accuracy of each level beside (1 - d)^k with one d for the family',
    headingColumns,
    columns: [
      ...cellColumns,
      { key: 'completed', label: 'n', kind: 'count' },
      { key: 'mean_steps', label: 'k, mean', kind: 'ratio' },
      { key: 'right', label: 'Right (%)', kind: 'percent' },
      { key: 'predicted', label: 'Predicted (%)', kind: 'percent' },
      constantColumn,
      { key: 'traces', label: 'Traces', kind: 'count' },
      { key: 'rate', label: 'Measured d (%)', kind: 'percent' },
      { key: 'rate_over_worlds', label: 'Over worlds', kind: 'percent_interval' },
      { key: 'rate_wilson', label: 'Wilson', kind: 'percent_interval' },
      { key: 'first_divergent', label: 'First error at step, mean', kind: 'ratio' },
    ],
    rows: seriesOf(simulation.cells).flatMap(({ scores, cells }) => {
      const fit = fittedSlip(scores);
      return cells.map((cell) => predictionRow(cell, fit?.slip ?? null));
    }),
    notes: [
      'The table step-errors says how d was fitted and measured. First error: over replies whose trace goes wrong.',
      missingNote(simulation.scores),
      ...commonNotes(simulation.scores),
    ],
  };
}

function predictionRow(cell: Cell, slip: number | null): Row {
  const completed = completedOf(cell.scores);
  const traced = tracedSteps(cell.scores);
  return {
    ...cellCells(cell),
    completed: completed.length,
    mean_steps: meanOf(completed, stepsOf),
    right: plainShare(completed, isRight),
    predicted: slip === null ? missing('empty') : meanOf(completed, (score) => (1 - slip) ** stepsOf(score)),
    ...constantCell(cell.scores),
    rate: traced.rate,
    traces: traced.traces,
    rate_over_worlds: traced.overWorlds,
    rate_wilson: traced.wilson,
    first_divergent: meanOf(completed, (score) => score.first_divergent_step),
  };
}

function misfitOf(cells: readonly Cell[], slip: number) {
  const misses = cells.flatMap(({ scores }) => {
    const completed = completedOf(scores);
    if (completed.length === 0) return [];
    const observed = completed.filter(isRight).length / completed.length;
    return [Math.abs(observed - mean(completed.map((score) => (1 - slip) ** stepsOf(score))))];
  });
  return misses.length === 0 ? missing('empty') : mean(misses);
}

/** Accuracy of every cell of the grid, with the spread of the batches and the baselines beside it. */

import { wilsonInterval } from '../../estimators/wilson.ts';
import { orMissing } from '../../tables/association-cells.ts';
import type { Column, Row, Table } from '../../tables/table.ts';
import { type Baselines, baselinesOf } from '../baselines.ts';
import { completedOf, type Group, type Simulation, seriesOf } from '../cells.ts';
import { cellCells, cellColumns, groupCellsOf, headingColumns, seriesColumns } from '../identity-cells.ts';
import { accuracyNotes } from '../notes.ts';
import { accuracyOf, batchSpread, plainShare } from '../shares.ts';

const columns: Column[] = [
  { key: 'planned', label: 'Planned', kind: 'count' },
  { key: 'completed', label: 'n', kind: 'count' },
  { key: 'worlds', label: 'Worlds', kind: 'count' },
  { key: 'right', label: 'Right (%)', kind: 'percent' },
  { key: 'right_bootstrap', label: 'Bootstrap', kind: 'percent_interval' },
  { key: 'right_wilson', label: 'Wilson', kind: 'percent_interval' },
  { key: 'right_over_worlds', label: 'Over worlds', kind: 'percent_interval' },
  { key: 'strict', label: 'Strict (%)', kind: 'percent' },
  { key: 'strict_wilson', label: 'Strict, Wilson', kind: 'percent_interval', machineOnly: true },
  { key: 'batches', label: 'Batches', kind: 'count' },
  { key: 'batch_deviation', label: 'SD of batches (points)', kind: 'percent' },
  { key: 'constant', label: 'Constant (%)', kind: 'percent' },
  { key: 'constant_answer', label: 'Commonest answer', kind: 'text', machineOnly: true },
  { key: 'copy_initial', label: 'Copy (%)', kind: 'percent' },
  { key: 'last_literal', label: 'Last literal (%)', kind: 'percent' },
  { key: 'sorted_input', label: 'Sorted (%)', kind: 'percent' },
];

/** One row a level. */
export function accuracyByLevel(simulation: Simulation): Table {
  return {
    name: 'accuracy',
    title: 'Right answers by family, level, rendering and setting, with what blind guesses reach',
    headingColumns,
    columns: [...cellColumns, ...columns],
    rows: simulation.cells.map((cell) => ({ ...cellCells(cell), ...accuracyCells(simulation, cell) })),
    notes: notesOf(simulation),
  };
}

/** One row a family, all levels together. */
export function accuracyByFamily(simulation: Simulation): Table {
  return {
    name: 'accuracy-by-family',
    title: 'Right answers by family, all levels together',
    headingColumns,
    columns: [...seriesColumns, ...columns],
    rows: seriesOf(simulation.cells).map((series) => ({
      ...groupCellsOf(series),
      ...accuracyCells(simulation, series),
    })),
    notes: ['The level decides how hard an item is: a row depends on the grid that was asked.', ...notesOf(simulation)],
  };
}

function accuracyCells(simulation: Simulation, { scores }: Group): Row {
  const completed = completedOf(scores);
  const right = accuracyOf(simulation, scores);
  const strict = completed.filter((score) => score.strict).length;
  const spread = batchSpread(scores);
  return {
    planned: scores.length,
    completed: completed.length,
    worlds: right.sources,
    right: right.estimate,
    right_bootstrap: right.bootstrapInterval,
    right_wilson: right.wilson,
    right_over_worlds: right.overSources,
    strict: plainShare(completed, (score) => score.strict),
    strict_wilson: orMissing(wilsonInterval(strict, completed.length), 'empty'),
    batches: spread.batches,
    batch_deviation: spread.populationDeviation,
    ...baselineCells(baselinesOf(scores)),
  };
}

function baselineCells(baselines: Baselines): Row {
  return {
    constant: baselines.constant,
    constant_answer: baselines.constantAnswer,
    copy_initial: baselines.copyInitial,
    last_literal: baselines.lastLiteral,
    sorted_input: baselines.sortedInput,
  };
}

const notesOf = (simulation: Simulation) => [
  'SD of batches: standard deviation of the accuracies of the batches with divisor n, as the paper prints after +-. It is the spread of single batches, no interval.',
  'Baselines, over items: constant; copy = the initial value of what is asked; last literal = the last number written; sorted = the sorted input. ' +
    'An accuracy that is not above them shows no simulation.',
  ...accuracyNotes(simulation),
];

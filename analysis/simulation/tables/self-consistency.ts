/** The commonest answer of several samples against single samples. */
import { mean } from 'simple-statistics';
import { type Known, missing } from '../../missing.ts';
import type { Table } from '../../tables/table.ts';
import { constantCell, constantColumn } from '../baselines.ts';
import { completedOf, type Score, type Simulation } from '../cells.ts';
import { cellCells, cellColumns, headingColumns } from '../identity-cells.ts';
import { accuracyNotes } from '../notes.ts';
import { isRight, plainShare, shareOf } from '../shares.ts';

export function selfConsistencyTable(simulation: Simulation): Table {
  const repeated = simulation.cells
    .map((cell) => ({ cell, tasks: tasksOf(cell.scores) }))
    .filter(({ tasks }) => tasks.some((samples) => samples.length > 1));
  return {
    name: 'self-consistency',
    title: 'Majority of several samples against single samples',
    headingColumns,
    columns: [
      ...cellColumns,
      { key: 'tasks', label: 'Tasks', kind: 'count' },
      { key: 'samples', label: 'Samples', kind: 'count' },
      { key: 'single', label: 'Single sample right (%)', kind: 'percent' },
      { key: 'majority', label: 'Majority right (%)', kind: 'percent' },
      { key: 'majority_bootstrap', label: 'Bootstrap', kind: 'percent_interval' },
      { key: 'majority_over_worlds', label: 'Over worlds', kind: 'percent_interval' },
      { key: 'gain', label: 'Majority - single (points)', kind: 'points' },
      { key: 'any', label: 'Any sample right (%)', kind: 'percent' },
      { key: 'agreement', label: 'Samples for the majority (%)', kind: 'percent' },
      constantColumn,
    ],
    rows: repeated.map(({ cell, tasks }) => {
      const samples = completedOf(cell.scores);
      const firsts = tasks.map(([first]) => first as Score);
      const majority = shareOf(simulation, firsts, ({ majority_correct }) => majority_correct);
      const single: Known<number> =
        tasks.length === 0 ? missing('empty') : mean(tasks.map((rows) => rows.filter(isRight).length / rows.length));
      return {
        ...cellCells(cell),
        tasks: tasks.length,
        samples: samples.length,
        single,
        majority: majority.estimate,
        majority_bootstrap: majority.bootstrapInterval,
        majority_over_worlds: majority.overSources,
        gain:
          typeof single === 'number' && typeof majority.estimate === 'number'
            ? majority.estimate - single
            : missing('empty'),
        any: tasks.length === 0 ? missing('empty') : tasks.filter((rows) => rows.some(isRight)).length / tasks.length,
        agreement: plainShare(samples, ({ answer, majority_answer }) => answer !== null && answer === majority_answer),
        ...constantCell(cell.scores),
      };
    }),
    notes: [
      repeated.length === 0
        ? 'Every task was asked once (REPEATS=1), so there is no majority.'
        : 'Tasks with a response. Majority: the commonest answer of the samples of a task; of equally common ones that of the earliest sample. Single: the mean over tasks of the share of right samples. All samples are kept.',
      ...accuracyNotes(simulation),
    ],
  };
}

/** The samples with a response of each task. */
const tasksOf = (scores: readonly Score[]): Score[][] => [
  ...Map.groupBy(completedOf(scores), ({ task_id }) => task_id).values(),
];

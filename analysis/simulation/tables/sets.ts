/** Answers that are sets of names. */
import type { Table } from '../../tables/table.ts';
import { constantCell, constantColumn } from '../baselines.ts';
import { completedOf, type Simulation } from '../cells.ts';
import { cellCells, cellColumns, headingColumns } from '../identity-cells.ts';
import { accuracyNotes } from '../notes.ts';
import { accuracyOf, meanOf } from '../shares.ts';

export function setsTable(simulation: Simulation): Table {
  const cells = simulation.cells.filter(({ scores }) => scores[0]?.answer_kind === 'name-set');
  return {
    name: 'sets',
    title: 'Sets of names: precision, recall and exact answers',
    headingColumns,
    columns: [
      ...cellColumns,
      { key: 'completed', label: 'n', kind: 'count' },
      { key: 'read', label: 'With a set', kind: 'count' },
      { key: 'precision', label: 'Precision', kind: 'decimal' },
      { key: 'recall', label: 'Recall', kind: 'decimal' },
      { key: 'f1', label: 'F1', kind: 'decimal' },
      { key: 'exact', label: 'Exact (%)', kind: 'percent' },
      { key: 'exact_bootstrap', label: 'Bootstrap', kind: 'percent_interval' },
      { key: 'exact_over_worlds', label: 'Over worlds', kind: 'percent_interval' },
      constantColumn,
      { key: 'lost', label: 'Lost, mean', kind: 'ratio' },
      { key: 'added', label: 'Added, mean', kind: 'ratio' },
      { key: 'empty_truth', label: 'Truly empty (%)', kind: 'percent' },
    ],
    rows: cells.map((cell) => {
      const completed = completedOf(cell.scores);
      const exact = accuracyOf(simulation, cell.scores);
      return {
        ...cellCells(cell),
        completed: completed.length,
        read: completed.filter(({ set_f1 }) => set_f1 !== null).length,
        precision: meanOf(completed, ({ set_precision }) => set_precision),
        recall: meanOf(completed, ({ set_recall }) => set_recall),
        f1: meanOf(completed, ({ set_f1 }) => set_f1),
        exact: exact.estimate,
        exact_bootstrap: exact.bootstrapInterval,
        exact_over_worlds: exact.overSources,
        ...constantCell(cell.scores),
        lost: meanOf(completed, ({ lost_count }) => lost_count),
        added: meanOf(completed, ({ added_count }) => added_count),
        empty_truth: meanOf(completed, ({ expected }) => Number(expected === '{}')),
      };
    }),
    notes: [
      'Precision, recall, F1, lost and added are means over replies with a set; an empty set is named by "nothing", "none" or any pair of empty brackets.',
      ...accuracyNotes(simulation),
    ],
  };
}

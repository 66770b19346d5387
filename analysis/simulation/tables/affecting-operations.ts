/** Tracked boxes by the number of operations that affect the box asked for (Kim and Schuster's way of reporting). */
import { wilsonInterval } from '../../estimators/wilson.ts';
import { orMissing } from '../../tables/association-cells.ts';
import type { Table } from '../../tables/table.ts';
import { baselinesOf } from '../baselines.ts';
import { completedOf, type Group, type Score, type Simulation, seriesOf } from '../cells.ts';
import { groupCellsOf, headingColumns, seriesColumns } from '../identity-cells.ts';
import { accuracyNotes } from '../notes.ts';
import { accuracyOf, isRight, meanOf } from '../shares.ts';

export interface OperationRow extends Group {
  readonly operations: number;
}

export function byAffectingOperations({ cells }: Simulation): OperationRow[] {
  return seriesOf(cells.filter(({ family }) => family === 'boxes')).flatMap((series) =>
    [...Map.groupBy(series.scores, ({ target_writes }) => target_writes ?? 0)]
      .sort(([left], [right]) => left - right)
      .map(([operations, scores]) => ({ ...series, operations, scores })),
  );
}

export function affectingOperationsTable(simulation: Simulation): Table {
  return {
    name: 'affecting-operations',
    title: 'Boxes by the number of operations that affect the box',
    headingColumns,
    columns: [
      ...seriesColumns,
      { key: 'operations', label: 'Operations', kind: 'number' },
      { key: 'completed', label: 'n', kind: 'count' },
      { key: 'worlds', label: 'Worlds', kind: 'count' },
      { key: 'right', label: 'Right (%)', kind: 'percent' },
      { key: 'right_bootstrap', label: 'Bootstrap', kind: 'percent_interval' },
      { key: 'right_over_worlds', label: 'Over worlds', kind: 'percent_interval' },
      { key: 'right_wilson', label: 'Wilson', kind: 'percent_interval' },
      { key: 'read', label: 'With a set', kind: 'count' },
      { key: 'precision', label: 'Precision', kind: 'decimal' },
      { key: 'recall', label: 'Recall', kind: 'decimal' },
      { key: 'constant', label: 'Constant (%)', kind: 'percent' },
      { key: 'copy_initial', label: 'Copy (%)', kind: 'percent' },
    ],
    rows: byAffectingOperations(simulation).map((row) => {
      const completed = completedOf(row.scores);
      const right = accuracyOf(simulation, row.scores);
      const { constant, copyInitial } = baselinesOf(row.scores);
      return {
        ...groupCellsOf(row),
        operations: row.operations,
        completed: completed.length,
        worlds: right.sources,
        right: right.estimate,
        right_bootstrap: right.bootstrapInterval,
        right_over_worlds: right.overSources,
        right_wilson: orMissing(wilsonInterval(completed.filter(isRight).length, completed.length), 'empty'),
        read: completed.filter(({ set_f1 }) => set_f1 !== null).length,
        precision: meanOf(completed, (score: Score) => score.set_precision),
        recall: meanOf(completed, (score: Score) => score.set_recall),
        constant,
        copy_initial: copyInitial,
      };
    }),
    notes: [
      'All levels together. The boxes and prefixes of one world are related: the bootstrap draws worlds, the Wilson interval does not know of them. Precision and recall: means over replies with a set.',
      ...accuracyNotes(simulation),
    ],
  };
}

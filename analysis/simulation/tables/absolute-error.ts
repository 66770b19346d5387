/** How far wrong integers are off: mean, median and two clipped means, because a few outliers decide the mean. */
import { mean, median } from 'simple-statistics';
import { type Known, missing } from '../../missing.ts';
import type { Row, Table } from '../../tables/table.ts';
import { completedOf, type Score, type Simulation } from '../cells.ts';
import { cellCells, cellColumns, headingColumns } from '../identity-cells.ts';
import { commonNotes, missingNote } from '../notes.ts';
import { valuesOf } from '../shares.ts';

/** Beyond this an error is just wrong. */
export const clipAt = 100;

export function absoluteErrorTable(simulation: Simulation): Table {
  const cells = simulation.cells.filter(({ scores }) => scores[0]?.answer_kind === 'integer');
  return {
    name: 'absolute-error',
    title: 'How far integer answers are off',
    headingColumns,
    columns: [
      ...cellColumns,
      { key: 'completed', label: 'n', kind: 'count' },
      { key: 'undefined', label: 'Without an integer', kind: 'count' },
      { key: 'mean', label: 'Mean', kind: 'ratio' },
      { key: 'median', label: 'Median', kind: 'ratio' },
      { key: 'clipped', label: `Mean, clipped at ${clipAt}`, kind: 'ratio' },
      { key: 'relative', label: 'Mean relative, clipped at 1', kind: 'ratio' },
      { key: 'largest', label: 'Largest', kind: 'ratio', machineOnly: true },
    ],
    rows: cells.map((cell) => ({ ...cellCells(cell), ...errorCells(cell.scores) })),
    notes: [
      'Absolute error |answer - truth| over completed replies with an integer; replies without one have no error and are counted beside. ' +
        'Relative: |answer - truth| / max(1, |truth|).',
      missingNote(cells.flatMap(({ scores }) => scores)),
      ...commonNotes(simulation.scores),
    ],
  };
}

function errorCells(scores: readonly Score[]): Row {
  const completed = completedOf(scores);
  const answered = completed.filter(({ absolute_error }) => absolute_error !== null);
  const errors = valuesOf(answered, ({ absolute_error }) => absolute_error);
  const relative = answered.map(({ absolute_error, expected }) =>
    Math.min(1, (absolute_error as number) / Math.max(1, Math.abs(Number(expected)))),
  );
  const known = (compute: () => number): Known<number> => (errors.length === 0 ? missing('empty') : compute());
  return {
    completed: completed.length,
    undefined: completed.length - answered.length,
    mean: known(() => mean(errors)),
    median: known(() => median(errors)),
    clipped: known(() => mean(errors.map((error) => Math.min(clipAt, error)))),
    relative: known(() => mean(relative)),
    largest: known(() => errors.reduce((most, error) => Math.max(most, error), 0)),
  };
}

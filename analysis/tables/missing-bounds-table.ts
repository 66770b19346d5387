/** What the missing answers could change at most. */
import type { MissingBounds } from '../missing-bounds.ts';
import { orMissing } from './association-cells.ts';
import { cohortLabel, identityCells, identityColumns } from './estimate-cells.ts';
import { closingNotes, countingNotes } from './notes.ts';
import type { Table } from './table.ts';

export function missingBoundsTable(rows: readonly MissingBounds[]): Table {
  const grades = [...new Set(rows.map(({ cohort }) => cohort))].flatMap((cohort) => cohort.grades);
  return {
    name: 'missing-bounds',
    title: 'How far the missing answers could move the results',
    headingColumns: ['cohort', 'language'],
    columns: [
      ...identityColumns(cohortLabel('headline')),
      { key: 'planned', label: 'Planned', kind: 'count' },
      { key: 'missing', label: 'No response', kind: 'count' },
      { key: 'accuracy_bounds', label: 'Accuracy (%)', kind: 'percent_interval' },
      { key: 'pairs', label: 'Pairs', kind: 'count' },
      { key: 'incomplete_pairs', label: 'Incomplete', kind: 'count' },
      { key: 'short_minus_long_bounds', label: 'Short - long (points)', kind: 'points_interval' },
    ],
    rows: rows.map((row) => ({
      ...identityCells(row.cohort, row.setting),
      planned: row.planned,
      missing: row.missing,
      accuracy_bounds: orMissing(row.accuracy, 'empty'),
      pairs: row.pairs,
      incomplete_pairs: row.incompletePairs,
      short_minus_long_bounds: orMissing(row.shortMinusLong, 'empty'),
    })),
    notes: [
      'Bounds, not confidence intervals: accuracy over planned cells with every missing answer wrong and with every one right; short - long over ' +
        'planned pairs with the missing answers as they would lower and raise it most. No sampling error is in them.',
      ...countingNotes(grades),
      ...closingNotes(grades),
    ],
  };
}

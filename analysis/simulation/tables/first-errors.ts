/** Of what kind the first error of a trace is. */
import type { Table } from '../../tables/table.ts';
import { completedOf, type Score, type Simulation, seriesOf } from '../cells.ts';
import { groupCellsOf, headingColumns, seriesColumns } from '../identity-cells.ts';
import { commonNotes } from '../notes.ts';
import { tracedOf } from '../step-errors.ts';

const kinds: Readonly<Record<Exclude<Score['first_error'], 'none'>, string>> = {
  truncated_tracking: 'Tracking breaks off',
  one_sided_transfer: 'One-sided transfer',
  missed_zeroing: 'Missed zeroing',
  skipped_action: 'Skipped action',
  merged_actions: 'Merged actions',
  arithmetic_slip: 'Arithmetic slip',
  stale_value: 'Stale value',
  wrong_reset: 'Wrong reset',
  sign_error: 'Sign',
  repeated_doubling: 'Doubling',
  premature_answer: 'Premature answer',
  loop_count_off_by_one: 'Loop off by one',
  vanilla_for_variation: 'Vanilla for variation',
  wrong_variable: 'Wrong variable',
  other: 'Other',
};

export function firstErrorsTable({ scores, cells }: Simulation): Table {
  return {
    name: 'first-errors',
    title: 'Kinds of first errors in traces',
    headingColumns,
    columns: [
      ...seriesColumns,
      { key: 'completed', label: 'n', kind: 'count' },
      { key: 'traces', label: 'Traces', kind: 'count' },
      { key: 'with_error', label: 'With an error', kind: 'count' },
      ...Object.entries(kinds).map(([key, label]) => ({ key, label, kind: 'count' as const })),
    ],
    rows: seriesOf(cells).map((series) => {
      const completed = completedOf(series.scores);
      const counts = Object.keys(kinds).map((kind) => [
        kind,
        completed.filter(({ first_error }) => first_error === kind).length,
      ]);
      return {
        ...groupCellsOf(series),
        completed: completed.length,
        traces: tracedOf(completed).length,
        with_error: completed.filter(({ first_error }) => first_error !== 'none').length,
        ...Object.fromEntries(counts),
      };
    }),
    notes: [
      'The kinds add up to the replies with an error. Each first error is of the first kind it fits, by rules over the reported and the true trace; replies whose trace cannot be followed (all but those counted under traces) have none, unless they answer the well-known function for its variation.',
      ...commonNotes(scores),
    ],
  };
}

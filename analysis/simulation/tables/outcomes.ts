/** How replies ended, where their answer was found, and how often they were cut off. */
import type { Table } from '../../tables/table.ts';
import { completedOf, type Score, type Simulation, seriesOf } from '../cells.ts';
import { groupCellsOf, headingColumns, seriesColumns } from '../identity-cells.ts';
import { commonNotes } from '../notes.ts';
import { plainShare, stoppedAtLimit } from '../shares.ts';

const statuses: Readonly<Record<Score['status'], string>> = {
  correct: 'Right',
  wrong: 'Wrong',
  no_tag: 'No answer found',
  malformed: 'Not of the kind',
  truncated: 'Cut off',
  refused: 'Refused',
  empty: 'Empty',
  no_response: 'No response',
};

export function outcomesTable({ scores, cells }: Simulation): Table {
  return {
    name: 'outcomes',
    title: 'How replies ended',
    headingColumns,
    columns: [
      ...seriesColumns,
      { key: 'planned', label: 'Planned', kind: 'count' },
      ...Object.entries(statuses).map(([key, label]) => ({ key, label, kind: 'count' as const })),
      { key: 'tagged', label: 'Answer in the tag (%)', kind: 'percent' },
      { key: 'length_finish', label: 'Stopped at the limit (%)', kind: 'percent' },
    ],
    rows: seriesOf(cells).map((series) => {
      const completed = completedOf(series.scores);
      return {
        ...groupCellsOf(series),
        planned: series.scores.length,
        ...Object.fromEntries(
          Object.keys(statuses).map((status) => [
            status,
            series.scores.filter((score) => score.status === status).length,
          ]),
        ),
        tagged: plainShare(completed, ({ answer_source }) => answer_source === 'tag'),
        length_finish: stoppedAtLimit(completed),
      };
    }),
    notes: [
      'Right to no response add up to the planned cells. A reply that was cut off or refused and holds an answer all the same is right or wrong. All but no response are in the denominators. ' +
        'Stopped at the limit: replies with the finish reason "length", of those with a finish reason.',
      ...commonNotes(scores),
    ],
  };
}

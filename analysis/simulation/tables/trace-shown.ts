/** Whether replies that show their steps are right more often than those that give the answer alone. */
import { wilsonInterval } from '../../estimators/wilson.ts';
import { orMissing } from '../../tables/association-cells.ts';
import type { Table } from '../../tables/table.ts';
import { constantCell, constantColumn } from '../baselines.ts';
import { completedOf, type Simulation, seriesOf } from '../cells.ts';
import { groupCellsOf, headingColumns, seriesColumns } from '../identity-cells.ts';
import { accuracyNotes } from '../notes.ts';
import { differenceBetween, isRight, plainShare } from '../shares.ts';

export function traceShownTable(simulation: Simulation): Table {
  return {
    name: 'trace-shown',
    title: 'Right answers of replies that show a trace, and of those that do not',
    headingColumns,
    columns: [
      ...seriesColumns,
      { key: 'unanswered', label: 'No answer', kind: 'count' },
      { key: 'with_trace', label: 'With trace', kind: 'count' },
      { key: 'right_with', label: 'Right (%)', kind: 'percent' },
      { key: 'right_with_wilson', label: 'Wilson', kind: 'percent_interval' },
      { key: 'without_trace', label: 'Answer only', kind: 'count' },
      { key: 'right_without', label: 'Right (%)', kind: 'percent' },
      { key: 'right_without_wilson', label: 'Wilson', kind: 'percent_interval' },
      { key: 'difference', label: 'With - without (points)', kind: 'points' },
      { key: 'difference_interval', label: 'Over worlds', kind: 'points_interval' },
      constantColumn,
    ],
    rows: seriesOf(simulation.cells.filter(({ rendering }) => rendering === 'code')).map((series) => {
      const known = completedOf(series.scores).filter(({ trace_present }) => trace_present !== null);
      const answered = known.filter(({ answer }) => answer !== null);
      const shown = answered.filter(({ trace_present }) => trace_present === true);
      const bare = answered.filter(({ trace_present }) => trace_present === false);
      const [one, two] = [shown, bare].map((rows) => ({ right: rows.filter(isRight).length, rows: rows.length })) as [
        { right: number; rows: number },
        { right: number; rows: number },
      ];
      const difference = differenceBetween(simulation, shown, bare);
      return {
        ...groupCellsOf(series),
        unanswered: known.length - answered.length,
        with_trace: one.rows,
        right_with: plainShare(shown, isRight),
        right_with_wilson: orMissing(wilsonInterval(one.right, one.rows), 'empty'),
        without_trace: two.rows,
        right_without: plainShare(bare, isRight),
        right_without_wilson: orMissing(wilsonInterval(two.right, two.rows), 'empty'),
        difference: difference.estimate,
        difference_interval: difference.interval,
        ...constantCell(series.scores),
      };
    }),
    notes: [
      'Trace: the reply gives values of at least two steps. Stories, and items whose trace is not known, are outside; so are replies without an answer, which are counted. Not randomised: a setting chooses when to show its steps, so the difference describes and does not say what causes it. Over worlds: the interval of Newcombe from those of the two shares.',
      ...accuracyNotes(simulation),
    ],
  };
}

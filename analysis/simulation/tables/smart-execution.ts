/** Smart execution: does a setting leave out what the answer does not depend on? */
import { sortKey } from '../../settings.ts';
import type { Row, Table } from '../../tables/table.ts';
import { constantCell, constantColumn } from '../baselines.ts';
import { type Cell, completedOf, groupCells, type Simulation } from '../cells.ts';
import { groupCellsOf, headingColumns, seriesColumns } from '../identity-cells.ts';
import { accuracyNotes } from '../notes.ts';
import { differenceBetween, isRight, meanOf, plainShare } from '../shares.ts';

export function smartExecutionTable(simulation: Simulation): Table {
  const grid = simulation.cells.filter(({ family }) => family === 'critical-grid');
  const rows = groupCells(grid, ({ mode, panel, rendering, setting }) => [mode, panel, rendering, sortKey(setting)]);
  return {
    name: 'smart-execution',
    title: 'Smart execution: right answers on the shortest slice minus the longest, programs of one length',
    headingColumns,
    columns: [
      ...seriesColumns,
      { key: 'program', label: 'Program', kind: 'text' },
      { key: 'shortest', label: 'Shortest slice', kind: 'ratio' },
      { key: 'right_shortest', label: 'Right (%)', kind: 'percent' },
      { key: 'longest', label: 'Longest slice', kind: 'ratio' },
      { key: 'right_longest', label: 'Right (%)', kind: 'percent' },
      { key: 'score', label: 'Score (points)', kind: 'points' },
      { key: 'score_interval', label: 'Over worlds', kind: 'points_interval' },
      constantColumn,
    ],
    rows: rows.flatMap((cells) => (cells.length < 2 ? [] : [scoreRow(simulation, cells)])),
    notes: [
      'The score is 0 for who executes every line and is no worse at long slices, and grows with what is gained where most lines do not count. Slices are measured, in executed lines. The items of the two levels differ, so the interval is that of Newcombe, from those of the two shares over worlds.',
      ...accuracyNotes(simulation),
    ],
  };
}

function scoreRow(simulation: Simulation, cells: readonly Cell[]): Row {
  const [short, long] = [cells[0], cells.at(-1)] as [Cell, Cell];
  const difference = differenceBetween(simulation, completedOf(short.scores), completedOf(long.scores));
  return {
    ...groupCellsOf(short),
    program: short.panel,
    shortest: meanOf(short.scores, ({ slice_length }) => slice_length),
    right_shortest: plainShare(completedOf(short.scores), isRight),
    longest: meanOf(long.scores, ({ slice_length }) => slice_length),
    right_longest: plainShare(completedOf(long.scores), isRight),
    score: difference.estimate,
    score_interval: difference.interval,
    ...constantCell([...short.scores, ...long.scores]),
  };
}

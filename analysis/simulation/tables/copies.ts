/** Redundancy: does a program written down several times get the same value every time, and is that the right one? */
import type { Table } from '../../tables/table.ts';
import { constantCell, constantColumn } from '../baselines.ts';
import { completedOf, type Score, type Simulation } from '../cells.ts';
import { cellCells, cellColumns, headingColumns } from '../identity-cells.ts';
import { accuracyNotes } from '../notes.ts';
import { isRight, plainShare, shareOf } from '../shares.ts';

export function copiesTable(simulation: Simulation): Table {
  const cells = simulation.cells.filter(({ family }) => family === 'redundant');
  return {
    name: 'copies',
    title: 'Equivalent functions: agreement of the copies',
    headingColumns,
    columns: [
      ...cellColumns,
      { key: 'completed', label: 'n', kind: 'count' },
      { key: 'right', label: 'Right (%)', kind: 'percent' },
      { key: 'right_bootstrap', label: 'Bootstrap', kind: 'percent_interval' },
      { key: 'right_over_worlds', label: 'Over worlds', kind: 'percent_interval' },
      constantColumn,
      { key: 'stated', label: 'All copies stated', kind: 'count' },
      { key: 'agreeing', label: 'Copies agree (%)', kind: 'percent' },
      { key: 'right_agreeing', label: 'Right where they agree (%)', kind: 'percent' },
      { key: 'right_disagreeing', label: 'Right where they do not (%)', kind: 'percent' },
    ],
    rows: cells.map((cell) => {
      const completed = completedOf(cell.scores);
      const right = shareOf(simulation, completed, isRight);
      const stated = completed.filter(({ copies_agree }) => copies_agree !== null);
      return {
        ...cellCells(cell),
        completed: completed.length,
        right: right.estimate,
        right_bootstrap: right.bootstrapInterval,
        right_over_worlds: right.overSources,
        ...constantCell(cell.scores),
        stated: stated.length,
        agreeing: plainShare(stated, agrees),
        right_agreeing: plainShare(stated.filter(agrees), isRight),
        right_disagreeing: plainShare(
          stated.filter((score) => !agrees(score)),
          isRight,
        ),
      };
    }),
    notes: [
      'Copies agree: of the replies that give every copy a value, those that give all of them the same, be it right or wrong. Right: by the final answer, against the true value.',
      ...accuracyNotes(simulation),
    ],
  };
}

const agrees = ({ copies_agree }: Score): boolean => copies_agree === true;

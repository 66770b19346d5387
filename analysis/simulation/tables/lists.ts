/** Answers that are lists: how much of them is right, and which elements are lost or added. */
import type { Row, Table } from '../../tables/table.ts';
import { constantCell, constantColumn } from '../baselines.ts';
import { completedOf, type Score, type Simulation } from '../cells.ts';
import { cellCells, cellColumns, headingColumns } from '../identity-cells.ts';
import { accuracyNotes } from '../notes.ts';
import { accuracyOf, meanOf, plainShare } from '../shares.ts';

export function listsTable(simulation: Simulation): Table {
  const cells = simulation.cells.filter(({ scores }) => scores[0]?.answer_kind === 'integer-list');
  return {
    name: 'lists',
    title: 'Lists: similarity, exact answers, lost and added elements',
    headingColumns,
    columns: [
      ...cellColumns,
      { key: 'completed', label: 'n', kind: 'count' },
      { key: 'similarity', label: 'Similarity', kind: 'decimal' },
      { key: 'exact', label: 'Exact (%)', kind: 'percent' },
      { key: 'exact_bootstrap', label: 'Bootstrap', kind: 'percent_interval' },
      { key: 'exact_over_worlds', label: 'Over worlds', kind: 'percent_interval' },
      { key: 'exact_wilson', label: 'Wilson', kind: 'percent_interval', machineOnly: true },
      constantColumn,
      { key: 'position_accuracy', label: 'Positions right (%)', kind: 'percent' },
      { key: 'read', label: 'With a list', kind: 'count' },
      { key: 'lost', label: 'Lost, mean', kind: 'ratio' },
      { key: 'added', label: 'Added, mean', kind: 'ratio' },
      { key: 'lost_any', label: 'Lost any (%)', kind: 'percent' },
      { key: 'lost_repeated', label: 'Lost a repeated element (%)', kind: 'percent' },
      { key: 'repeats', label: 'Items with repeats', kind: 'count' },
    ],
    rows: cells.map((cell) => ({ ...cellCells(cell), ...listCells(simulation, cell.scores) })),
    notes: [
      'Similarity: 1 - Levenshtein distance of the elements / length of the longer list; 0 where no list was read. ' +
        'Lost and added: multiset differences, over replies with a list. ' +
        'Lost a repeated element: of the replies to items whose true list repeats an element, those that give such an element too few times.',
      ...accuracyNotes(simulation),
    ],
  };
}

function listCells(simulation: Simulation, scores: readonly Score[]): Row {
  const completed = completedOf(scores);
  const exact = accuracyOf(simulation, scores);
  const read = completed.filter(({ lost_count }) => lost_count !== null);
  const repeating = read.filter((score) => repeatedElements(score).size > 0);
  return {
    completed: completed.length,
    similarity: meanOf(completed, ({ similarity }) => similarity),
    exact: exact.estimate,
    exact_bootstrap: exact.bootstrapInterval,
    exact_over_worlds: exact.overSources,
    exact_wilson: exact.wilson,
    ...constantCell(scores),
    position_accuracy: meanOf(completed, ({ position_accuracy }) => position_accuracy),
    read: read.length,
    lost: meanOf(read, ({ lost_count }) => lost_count),
    added: meanOf(read, ({ added_count }) => added_count),
    lost_any: plainShare(read, ({ lost_count }) => (lost_count ?? 0) > 0),
    lost_repeated: plainShare(repeating, losesRepeated),
    repeats: repeating.length,
  };
}

/** Elements that occur more than once in the true list. */
function repeatedElements({ expected }: Score): Set<string> {
  const elements = expected.slice(1, -1).split(', ');
  return new Set(elements.filter((element, index) => elements.indexOf(element) !== index));
}

function losesRepeated(score: Score): boolean {
  const repeated = repeatedElements(score);
  return score.lost.some((element) => repeated.has(element));
}

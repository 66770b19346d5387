/** What a template gains over plain chain of thought, on the same items. */
import { nameSetting } from '../../settings.ts';
import type { Row, Table } from '../../tables/table.ts';
import { type Cell, completedOf, groupCells, type Score, type Simulation } from '../cells.ts';
import { headingColumns, seriesColumns } from '../identity-cells.ts';
import { accuracyNotes } from '../notes.ts';
import {
  differenceCells,
  differenceColumns,
  holmOver,
  type PairedDifference,
  pairedDifference,
  testsNote,
} from '../paired-difference.ts';

const reference = 'cot';

interface Comparison {
  readonly cell: Cell;
  readonly template: string;
  readonly paired: PairedDifference;
}

export function templatesTable(simulation: Simulation): Table {
  const comparisons = comparisonsOf(simulation);
  const adjusted = holmOver(comparisons.map(({ cell, paired }) => ({ setting: cell.setting, paired })));
  return {
    name: 'templates',
    title: 'Templates against chain of thought, the same items',
    headingColumns,
    columns: [
      ...seriesColumns,
      { key: 'other_template', label: 'Template', kind: 'text' },
      ...differenceColumns({ first: 'Template only', second: 'Chain of thought only', difference: 'Template - cot' }),
      { key: 'sign_flip_holm', label: 'p, Holm', kind: 'p' },
    ],
    rows: comparisons.map(
      ({ cell, template, paired }, index): Row => ({
        family: cell.family,
        mode_of_items: cell.mode,
        rendering: cell.rendering,
        setting: nameSetting(cell.scores[0] as Score, false),
        other_template: template,
        ...differenceCells(paired),
        sign_flip_holm: adjusted[index] as (typeof adjusted)[number],
      }),
    ),
    notes: [
      `All levels together; n = items (and repeats) with a response to both templates. ${testsNote} Holm: over the rows of this table, those of models and those of simulated subjects apart.`,
      ...accuracyNotes(simulation),
    ],
  };
}

function comparisonsOf(simulation: Simulation): Comparison[] {
  const groups = groupCells(simulation.cells, ({ family, mode, rendering, setting }) => [
    family,
    mode,
    rendering,
    setting.setting,
    String(setting.simulated),
  ]);
  return groups.flatMap((cells) => {
    const rowsOf = (template: string) =>
      completedOf(cells.filter(({ setting }) => setting.template === template).flatMap(({ scores }) => scores));
    const keyOf = ({ item_id, repeat }: Score) => `${item_id} ${repeat}`;
    const plain = new Map(rowsOf(reference).map((score) => [keyOf(score), score]));
    const templates = [...new Set(cells.map(({ setting }) => setting.template))].filter((name) => name !== reference);
    return plain.size === 0
      ? []
      : templates.map((template) => {
          const pairs = rowsOf(template).flatMap((first) => {
            const second = plain.get(keyOf(first));
            return second === undefined ? [] : [{ first, second }];
          });
          return { cell: cells[0] as Cell, template, paired: pairedDifference(simulation, pairs) };
        });
  });
}

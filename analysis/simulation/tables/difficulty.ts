/** How hard the items of each level are, whoever answers them. */
import { median } from 'simple-statistics';
import { missing } from '../../missing.ts';
import { orMissing } from '../../tables/association-cells.ts';
import type { Column, Row, Table } from '../../tables/table.ts';
import { baselinesOf } from '../baselines.ts';
import { groupCells, itemsOf, type Score, type Simulation } from '../cells.ts';
import { headingColumns } from '../identity-cells.ts';
import { plainShare, valuesOf } from '../shares.ts';

const measures = [
  { key: 'trace_length', label: 'Steps', read: (item: Score) => item.trace_length },
  { key: 'live_variables', label: 'Live variables', read: (item: Score) => item.live_variables },
  { key: 'target_writes', label: 'Writes to the target', read: (item: Score) => item.target_writes },
  { key: 'slice_length', label: 'Slice', read: (item: Score) => item.slice_length },
  {
    key: 'magnitude',
    label: 'Magnitude',
    // Magnitudes beyond every double are as good as the largest one.
    read: ({ magnitude }: Score) => (magnitude === null ? null : Math.min(Number(magnitude), Number.MAX_VALUE)),
  },
] as const;

export function difficultyTable({ cells }: Simulation): Table {
  const levels = groupCells(cells, ({ family, mode, level }) => [family, mode, level]);
  return {
    name: 'difficulty',
    title: 'Items: medians of what makes them hard',
    headingColumns,
    columns: [
      { key: 'family', label: 'Family', kind: 'text' },
      { key: 'mode_of_items', label: 'Mode', kind: 'text' },
      { key: 'level', label: 'Level', kind: 'text' },
      { key: 'items', label: 'Items', kind: 'count' },
      { key: 'worlds', label: 'Worlds', kind: 'count' },
      ...measures.flatMap(({ key, label }): Column[] => [
        { key, label, kind: 'ratio' },
        { key: `${key}_least`, label: `${label}, least`, kind: 'ratio', machineOnly: true },
        { key: `${key}_most`, label: `${label}, most`, kind: 'ratio', machineOnly: true },
      ]),
      { key: 'untouched', label: 'Target never written (%)', kind: 'percent' },
      { key: 'constant', label: 'Commonest answer (%)', kind: 'percent' },
      { key: 'constant_answer', label: 'It is', kind: 'text' },
    ],
    rows: levels.map((members) => {
      const items = itemsOf(members.flatMap(({ scores }) => scores));
      const { family, item_mode, level } = items[0] as Score;
      const { constant, constantAnswer } = baselinesOf(items);
      const written = items.filter(({ target_writes }) => target_writes !== null);
      return {
        family,
        mode_of_items: item_mode,
        level,
        items: items.length,
        worlds: new Set(items.map(({ world_id }) => world_id)).size,
        ...Object.fromEntries(
          measures.flatMap(({ key, read }) => Object.entries(spreadCells(key, valuesOf(items, read)))),
        ),
        untouched:
          written.length === 0
            ? missing('not_applicable')
            : plainShare(written, ({ target_writes }) => target_writes === 0),
        constant,
        constant_answer: constantAnswer.length > 40 ? `${constantAnswer.slice(0, 37)}...` : constantAnswer,
      };
    }),
    notes: [
      'Over items, each once. Steps: statements executed. Slice: statements on which the answer depends. Magnitude: largest absolute value that occurs.',
    ],
  };
}

function spreadCells(key: string, values: readonly number[]): Row {
  const known = (compute: () => number) => orMissing(values.length === 0 ? null : compute(), 'not_applicable');
  return {
    [key]: known(() => median([...values])),
    [`${key}_least`]: known(() => values.reduce((least, value) => Math.min(least, value))),
    [`${key}_most`]: known(() => values.reduce((most, value) => Math.max(most, value))),
  };
}

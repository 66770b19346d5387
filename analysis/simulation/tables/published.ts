/** The published numbers beside those of the analysed settings. */
import { type Known, missing } from '../../missing.ts';
import type { Row, Table } from '../../tables/table.ts';
import { type Anchor, publishedAnchors } from '../anchors.ts';
import { type Cell, completedOf, type Simulation } from '../cells.ts';
import { commonNotes } from '../notes.ts';
import { isRight, meanOf, plainShare } from '../shares.ts';

/** Metrics that are measured here too. */
const measured: Readonly<Record<string, (cell: Cell) => Known<number>>> = {
  accuracy: ({ scores }) => plainShare(completedOf(scores), isRight),
  exact: ({ scores }) => plainShare(completedOf(scores), isRight),
  similarity: ({ scores }) => meanOf(completedOf(scores), ({ similarity }) => similarity),
};

export function publishedTable(simulation: Simulation): Table {
  const rows = publishedAnchors.flatMap((anchor) => anchorRows(simulation.cells, anchor));
  return {
    name: 'published',
    title: 'Published numbers, and those of the analysed settings at the same level',
    headingColumns: ['figure', 'family'],
    columns: [
      { key: 'figure', label: 'Figure', kind: 'text' },
      { key: 'family', label: 'Family', kind: 'text' },
      { key: 'panel', label: 'Panel', kind: 'text' },
      { key: 'rendering', label: 'Rendering', kind: 'text' },
      { key: 'template', label: 'Template', kind: 'text' },
      { key: 'metric', label: 'Metric', kind: 'text' },
      { key: 'position', label: 'Position', kind: 'number' },
      { key: 'model', label: 'Published model', kind: 'text' },
      { key: 'published', label: 'Published', kind: 'ratio' },
      { key: 'mode_of_items', label: 'Mode', kind: 'text' },
      { key: 'setting', label: 'Setting', kind: 'text' },
      { key: 'measured', label: 'Measured', kind: 'ratio' },
      { key: 'measured_n', label: 'n', kind: 'count' },
      { key: 'comparable', label: 'Comparable', kind: 'text' },
      { key: 'note', label: 'Note', kind: 'text' },
      { key: 'source', label: 'Source', kind: 'text', machineOnly: true },
    ],
    rows,
    notes: [
      'Published models are not the analysed ones: the columns show where a setting stands, not whether a result was reproduced. Shares are between 0 and 1. ' +
        'A published number is shown beside measured ones of the same family, level, rendering and template, and marked where a comparison would mislead.',
      ...commonNotes(simulation.scores),
    ],
  };
}

function anchorRows(cells: readonly Cell[], anchor: Anchor): Row[] {
  const read = measured[anchor.metric];
  return anchor.positions.flatMap((position, place): Row[] => {
    const row = {
      figure: anchor.figure,
      family: anchor.family,
      panel: anchor.panel ?? '',
      rendering: anchor.rendering,
      template: anchor.template,
      metric: anchor.metric,
      position,
      model: anchor.model,
      published: anchor.values[place] as number,
      comparable: anchor.comparable ? 'yes' : 'no',
      note: anchor.note,
      source: anchor.source,
    };
    const matching = read === undefined ? [] : cells.filter((cell) => matches(cell, anchor, position));
    if (matching.length === 0)
      return [{ ...row, mode_of_items: '', setting: '', measured: missing('empty'), measured_n: 0 }];
    return matching.map((cell) => ({
      ...row,
      mode_of_items: cell.mode,
      setting: cell.setting.label,
      measured: (read as (cell: Cell) => Known<number>)(cell),
      measured_n: completedOf(cell.scores).length,
    }));
  });
}

const matches = (cell: Cell, anchor: Anchor, position: number) =>
  cell.family === anchor.family &&
  cell.position === position &&
  cell.rendering === anchor.rendering &&
  cell.setting.template === anchor.template &&
  (anchor.panel ?? '') === cell.panel;

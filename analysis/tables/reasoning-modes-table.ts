/** Reasoning minus off, by model. */
import type { BootstrapOptions } from '../estimators/bootstrap-draws.ts';
import type { ReasoningGain } from '../reasoning-modes.ts';
import {
  cohortLabel,
  detailCells,
  detailColumns,
  drawCells,
  drawColumns,
  identityCells,
  identityColumns,
} from './estimate-cells.ts';
import { closingNotes, intervalNotes } from './notes.ts';
import type { Table } from './table.ts';

export function reasoningModesTable(rows: readonly ReasoningGain[], bootstrap: BootstrapOptions): Table {
  const cohorts = [...new Set(rows.map(({ cohort }) => cohort))];
  const grades = cohorts.flatMap((cohort) => cohort.grades);
  return {
    name: 'reasoning-minus-off',
    title: 'Reasoning minus off: each mode of a model against its mode "off"',
    headingColumns: ['cohort', 'language'],
    columns: [
      ...identityColumns(cohortLabel('headline')),
      { key: 'against', label: 'Against', kind: 'text' },
      { key: 'pairs', label: 'Tasks', kind: 'count' },
      { key: 'sources', label: 'Sources', kind: 'count' },
      { key: 'difference', label: 'Difference (points)', kind: 'points' },
      { key: 'difference_t', label: 't', kind: 'points_interval' },
      { key: 'difference_bootstrap', label: 'Bootstrap', kind: 'points_interval' },
      { key: 'off_completed', label: 'Answers off', kind: 'count' },
      { key: 'off_with_reasoning', label: 'of them reasoned', kind: 'count' },
      { key: 'unpaired', label: 'Tasks one of the two did not answer', kind: 'count', machineOnly: true },
      ...detailColumns('difference', 'points'),
      ...drawColumns,
    ],
    rows: rows.map((row) => ({
      ...identityCells(row.cohort, row.reasoning),
      against: row.off.label,
      pairs: row.pairs,
      sources: row.difference.sources,
      difference: row.difference.estimate,
      difference_t: row.difference.intervalCr1,
      difference_bootstrap: row.difference.bootstrapInterval,
      off_completed: row.offCompleted,
      off_with_reasoning: row.offWithReasoning,
      unpaired: row.unpaired,
      ...detailCells('difference', row.difference),
      ...drawCells(row.cohort),
    })),
    notes: [
      rows.length === 0
        ? 'No model was asked both with reasoning off and in another mode.'
        : 'Tasks that both modes answered, every task weighing the same. Modes of different providers spend different budgets.',
      'of them reasoned: answers of the mode "off" for which the server counted reasoning tokens; they stay in. Servers that count none are taken at their word.',
      ...intervalNotes(
        cohorts,
        rows.map(({ difference }) => difference),
        bootstrap,
      ),
      ...closingNotes(grades),
    ],
  };
}

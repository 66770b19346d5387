/** The whole result at a glance: one row a language and setting, C/R in every arm and C/N over all. No intervals, so that it fits. */
import type { AccuracyRow } from '../accuracy.ts';
import { arms, shortArmNames } from '../arms.ts';
import { cohortLabel, identityCells, identityColumns } from './estimate-cells.ts';
import { closingNotes, countingNotes } from './notes.ts';
import type { Column, Row, Table } from './table.ts';

const armNames = arms.map((arm) => ({ arm, name: shortArmNames[arm] }));

/** @param rows the accuracy of headline cohorts, all arms and all arms together */
export function headlineTable(rows: readonly AccuracyRow[]): Table {
  const grades = [...new Set(rows.map((row) => row.cohort))].flatMap((cohort) => cohort.grades);
  const overall = rows.filter((row) => row.arm === 'all');
  return {
    name: 'headline',
    title: 'Accuracy at a glance: C/R (%) in each arm, C/N (%) over all',
    headingColumns: ['cohort', 'language'],
    columns: [
      ...identityColumns(cohortLabel('headline')),
      ...armNames.flatMap(({ name }): Column[] => [
        { key: `${name}_c_r`, label: name, kind: 'percent' },
        { key: `${name}_completed`, label: 'n', kind: 'count' },
      ]),
      { key: 'c_n', label: 'C/N', kind: 'percent' },
      { key: 'planned', label: 'n', kind: 'count' },
      { key: 'sources', label: 'Sources', kind: 'count' },
    ],
    rows: overall.map((row) => headlineRow(row, rows)),
    notes: [
      'short, long: the final output on that input. inside, post: the state inside and right after a loop on the long input. ' +
        'n beside C/R: completed responses; n beside C/N: planned cells of all arms. Sources: programs, the clusters of every interval; ' +
        'the intervals stand in the table accuracy.',
      ...countingNotes(grades),
      ...closingNotes(grades),
    ],
  };
}

function headlineRow(overall: AccuracyRow, rows: readonly AccuracyRow[]): Row {
  const ofSetting = rows.filter(({ cohort, setting }) => cohort === overall.cohort && setting === overall.setting);
  const cells = armNames.flatMap(({ arm, name }) => {
    const { perCompleted, completed } = ofSetting.find((row) => row.arm === arm) as AccuracyRow;
    return [
      [`${name}_c_r`, perCompleted.estimate],
      [`${name}_completed`, completed],
    ];
  });
  return {
    ...identityCells(overall.cohort, overall.setting),
    ...Object.fromEntries(cells),
    c_n: overall.perPlanned.estimate,
    planned: overall.planned,
    sources: overall.perPlanned.sources,
  };
}

/** The accuracy matrix: every cohort, setting and arm with both denominators. */
import type { AccuracyRow } from '../accuracy.ts';
import type { Cohort } from '../cohorts.ts';
import type { BootstrapOptions } from '../estimators/bootstrap-draws.ts';
import type { ShareEstimate } from '../estimators/share-estimate.ts';
import {
  cohortLabel,
  detailCells,
  detailColumns,
  drawCells,
  drawColumns,
  identityCells,
  identityColumns,
} from './estimate-cells.ts';
import { closingNotes, countingNotes, shareIntervalNotes, wilsonNote } from './notes.ts';
import type { Column, Row, Table } from './table.ts';

/** @param rows all of one level: studies or headline cohorts */
export function accuracyTable(
  level: Cohort['level'],
  rows: readonly AccuracyRow[],
  bootstrap: BootstrapOptions,
): Table {
  const cohorts = [...new Set(rows.map((row) => row.cohort))];
  const grades = cohorts.flatMap((cohort) => cohort.grades);
  return {
    name: level === 'study' ? 'accuracy-matrix' : 'accuracy',
    title:
      level === 'study'
        ? 'Accuracy by study, setting and arm'
        : 'Accuracy by setting and arm, studies of one origin and language together',
    headingColumns: ['cohort', 'language', 'setting'],
    columns: [
      ...identityColumns(cohortLabel(level)),
      { key: 'arm', label: 'Arm', kind: 'text' },
      { key: 'planned', label: 'Planned', kind: 'count' },
      { key: 'completed', label: 'Completed', kind: 'count' },
      { key: 'correct', label: 'Correct', kind: 'count' },
      { key: 'sources', label: 'Sources', kind: 'count' },
      ...shareColumns('c_r', 'C/R'),
      ...shareColumns('c_n', 'C/N').map(crowdedOut),
      ...detailColumns('c_r', 'percent'),
      ...detailColumns('c_n', 'percent'),
      ...drawColumns,
    ],
    rows: rows.map(tableRow),
    notes: [
      ...countingNotes(grades),
      ...shareIntervalNotes(
        cohorts,
        rows.flatMap((row) => [row.perCompleted, row.perPlanned]),
        bootstrap,
      ),
      wilsonNote,
      ...closingNotes(grades),
    ],
  };
}

function shareColumns(key: string, label: string): Column[] {
  return [
    { key, label: `${label} (%)`, kind: 'percent' },
    { key: `${key}_over_sources`, label: `${label} over sources`, kind: 'percent_interval' },
    { key: `${key}_bootstrap`, label: `${label} bootstrap`, kind: 'percent_interval' },
    { key: `${key}_wilson`, label: `${label} Wilson`, kind: 'percent_interval' },
  ];
}

/** What the printed table can spare of C/N, which equals C/R where nothing is missing. */
function crowdedOut(column: Column): Column {
  return column.key === 'c_n_bootstrap' || column.key === 'c_n_wilson' ? { ...column, machineOnly: true } : column;
}

function tableRow(row: AccuracyRow): Row {
  return {
    ...identityCells(row.cohort, row.setting),
    arm: row.arm,
    planned: row.planned,
    completed: row.completed,
    correct: row.correct,
    sources: row.perPlanned.sources,
    ...shareCells('c_r', row.perCompleted),
    ...shareCells('c_n', row.perPlanned),
    ...detailCells('c_r', row.perCompleted),
    ...detailCells('c_n', row.perPlanned),
    ...drawCells(row.cohort),
  };
}

function shareCells(key: string, share: ShareEstimate): Row {
  return {
    [key]: share.estimate,
    [`${key}_bootstrap`]: share.bootstrapInterval,
    [`${key}_over_sources`]: share.overSources,
    [`${key}_wilson`]: share.wilson,
  };
}

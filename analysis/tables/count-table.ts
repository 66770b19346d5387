/** Tables that split the planned cells of each cohort and setting into classes; each split adds up to the planned cells. */
import type { Cohort } from '../cohorts.ts';
import type { Grade } from '../schemas/grade.ts';
import { cohortLabel, identityCells, identityColumns } from './estimate-cells.ts';
import { closingNotes, missingAnswersNote } from './notes.ts';
import type { Column, Row, Table } from './table.ts';

export interface CountColumn {
  readonly key: string;
  readonly label: string;
  /** Only in CSV and JSON. */
  readonly machineOnly?: boolean;
  readonly counts: (grade: Grade) => boolean;
}

export function countTable(
  facts: { readonly name: string; readonly title: string; readonly notes: readonly string[] },
  cohorts: readonly Cohort[],
  columns: readonly CountColumn[],
): Table {
  const grades = cohorts.flatMap((cohort) => cohort.grades);
  return {
    name: facts.name,
    title: facts.title,
    headingColumns: ['cohort', 'language'],
    columns: [
      ...identityColumns(cohortLabel(cohorts[0]?.level ?? 'study')),
      { key: 'planned', label: 'Planned', kind: 'count' },
      ...columns.map(({ key, label, machineOnly = false }): Column => ({ key, label, kind: 'count', machineOnly })),
    ],
    rows: cohorts.flatMap((cohort) =>
      cohort.settings.map(
        ({ name, grades: rows }): Row => ({
          ...identityCells(cohort, name),
          planned: rows.length,
          ...Object.fromEntries(columns.map(({ key, counts }) => [key, rows.filter(counts).length])),
        }),
      ),
    ),
    notes: [...facts.notes, missingAnswersNote(grades), ...closingNotes(grades)],
  };
}

/** What was asked: studies with their sources, cases and tasks by arm. */
import { arms, shortArmNames } from '../arms.ts';
import { type Cohort, languageNames } from '../cohorts.ts';
import type { Grade } from '../schemas/grade.ts';
import { countText } from './count-text.ts';
import { poolingNote, simulatedNotes } from './notes.ts';
import type { Table } from './table.ts';

export function overviewTable(studies: readonly Cohort[]): Table {
  const grades = studies.flatMap((study) => study.grades);
  return {
    name: 'overview',
    title: 'Studies, sources, cases and tasks by arm',
    columns: [
      { key: 'study', label: 'Study', kind: 'text' },
      { key: 'origin', label: 'Origin', kind: 'text' },
      { key: 'language', label: 'Language', kind: 'text' },
      { key: 'sources', label: 'Sources', kind: 'count' },
      { key: 'cases', label: 'Cases', kind: 'count' },
      ...arms.map((arm) => ({ key: arm, label: `Tasks, ${shortArmNames[arm]}`, kind: 'count' as const })),
      { key: 'tasks', label: 'Tasks', kind: 'count' },
      { key: 'settings', label: 'Settings', kind: 'count' },
      { key: 'cells', label: 'Planned cells', kind: 'count' },
    ],
    rows: studies.map((study) => ({
      study: study.name,
      origin: study.origin,
      language: languageNames[study.language],
      sources: study.clusterIds.length,
      cases: distinct(study.grades, (grade) => grade.case_id),
      ...Object.fromEntries(
        arms.map((arm) => [
          arm,
          distinct(
            study.grades.filter((grade) => grade.arm === arm),
            taskId,
          ),
        ]),
      ),
      tasks: distinct(study.grades, taskId),
      settings: distinct(study.grades, (grade) => grade.setting),
      cells: study.grades.length,
    })),
    notes: [
      'A case is a program, a short and a long input and a checkpoint; a task is a case in one arm, once for each prompt template. ' +
        'short, long: the final output on that input. inside, post: the state inside and right after a loop on the long input.',
      'A source is one program: the cluster of every interval.',
      `${countText(grades.length)} planned cells in all; a cell is one task asked of one setting once.`,
      poolingNote,
      ...simulatedNotes(grades),
    ],
  };
}

const taskId = (grade: Grade) => grade.task_id;

function distinct(grades: readonly Grade[], key: (grade: Grade) => string): number {
  return new Set(grades.map(key)).size;
}

/** The same question asked several times: how far answers of one setting differ by chance alone. */
import type { Cohort } from '../cohorts.ts';
import {
  passAll,
  passAny,
  type RepeatedQueries,
  repeatedQueries,
  type TaskRepeats,
} from '../estimators/repeated-queries.ts';
import { type Known, missing } from '../missing.ts';
import type { Grade } from '../schemas/grade.ts';
import { orMissing } from './association-cells.ts';
import { cohortLabel, identityCells, identityColumns } from './estimate-cells.ts';
import { closingNotes } from './notes.ts';
import type { Row, Table } from './table.ts';

export function stabilityTable(cohorts: readonly Cohort[]): Table {
  const repeated = cohorts.flatMap((cohort) =>
    cohort.settings
      .filter(({ grades }) => grades.some(({ repeat }) => repeat > 1))
      .map((setting) => ({ cohort, setting })),
  );
  const grades = repeated.flatMap(({ setting }) => setting.grades);
  return {
    name: 'stability',
    title: 'The same task asked several times: agreement of the answers of one setting',
    headingColumns: ['cohort', 'language'],
    columns: [
      ...identityColumns(cohortLabel('headline')),
      { key: 'tasks', label: 'Tasks', kind: 'count' },
      { key: 'repeats', label: 'Repeats', kind: 'text' },
      { key: 'outside', label: 'Fewer than two answers', kind: 'count' },
      { key: 'mean', label: 'C/R (%)', kind: 'percent' },
      { key: 'flip_rate', label: 'Two answers disagree (%)', kind: 'percent' },
      { key: 'all_right', label: 'All right (%)', kind: 'percent' },
      { key: 'any_right', label: 'Any right (%)', kind: 'percent' },
      { key: 'icc', label: 'Intraclass correlation', kind: 'decimal' },
      { key: 'within_task', label: 'Variance within a task', kind: 'decimal', machineOnly: true },
      { key: 'between_tasks', label: 'Variance between tasks', kind: 'decimal', machineOnly: true },
    ],
    rows: repeated.map(({ cohort, setting }) => ({
      ...identityCells(cohort, setting.name),
      ...stabilityCells(repeatsOf(setting.grades)),
    })),
    notes: [
      repeated.length === 0
        ? 'Every task was asked once (REPEATS=1), so nothing is known of how answers vary by chance.'
        : 'Tasks with at least two completed answers, each weighing the same in C/R and all other columns; those with one or none are counted beside and are outside.',
      'Two answers disagree: probability that two answers of the setting to one task get different verdicts. All right and any right: of the ' +
        'smallest number of answers that every task has (pass^k and pass@k). Intraclass correlation: share of the variance that lies between tasks.',
      ...closingNotes(grades),
    ],
  };
}

/** The completed answers of each task that was to be asked. */
function repeatsOf(grades: readonly Grade[]): TaskRepeats[] {
  return [...Map.groupBy(grades, ({ task_id, template }) => `${task_id} ${template}`).values()].map((rows) => ({
    correct: rows.filter(({ correct }) => correct).length,
    repeats: rows.filter(({ completed }) => completed).length,
  }));
}

function stabilityCells(tasks: readonly TaskRepeats[]): Row {
  const asked = tasks.filter(({ repeats }) => repeats >= 2);
  const counts = asked.map(({ repeats }) => repeats);
  const [fewest, most] = [Math.min(...counts), Math.max(...counts)];
  const estimates: RepeatedQueries | null = repeatedQueries(tasks);
  const reason = asked.length === 0 ? 'empty' : 'single_task';
  const known = (value: number | null | undefined): Known<number> => value ?? missing(reason);
  return {
    tasks: asked.length,
    repeats: asked.length === 0 ? '0' : fewest === most ? String(most) : `${fewest}-${most}`,
    outside: tasks.length - asked.length,
    mean: known(estimates?.mean),
    flip_rate: known(estimates?.flipRate),
    all_right: known(asked.length === 0 ? null : passAll(asked, fewest)),
    any_right: known(asked.length === 0 ? null : passAny(asked, fewest)),
    icc: orMissing(estimates?.intraclassCorrelation ?? null, estimates === null ? reason : 'all_alike'),
    within_task: known(estimates?.withinTask),
    between_tasks: known(estimates?.betweenTasks),
  };
}

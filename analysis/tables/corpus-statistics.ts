/** What the programs of each study are like: quantiles of the metrics over its tasks. */
import { quantileSorted } from 'simple-statistics';
import { type Arm, arms } from '../arms.ts';
import { type Cohort, languageNames } from '../cohorts.ts';
import { type Known, missing } from '../missing.ts';
import { type MetricName, metricLabels } from '../observations.ts';
import type { Grade } from '../schemas/grade.ts';
import { poolingNote } from './notes.ts';
import type { Column, Table } from './table.ts';

const points = [
  ['minimum', 'Min', 0],
  ['lower_quartile', '25%', 0.25],
  ['median', 'Median', 0.5],
  ['upper_quartile', '75%', 0.75],
  ['maximum', 'Max', 1],
] as const;

export function corpusStatisticsTable(studies: readonly Cohort[]): Table {
  return {
    name: 'corpus-statistics',
    title: 'What was asked: complexity, trace length and state by study and arm',
    headingColumns: ['study', 'language'],
    columns: [
      { key: 'study', label: 'Study', kind: 'text' },
      { key: 'language', label: 'Language', kind: 'text' },
      { key: 'metric', label: 'Metric', kind: 'text' },
      { key: 'arm', label: 'Arm', kind: 'text' },
      { key: 'tasks', label: 'n', kind: 'count' },
      { key: 'not_measured', label: 'Not measured', kind: 'count' },
      ...points.map(([key, label]): Column => ({ key, label, kind: 'ratio' })),
    ],
    rows: studies.flatMap((study) => {
      const tasks = [...new Map(study.grades.map((grade) => [grade.task_id, grade])).values()];
      const cases = [...new Map(tasks.map((grade) => [grade.case_id, grade])).values()];
      return [
        quantileRow(study, 'cyclomatic', 'all', cases),
        ...(['trace_length', 'peak_state', 'state_load'] as const).flatMap((metric) =>
          arms.map((arm) =>
            quantileRow(
              study,
              metric,
              arm,
              tasks.filter((task) => task.arm === arm),
            ),
          ),
        ),
      ];
    }),
    notes: [
      'n counts tasks, each once however many settings were asked; cyclomatic complexity counts cases. Type-7 quantiles of the measured values.',
      'Trace length: executed statements. Peak state and state load: most, and sum of, reachable cells over the steps up to the end of the arm. ' +
        'Values are comparable within one language only; sampled ones are in, see the status of each task.',
      poolingNote,
    ],
  };
}

function quantileRow(study: Cohort, metric: MetricName, arm: Arm | 'all', tasks: readonly Grade[]) {
  const values = tasks.flatMap((task) => task[metric] ?? []).sort((left, right) => left - right);
  return {
    study: study.name,
    language: languageNames[study.language],
    metric: metricLabels[metric],
    arm,
    tasks: tasks.length,
    not_measured: tasks.length - values.length,
    ...Object.fromEntries(
      points.map(([key, , probability]): [string, Known<number>] => [
        key,
        values.length === 0 ? missing('not_measured') : quantileSorted(values, probability),
      ]),
    ),
  };
}

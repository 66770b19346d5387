/** What models of error count: one observation a task and setting, the mean of its completed repeats. */
import type { Arm } from './arms.ts';
import type { Grade } from './schemas/grade.ts';

export interface Observation {
  readonly taskId: string;
  readonly caseId: string;
  readonly sourceId: string;
  readonly study: string;
  readonly arm: Arm;
  readonly setting: string;
  /** Share of the completed repeats that are wrong, in [0, 1]. */
  readonly errorShare: number;
  /** Whether the first completed repeat is wrong, for tests that need two outcomes. */
  readonly isError: boolean;
  readonly repeats: number;
  readonly metrics: Readonly<Record<MetricName, number | null>>;
  readonly answerBytes: number;
}

export type MetricName = 'trace_length' | 'peak_state' | 'state_load' | 'cyclomatic';

export const metricLabels: Readonly<Record<MetricName, string>> = {
  trace_length: 'trace length',
  peak_state: 'peak state',
  state_load: 'state load',
  cyclomatic: 'cyclomatic complexity',
};

/** The metrics that an input changes, in the order in which the staged models add them. */
export const dynamicMetrics = ['trace_length', 'peak_state', 'state_load'] as const satisfies readonly MetricName[];

/** Tasks with a completed answer, in the order of task and setting; tasks without one are outside. */
export function observationsOf(grades: readonly Grade[]): Observation[] {
  const completed = grades.filter((grade) => grade.completed);
  return [...Map.groupBy(completed, ({ task_id, setting, template }) => `${task_id} ${setting} ${template}`)]
    .sort(([left], [right]) => (left < right ? -1 : 1))
    .map(([, rows]) => observe(rows.toSorted((left, right) => left.repeat - right.repeat)));
}

function observe(rows: readonly Grade[]): Observation {
  const first = rows[0] as Grade;
  return {
    taskId: first.task_id,
    caseId: first.case_id,
    sourceId: first.source_id,
    study: first.study,
    arm: first.arm,
    setting: first.setting,
    errorShare: rows.filter((row) => !row.correct).length / rows.length,
    isError: !first.correct,
    repeats: rows.length,
    metrics: {
      trace_length: first.trace_length,
      peak_state: first.peak_state,
      state_load: first.state_load,
      cyclomatic: first.cyclomatic,
    },
    answerBytes: first.answer_bytes,
  };
}

/** A metric counts where it is known and has a logarithm. */
export const hasMetric = (observation: Observation, metric: MetricName): boolean =>
  (observation.metrics[metric] ?? 0) > 0;

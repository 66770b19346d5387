/**
 * Errors with a known cause over the tasks of a real corpus: logit P(error) = arm + setting + slope x (log2 of the
 * cause - its mean) + an effect of the source. The metrics keep the correlations they have, so that a test is tried on
 * what it will meet.
 */
import type { RandomStream } from '../../core/random.ts';
import type { Arm } from '../arms.ts';
import type { MetricName, Observation } from '../observations.ts';

/** `arm`: the arms differ and no metric matters. `none`: arms do not differ either. */
export const causes = ['trace_length', 'peak_state', 'state_load', 'arm', 'none'] as const;
export type Cause = (typeof causes)[number];

export interface Truth {
  readonly cause: Cause;
  /** Log-odds of an error per doubling of the cause. */
  readonly slope: number;
  /** Standard deviation of the effect of a source, in log-odds. */
  readonly sourceDeviation: number;
}

export type PowerTask = Pick<Observation, 'taskId' | 'caseId' | 'sourceId' | 'study' | 'arm' | 'answerBytes'> & {
  readonly metrics: Readonly<Record<MetricName, number>>;
};

/** Effects in log-odds; the size of what the paper reports. Settings `c1` and `c2` are equal, for tests between settings. */
export const armEffects: Readonly<Record<Arm, number>> = {
  'short-trace-final': -0.8,
  'long-trace-final': 0.1,
  'inside-loop-state': 0.5,
  'post-loop-state': 0.6,
};
export const settingEffects = { a: -1.2, b: -0.6, c1: 0, c2: 0, d: 1 } as const;

/** One observation a task and setting, every answer completed. */
export function simulateErrors(tasks: readonly PowerTask[], truth: Truth, stream: RandomStream): Observation[] {
  const { cause } = truth;
  const log2Cause = (task: PowerTask) => (cause === 'arm' || cause === 'none' ? 0 : Math.log2(task.metrics[cause]));
  const mean = tasks.reduce((sum, task) => sum + log2Cause(task), 0) / tasks.length;
  const sources = new Map<string, number>();
  for (const { sourceId } of tasks)
    if (!sources.has(sourceId)) sources.set(sourceId, truth.sourceDeviation * nextNormal(stream));
  return Object.entries(settingEffects).flatMap(([setting, settingEffect]) =>
    tasks.map((task) => {
      const logit =
        (cause === 'none' ? 0 : armEffects[task.arm]) +
        settingEffect +
        truth.slope * (log2Cause(task) - mean) +
        (sources.get(task.sourceId) as number);
      const isError = stream.nextDouble() < 1 / (1 + Math.exp(-logit));
      return { ...task, setting, errorShare: Number(isError), isError, repeats: 1 };
    }),
  );
}

/** Box and Muller (1958); the second value is left unused, so that a draw costs two doubles whatever came before. */
export function nextNormal(stream: RandomStream): number {
  const radius = Math.sqrt(-2 * Math.log(1 - stream.nextDouble()));
  return radius * Math.cos(2 * Math.PI * stream.nextDouble());
}

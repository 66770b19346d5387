/** How often each test finds the cause that was put in, and how often one that was not. */
import { randomStream, seedFrom } from '../../core/random.ts';
import { arms } from '../arms.ts';
import { sortedClusterIds } from '../estimators/cluster-sums.ts';
import { buildDesign, type Design } from '../estimators/logit/design.ts';
import { describeDesign, judgeDesign } from '../estimators/logit/judge-design.ts';
import { dynamicMetrics, metricLabels, type Observation } from '../observations.ts';
import { type Cause, type PowerTask, simulateErrors } from './known-truth.ts';
import {
  adjustedVerdicts,
  differenceVerdicts,
  type Question,
  rankTasks,
  seriesVerdicts,
  type Verdict,
} from './tests-under-study.ts';

export interface PowerOptions {
  readonly replicates: number;
  readonly seed: number;
  readonly slope: number;
  readonly sourceDeviation: number;
}

export interface PowerRow {
  readonly cause: Cause;
  readonly test: string;
  readonly question: Question;
  /** Whether the cause makes what the test looks for true: then rejections are power, else false positives. */
  readonly isTrue: boolean;
  readonly rejections: number;
  /** Tests made; a series a setting in each replicate, so not independent within one. */
  readonly tests: number;
  readonly replicates: number;
}

/**
 * What every test finds of errors with one cause. Causes have streams of their own, so they can be studied one by one.
 * @param tasks of one language, every metric measured and positive
 * @param afterReplicate called after each replicate
 */
export function studyCause(
  tasks: readonly PowerTask[],
  cause: Cause,
  options: PowerOptions,
  afterReplicate: () => void,
): PowerRow[] {
  const largest = largestStudy(tasks);
  const ranked = rankTasks(tasks.filter(({ study }) => study === largest));
  let reusable: Design | null = null;
  const counts = new Map<string, { verdict: Verdict; rejections: number; tests: number }>();
  const stream = randomStream(seedFrom(`power|${cause}|${options.seed}`));
  for (let replicate = 0; replicate < options.replicates; replicate += 1) {
    const rows = simulateErrors(tasks, { cause, ...options }, stream);
    reusable ??= stageThree(rows);
    const verdicts = [
      ...adjustedVerdicts({ ...reusable, outcomes: Float64Array.from(rows, ({ errorShare }) => errorShare) }),
      ...seriesVerdicts(
        ranked,
        rows.filter(({ study }) => study === largest),
        stream,
      ),
      ...differenceVerdicts(rows),
    ];
    for (const verdict of verdicts) {
      const key = `${verdict.test}|${verdict.question}`;
      const count = counts.get(key) ?? { verdict, rejections: 0, tests: 0 };
      counts.set(key, count);
      count.tests += 1;
      count.rejections += Number(verdict.rejects);
    }
    afterReplicate();
  }
  return [...counts.values()].map(({ verdict: { test, question }, rejections, tests }) => ({
    cause,
    test,
    question,
    isTrue: question === cause || (question === 'short-long' && cause !== 'none'),
    rejections,
    tests,
    replicates: options.replicates,
  }));
}

function largestStudy(tasks: readonly PowerTask[]): string {
  const studies = Map.groupBy(tasks, ({ study }) => study);
  const bySize = [...studies].sort(
    ([left, some], [right, others]) => others.length - some.length || (left < right ? -1 : 1),
  );
  return bySize[0]?.[0] ?? '';
}

/** The rows of all replicates differ in their outcomes only, so the matrix is made and judged once. */
function stageThree(rows: readonly Observation[]): Design {
  const design = buildDesign(rows, {
    factors: [
      { name: 'study', levels: sortedClusterIds(rows.map(({ study }) => study)), levelOf: ({ study }) => study },
      { name: 'arm', levels: arms, levelOf: ({ arm }) => arm },
      {
        name: 'setting',
        levels: sortedClusterIds(rows.map(({ setting }) => setting)),
        levelOf: ({ setting }) => setting,
      },
    ],
    metrics: dynamicMetrics.map((metric) => ({
      name: metricLabels[metric],
      valueOf: (row) => row.metrics[metric] as number,
    })),
    errorOf: ({ errorShare }) => errorShare,
    clusterOf: ({ sourceId }) => sourceId,
  });
  const status = judgeDesign(design, describeDesign(design));
  if (status !== 'finite') throw new Error(`the metrics of these tasks allow no model: ${status}`);
  return design;
}

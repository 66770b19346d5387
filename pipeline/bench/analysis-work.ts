/**
 * `node analysis-work.ts FILE`: the resampling and the models of the analysis, from columns of rows; prints an `AnalysisWork`.
 * `analysis_work.py` does the same with numpy and statsmodels.
 */
import { readFileSync } from 'node:fs';
import { drawClusters } from '../../analysis/estimators/bootstrap-draws.ts';
import { clusterSums, sortedClusterIds } from '../../analysis/estimators/cluster-sums.ts';
import { type BootstrapSummary, bootstrapRatio } from '../../analysis/estimators/clustered-bootstrap.ts';
import { buildDesign } from '../../analysis/estimators/logit/design.ts';
import { leaveSourceOutLogLoss } from '../../analysis/estimators/logit/log-loss.ts';
import { errorsOf, logit } from '../../analysis/estimators/logit/logit.ts';
import { waldTest } from '../../analysis/estimators/logit/wald-test.ts';
import { doubledRanks, mannWhitney } from '../../analysis/estimators/mann-whitney.ts';
import { permutationTests, singleRows } from '../../analysis/estimators/permutation-test.ts';
import { randomStream } from '../../core/random.ts';
import { timed } from './timed.ts';

export interface WorkRow {
  readonly case_id: string;
  readonly source_id: string;
  readonly study: string;
  readonly arm: string;
  readonly setting: string;
  readonly error: number;
  readonly trace_length: number;
  readonly peak_state: number;
  readonly state_load: number;
  readonly cyclomatic: number;
}

export interface AnalysisInput {
  readonly seed: number;
  readonly replicates: number;
  readonly rows: readonly WorkRow[];
}

interface Times {
  readonly seconds: number;
  readonly cpuInSeconds: number;
}

/** Numbers of both sides, in the same order; times in seconds. */
export interface AnalysisWork {
  /** Ends of intervals: accuracy by setting, and by setting and arm; short minus long by setting, and of all. */
  readonly endpoints: readonly number[];
  /** Standard deviations of the replicates of each. */
  readonly deviations: readonly number[];
  readonly areas: readonly number[];
  readonly permutationPs: readonly number[];
  /** Coefficients, CR1S and CR3 errors of stages 0 to 3. */
  readonly coefficients: readonly number[];
  readonly errorsCr1s: readonly number[];
  readonly errorsCr3: readonly number[];
  /** Condition, scaled condition, Wald chi-square (from stage 1 on), leave-source-out log-loss. */
  readonly facts: readonly number[];
  readonly parts: Readonly<Record<'bootstrap' | 'permutations' | 'logits', Times>> & {
    /** With numpy: one table of permutations for all metrics of a series, as Midrun always has it. */
    readonly sharedPermutations?: Times;
  };
}

const metrics = ['trace_length', 'peak_state', 'state_load', 'cyclomatic'] as const;
const valuesOf = (rows: readonly WorkRow[], name: 'study' | 'arm' | 'setting') =>
  sortedClusterIds(rows.map((row) => row[name]));

function bootstraps({ rows, seed, replicates }: AnalysisInput): BootstrapSummary[] {
  const clusterIds = sortedClusterIds(rows.map(({ source_id }) => source_id));
  const draws = drawClusters(clusterIds.length, { seed, replicates });
  const summary = (picked: readonly WorkRow[], value: (row: WorkRow) => number) => {
    const sums = clusterSums(clusterIds, picked, { cluster: ({ source_id }) => source_id, value });
    return bootstrapRatio(sums, draws) as BootstrapSummary;
  };
  const right = ({ error }: WorkRow) => 1 - error;
  const ofSettings = valuesOf(rows, 'setting').map((setting) => rows.filter((row) => row.setting === setting));
  return [
    ...ofSettings.flatMap((some) => [
      summary(some, right),
      ...valuesOf(rows, 'arm').map((arm) =>
        summary(
          some.filter((row) => row.arm === arm),
          right,
        ),
      ),
    ]),
    ...[...ofSettings, rows].map((some) => {
      const pairs = pairsOf(some);
      return summary([...pairs.keys()], (row) => (pairs.get(row) as WorkRow).error - row.error);
    }),
  ];
}

/** The row of the long input by that of the short one, of the same case and setting. */
function pairsOf(rows: readonly WorkRow[]): Map<WorkRow, WorkRow> {
  const key = ({ case_id, setting }: WorkRow) => `${case_id} ${setting}`;
  const longs = new Map(rows.filter(({ arm }) => arm === 'long-trace-final').map((row) => [key(row), row]));
  const pairs = new Map<WorkRow, WorkRow>();
  for (const row of rows) {
    const long = row.arm === 'short-trace-final' ? longs.get(key(row)) : undefined;
    if (long !== undefined) pairs.set(row, long);
  }
  return pairs;
}

/** A series a study, setting and metric; the metrics of a study and setting share their arrangements. */
function permutations({ rows, seed, replicates }: AnalysisInput): { areas: number[]; permutationPs: number[] } {
  const series = valuesOf(rows, 'study').flatMap((study) =>
    valuesOf(rows, 'setting').flatMap((setting) => {
      const some = rows.filter((row) => row.study === study && row.setting === setting);
      const isError = Uint8Array.from(some, ({ error }) => error);
      const ranks = metrics.map((metric) => doubledRanks(some.map((row) => row[metric])));
      const tests = permutationTests(
        { ranks, isError, classes: singleRows(some.length) },
        replicates,
        randomStream(seed),
      );
      return ranks.map((each, place) => ({
        area: mannWhitney(each, isError)?.auc ?? Number.NaN,
        p: tests[place]?.p ?? Number.NaN,
      }));
    }),
  );
  return { areas: series.map(({ area }) => area), permutationPs: series.map(({ p }) => p) };
}

function stages({ rows }: AnalysisInput) {
  const factors = (['study', 'arm', 'setting'] as const).map((name) => ({
    name,
    levels: valuesOf(rows, name),
    levelOf: (row: WorkRow) => row[name],
  }));
  return [0, 1, 2, 3].map((stage) => {
    const design = buildDesign(rows, {
      factors,
      metrics: metrics.slice(0, stage).map((name) => ({ name, valueOf: (row) => row[name] })),
      errorOf: ({ error }) => error,
      clusterOf: ({ source_id }) => source_id,
    });
    const { fit, covariances, facts } = logit(design);
    if (fit === null || facts === null || covariances?.cr3 == null || covariances.leaveOneOut === null)
      throw new Error('the made-up rows have no finite model');
    const slopes = design.names.map((_, place) => place).slice(design.names.length - stage);
    const wald =
      stage === 0 ? [] : [waldTest(fit.coefficients, covariances.cr1s, slopes, design.clusterCount).chiSquare];
    return {
      coefficients: [...fit.coefficients],
      errorsCr1s: [...errorsOf(covariances.cr1s)],
      errorsCr3: [...errorsOf(covariances.cr3)],
      facts: [facts.condition, facts.scaledCondition, ...wald, leaveSourceOutLogLoss(design, covariances.leaveOneOut)],
    };
  });
}

const input: AnalysisInput = JSON.parse(readFileSync(process.argv[2] as string, 'utf8'));
const bootstrap = timed(() => bootstraps(input));
const permutation = timed(() => permutations(input));
const models = timed(() => stages(input));
const times = ({ seconds, cpuInSeconds }: Times) => ({ seconds, cpuInSeconds });
const work: AnalysisWork = {
  endpoints: bootstrap.result.flatMap(({ interval }) => [interval.low, interval.high]),
  deviations: bootstrap.result.map(({ standardError }) => standardError),
  ...permutation.result,
  coefficients: models.result.flatMap(({ coefficients }) => coefficients),
  errorsCr1s: models.result.flatMap(({ errorsCr1s }) => errorsCr1s),
  errorsCr3: models.result.flatMap(({ errorsCr3 }) => errorsCr3),
  facts: models.result.flatMap(({ facts }) => facts),
  parts: { bootstrap: times(bootstrap), permutations: times(permutation), logits: times(models) },
};
process.stdout.write(JSON.stringify(work));

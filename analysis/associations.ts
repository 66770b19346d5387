/** One metric against errors within one series: a study, a setting, and one arm or all of them together. */
import { type RandomStream, randomStream, seedFrom } from '../core/random.ts';
import { type Arm, arms } from './arms.ts';
import type { Cohort } from './cohorts.ts';
import { buildDesign } from './estimators/logit/design.ts';
import { fitFirth } from './estimators/logit/firth.ts';
import { errorsOf, type Logit } from './estimators/logit/logit.ts';
import { singleMetricLogit } from './estimators/logit/single-metric.ts';
import { doubledRanks, type MannWhitney, mannWhitney } from './estimators/mann-whitney.ts';
import { type PermutationTest, permutationTests, singleRows } from './estimators/permutation-test.ts';
import { hasMetric, type MetricName, type Observation, observationsOf } from './observations.ts';
import type { SettingName } from './settings.ts';

export interface Association {
  readonly cohort: Cohort;
  readonly setting: SettingName;
  readonly metric: MetricName;
  readonly arm: Arm | 'all';
  /** Tasks with an answer and the metric; those without the metric. */
  readonly rows: number;
  readonly withoutMetric: number;
  readonly errors: number;
  readonly sources: number;
  /** Null unless both outcomes occur and the metric varies: the series is not estimable. */
  readonly area: MannWhitney | null;
  /** Rows exchanged freely, as in the paper: treats the arms of a case as unrelated. */
  readonly rowTest: PermutationTest | null;
  /** Rows exchanged within their arm, ranked within it; null for one arm. */
  readonly armTest: (PermutationTest & { readonly area: number }) | null;
  /** Whole cases exchanged among cases with the same arms answered. */
  readonly caseTest: PermutationTest | null;
  readonly slope: Logit;
  readonly slopeErrorCr1s: number | null;
  /** Under separation: the penalised slope. */
  readonly firthSlope: number | null;
}

export interface AssociationOptions {
  readonly metrics: readonly MetricName[];
  readonly arms: readonly (Arm | 'all')[];
  readonly replicates: number;
  readonly seed: number;
}

/** Every series of a cohort, in the order of setting, arm and metric. */
export function associationsOf(cohort: Cohort, options: AssociationOptions): Association[] {
  return cohort.settings.flatMap(({ name, grades }) => {
    const observations = observationsOf(grades);
    return options.arms.flatMap((arm) => {
      const rows = arm === 'all' ? observations : observations.filter((row) => row.arm === arm);
      return associate({ cohort, setting: name, arm }, rows, options);
    });
  });
}

type SeriesName = Pick<Association, 'cohort' | 'setting' | 'arm'>;

/** One metric over the rows that have it. */
interface Series {
  readonly metric: MetricName;
  readonly rows: readonly Observation[];
  readonly values: readonly number[];
  readonly isError: Uint8Array;
  readonly ranks: Int32Array;
  readonly area: MannWhitney | null;
}

type RankTests = Pick<Association, 'rowTest' | 'armTest' | 'caseTest'>;
const untested: RankTests = { rowTest: null, armTest: null, caseTest: null };

function associate(name: SeriesName, all: readonly Observation[], options: AssociationOptions): Association[] {
  const series = options.metrics.map((metric) => seriesOf(metric, all));
  const tests = rankTests(name, series, options);
  return series.map((each): Association => {
    const { metric, rows, isError, area } = each;
    const slope = singleMetricLogit(designOf(rows, metric));
    const separated = slope.status === 'complete_separation' || slope.status === 'quasi_separation';
    const firth = separated ? fitFirth(slope.design) : null;
    return {
      ...name,
      metric,
      rows: rows.length,
      withoutMetric: all.length - rows.length,
      errors: isError.reduce((sum, one) => sum + one, 0),
      sources: new Set(rows.map(({ sourceId }) => sourceId)).size,
      area,
      ...(tests.get(each) ?? untested),
      slope,
      slopeErrorCr1s: slope.covariances === null ? null : (errorsOf(slope.covariances.cr1s)[1] ?? null),
      firthSlope: firth?.converged ? (firth.coefficients[1] ?? null) : null,
    };
  });
}

function seriesOf(metric: MetricName, all: readonly Observation[]): Series {
  const rows = all.filter((row) => hasMetric(row, metric));
  const values = rows.map((row) => row.metrics[metric] as number);
  const isError = Uint8Array.from(rows, (row) => Number(row.isError));
  const ranks = doubledRanks(values);
  const area = mannWhitney(ranks, isError);
  return { metric, rows, values, isError, ranks, area: area === null || area.sigma === 0 ? null : area };
}

/** Metrics over the same rows see the same arrangements, which are drawn once for all of them. */
function rankTests(name: SeriesName, series: readonly Series[], options: AssociationOptions): Map<Series, RankTests> {
  const estimable = series.filter(({ area }) => area !== null);
  const groups = Map.groupBy(estimable, ({ rows }) => rows.map(({ taskId }) => taskId).join('\n'));
  return new Map(
    [...groups.values()].flatMap((members) => {
      const { rows, isError } = members[0] as Series;
      const test = (by: string, classes: number[][][], ranks: readonly Int32Array[]) =>
        permutationTests({ ranks, isError, classes }, options.replicates, streamOf(name, by, options.seed));
      const ranks = members.map((member) => member.ranks);
      const byRow = test('rows', singleRows(rows.length), ranks);
      const byArm = name.arm === 'all' ? withinArms(members, test) : null;
      const byCase = test('cases', casesOfOneShape(rows), ranks);
      return members.map((member, place): [Series, RankTests] => [
        member,
        {
          rowTest: byRow[place] ?? null,
          armTest: byArm?.[place] ?? null,
          caseTest: byCase[place] ?? null,
        },
      ]);
    }),
  );
}

/** A stream for each test of each series, so that one more series or metric moves no other's p. */
function streamOf({ cohort, setting, arm }: SeriesName, test: string, seed: number): RandomStream {
  const { name, language } = cohort;
  return randomStream(seedFrom([name, language, setting.setting, setting.template, arm, test, seed].join('|')));
}

function designOf(rows: readonly Observation[], metric: MetricName) {
  return buildDesign(rows, {
    factors: [],
    metrics: [{ name: metric, valueOf: (row) => row.metrics[metric] ?? 0 }],
    errorOf: ({ errorShare }) => errorShare,
    clusterOf: ({ sourceId }) => sourceId,
  });
}

/** sum over arms of n1 n0 AUC / sum of n1 n0, and its permutation within arms. Null where no arm has both outcomes. */
function withinArms(
  members: readonly Series[],
  test: (by: string, classes: number[][][], ranks: readonly Int32Array[]) => PermutationTest[],
): Association['armTest'][] {
  const { rows, isError } = members[0] as Series;
  const ranked = members.map(({ values }) => withinArmRanks(rows, values));
  const classes = ranked[0]?.classes ?? [];
  const areas = ranked.map(({ ranks }) => areaWithin(classes, ranks, isError));
  if (areas.every((area) => area === null)) return members.map(() => null);
  const tests = test(
    'arms',
    classes,
    ranked.map(({ ranks }) => ranks),
  );
  return areas.map((area, place) => (area === null ? null : { ...(tests[place] as PermutationTest), area }));
}

function areaWithin(classes: number[][][], ranks: Int32Array, isError: Uint8Array): number | null {
  let [pairs, wins] = [0, 0];
  for (const places of classes.map((blocks) => blocks.flat())) {
    const found = mannWhitney(
      Int32Array.from(places, (place) => ranks[place] as number),
      Uint8Array.from(places, (place) => isError[place] as number),
    );
    if (found === null) continue;
    pairs += found.errors * found.successes;
    wins += found.u;
  }
  return pairs === 0 ? null : wins / pairs;
}

/** Doubled ranks within each arm, and the rows of each arm as a class of single rows. */
export function withinArmRanks(rows: readonly Pick<Observation, 'arm'>[], values: readonly number[]) {
  const ranks = new Int32Array(rows.length);
  const classes = arms.map((arm) => {
    const places = rows.flatMap((row, place) => (row.arm === arm ? [place] : []));
    const armRanks = doubledRanks(places.map((place) => values[place] as number));
    places.forEach((place, index) => {
      ranks[place] = armRanks[index] as number;
    });
    return places.map((place) => [place]);
  });
  return { ranks, classes };
}

/** Cases by the arms that were answered; a block lists the rows of a case in the order of its arms. */
export function casesOfOneShape(rows: readonly Pick<Observation, 'arm' | 'caseId'>[]): number[][][] {
  const cases = [...Map.groupBy(rows.keys(), (place) => rows[place]?.caseId).values()];
  const shapeOf = (places: readonly number[]) => places.map((place) => rows[place]?.arm).join(' ');
  return [...Map.groupBy(cases, shapeOf).values()];
}

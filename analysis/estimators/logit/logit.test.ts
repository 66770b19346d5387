import { expect, test } from 'vitest';
import { normalTwoSided } from '../../distributions/normal.ts';
import { studentTwoSided } from '../../distributions/student-t.ts';
import { expectAllNear, expectNear } from '../../expect-near.ts';
import { readReference, readReferenceRows } from '../../read-test-data.ts';
import { buildDesign, type Design } from './design.ts';
import { fitFirth } from './firth.ts';
import { errorsOf, extremeEigenvalues, logit } from './logit.ts';
import { singleMetricLogit } from './single-metric.ts';
import { waldTest } from './wald-test.ts';

interface Stage {
  names: string[];
  n: number;
  clusters: number;
  coef: number[];
  loglik: number;
  se_model: number[];
  cluster: Record<'se_CR0' | 'se_CR1_stata_logit_Rsandwich_default' | 'se_CR1S_statsmodels_default', number[]> & {
    p_normal: number[];
    p_t_Gminus1: number[];
    cov_eigen_min: number;
    cov_eigen_max: number;
  };
  design: { rank: number; cond_raw: number; cond_scaled: number };
}

const reference = readReference<{
  stages: Record<string, Stage>;
  levels: { study: string[]; arm: string[]; setting: string[] };
  stage3_joint_wald_metrics: { chi2: number; df: number; p_chi2: number; p_F: number };
}>('logit_stages.json');
const other = readReference<{
  stages: Record<string, { se_clubSandwich_CR3: number[]; firth_coef: number[]; firth_se: number[] }>;
}>('r_reference.json').stages;
const rows = readReferenceRows('rows.csv').filter((row) => row.status === 'completed');

function stage(metrics: readonly string[]): Design {
  return buildDesign(rows, {
    factors: (['study', 'arm', 'setting'] as const).map((name) => ({
      name,
      levels: reference.levels[name],
      levelOf: (row) => row[name] ?? '',
    })),
    metrics: metrics.map((name) => ({ name, valueOf: (row) => Number(row[name]) })),
    errorOf: (row) => Number(row.correct === '0'),
    clusterOf: (row) => row.source ?? '',
  });
}

const stages = [
  ['stage0_indicators', []],
  ['stage1_trace', ['trace_len']],
  ['stage2_trace_peak', ['trace_len', 'peak_state']],
  ['stage3_trace_peak_load', ['trace_len', 'peak_state', 'state_load']],
] as const;

test.each(stages)('%s agrees with statsmodels and R', (name, metrics) => {
  const expected = reference.stages[name] as Stage;
  const actual = logit(stage(metrics));
  const { fit, covariances, facts, design, modelErrors } = actual;
  if (fit === null || covariances === null || facts === null || modelErrors === null) throw new Error(actual.status);
  expect([design.rows, design.clusterCount, design.names.length]).toEqual([
    expected.n,
    expected.clusters,
    expected.names.length,
  ]);
  expectAllNear(fit.coefficients, expected.coef, 1e-9, 'coefficients');
  expectNear(fit.logLikelihood, expected.loglik, 1e-9, 'log-likelihood');
  expectAllNear(modelErrors, expected.se_model, 1e-9, 'model errors');
  expectAllNear(errorsOf(covariances.cr0), expected.cluster.se_CR0, 1e-9, 'CR0');
  expectAllNear(errorsOf(covariances.cr1), expected.cluster.se_CR1_stata_logit_Rsandwich_default, 1e-9, 'CR1');
  const errors = errorsOf(covariances.cr1s);
  expectAllNear(errors, expected.cluster.se_CR1S_statsmodels_default, 1e-9, 'CR1S');
  const z = fit.coefficients.map((value, place) => value / (errors[place] as number));
  expectAllNear(z.map(normalTwoSided), expected.cluster.p_normal, 1e-7, 'p');
  const t = z.map((value) => studentTwoSided(value, design.clusterCount - 1));
  expectAllNear(t, expected.cluster.p_t_Gminus1, 1e-7, 'p by t');
  const { smallest, largest } = extremeEigenvalues(covariances.cr1s);
  expectNear(smallest, expected.cluster.cov_eigen_min, 1e-7, 'smallest eigenvalue');
  expectNear(largest, expected.cluster.cov_eigen_max, 1e-9, 'largest eigenvalue');
  expect(facts.rank).toBe(expected.design.rank);
  expectNear(facts.condition, expected.design.cond_raw, 1e-8, 'condition');
  expectNear(facts.scaledCondition, expected.design.cond_scaled, 1e-8, 'scaled condition');
  const r = other[name] as (typeof other)[string];
  if (covariances.cr3 === null) throw new Error('no jackknife');
  expectAllNear(errorsOf(covariances.cr3), r.se_clubSandwich_CR3, 1e-6, 'CR3');
  const firth = fitFirth(design);
  expect(firth.converged).toBe(true);
  expectAllNear(firth.coefficients, r.firth_coef, 1e-8, 'Firth');
  expectAllNear(firth.errors, r.firth_se, 1e-8, 'errors of Firth');
});

test('the joint test of the three metrics agrees with the reference', () => {
  const { fit, covariances, design } = logit(stage(['trace_len', 'peak_state', 'state_load']));
  if (fit === null || covariances === null) throw new Error('no fit');
  const places = design.names.flatMap((name, place) => (name.startsWith('log2') ? [place] : []));
  const actual = waldTest(fit.coefficients, covariances.cr1s, places, design.clusterCount);
  const expected = reference.stage3_joint_wald_metrics;
  expectNear(actual.chiSquare, expected.chi2, 1e-8);
  expectNear(actual.p, expected.p_chi2, 1e-7);
  expectNear(actual.fP, expected.p_F, 1e-7);
});

interface Edge {
  names: string[];
  X: number[][];
  y: number[];
  cluster: number[];
  expect: string;
  coef?: number[];
  se_model?: number[];
  se_CR1S?: number[];
}

const edges = Object.entries(readReference<Record<string, Edge>>('edge_designs.json')).filter(
  ([, { X }]) => X !== undefined && X.length > 0,
);

function designOf(X: readonly number[][], y: readonly number[], clusters: readonly number[], names: string[]): Design {
  return {
    names,
    rows: X.length,
    values: Float64Array.from(X.flat()),
    outcomes: Float64Array.from(y),
    clusters: Int32Array.from(clusters),
    clusterCount: new Set(clusters).size,
  };
}

test.each(edges)('the design %s gets its status', (_, edge) => {
  const actual = logit(designOf(edge.X, edge.y, edge.cluster, edge.names));
  expect(actual.status).toBe(edge.expect === 'ok' ? 'finite' : edge.expect);
  if (edge.coef !== undefined && actual.fit !== null) {
    expectAllNear(actual.fit.coefficients, edge.coef, 1e-8, 'coefficients');
    expectAllNear(actual.modelErrors ?? [], edge.se_model ?? [], 1e-8, 'model errors');
  }
  if (edge.expect === 'ok' && actual.covariances !== null)
    expectAllNear(errorsOf(actual.covariances.cr1s), edge.se_CR1S ?? [], 1e-8, 'CR1S');
});

test('a design names the columns that others determine, and the coefficient that runs off', () => {
  const named = new Map(edges);
  const look = (name: string) => {
    const { X, y, cluster, names } = named.get(name) as Edge;
    return logit(designOf(X, y, cluster, names));
  };
  expect(look('duplicate_column').facts?.aliased).toEqual(['x_copy']);
  expect(look('linear_combination').facts?.aliased).toEqual(['a_plus_b']);
  expect(look('dummy_trap').facts?.aliased).toEqual(['B']);
  expect(look('quasi_separation_indicator').infinite).toEqual(['level']);
});

test('without rows the status is empty', () => {
  expect(logit(designOf([], [], [], ['intercept'])).status).toBe('empty');
});

test('a metric that is 0 is refused before any fit', () => {
  const build = () =>
    buildDesign([{ load: 0 }], {
      factors: [],
      metrics: [{ name: 'state_load', valueOf: (row) => row.load }],
      errorOf: () => 1,
      clusterOf: () => 'a',
    });
  expect(build).toThrow('state_load is 0; its logarithm does not exist');
});

interface Series {
  study: string;
  setting: string;
  metric: string;
  status: string;
  slope?: number;
  intercept?: number;
  se_model?: number;
  se_cluster?: number | null;
}

const univariate = readReference<{
  series: Series[];
  edge_cases: Record<string, { x: number[]; y: number[]; status: string; slope?: number }>;
}>('univariate_series.json');

test('the slopes of all 60 series agree with the reference', () => {
  expect(univariate.series).toHaveLength(60);
  for (const expected of univariate.series) {
    const { study, setting, metric } = expected;
    const series = rows.filter((row) => (study === 'ALL' || row.study === study) && row.setting === setting);
    const design = buildDesign(series, {
      factors: [],
      metrics: [{ name: metric, valueOf: (row) => Number(row[metric]) }],
      errorOf: (row) => Number(row.correct === '0'),
      clusterOf: (row) => row.source ?? '',
    });
    const actual = singleMetricLogit(design);
    const what = `${study} ${setting} ${metric}`;
    expect(actual.status, what).toBe(expected.status);
    if (actual.fit === null || actual.covariances === null) continue;
    expectNear(actual.fit.coefficients[1] as number, expected.slope as number, 1e-8, what);
    expectNear(actual.modelErrors?.[1] as number, expected.se_model as number, 1e-8, what);
    expectNear(errorsOf(actual.covariances.cr1s)[1] as number, expected.se_cluster as number, 1e-8, what);
  }
});

test.each(Object.entries(univariate.edge_cases))('the series %s gets its status', (_, { x, y, status, slope }) => {
  const X = x.map((value) => [1, value]);
  const clusters = x.map((_value, row) => row);
  const actual = singleMetricLogit(designOf(X, y, clusters, ['intercept', 'x']));
  expect(actual.status).toBe(status);
  if (slope !== undefined) expectNear(actual.fit?.coefficients[1] as number, slope, 1e-8);
});

const separated = readReference<{
  firth_edge: Record<
    string,
    { x: number[]; y: number[]; firth_coef: number[]; firth_se_expected_info_at_firth: number[] }
  >;
}>('r_reference.json').firth_edge;

test.each(Object.entries(separated))('Firth on the series %s agrees with brglm2', (_, edge) => {
  const X = edge.x.map((value) => [1, value]);
  const firth = fitFirth(
    designOf(
      X,
      edge.y,
      edge.x.map((_value, row) => row),
      ['intercept', 'x'],
    ),
  );
  firth.coefficients.forEach((value, place) => {
    // A coefficient of 0 is reached but for rounding.
    if (Math.abs(edge.firth_coef[place] as number) < 1e-8) expect(Math.abs(value)).toBeLessThan(1e-8);
    else expectNear(value, edge.firth_coef[place] as number, 1e-8);
  });
  expectAllNear(firth.errors, edge.firth_se_expected_info_at_firth, 1e-8);
});

test('Firth fits designs of several slopes: rounding does not make their information matrix asymmetric', () => {
  const names = ['intercept', 'x', 'y', 'z'];
  const X = Array.from({ length: 30 }, (_, row) => [
    1,
    Math.sin(row) / 3,
    Math.cos(row * row) / 7,
    Math.sqrt(row + 0.1),
  ]);
  const outcomes = X.map((_, row) => Number(row >= 15));
  const rows = X.map((_, row) => row);
  const firth = fitFirth(designOf(X, outcomes, rows, names));
  expect(firth.converged).toBe(true);
  // The order of the columns is no part of the fit.
  const turned = fitFirth(
    designOf(
      X.map(([one, x, y, z]) => [one, z, y, x] as number[]),
      outcomes,
      rows,
      names,
    ),
  );
  const [intercept, z, y, x] = turned.coefficients as unknown as [number, number, number, number];
  expectAllNear(firth.coefficients, [intercept, x, y, z], 1e-8);
});

test('a task asked twice weighs as its share: the fit of shares is the fit of all rows, each with half a weight', () => {
  const x = [1, 2, 3, 4, 5, 6];
  const shares = [0, 0.5, 0, 1, 0.5, 1];
  const X = x.map((value) => [1, value]);
  const clusters = x.map((_value, row) => row);
  const once = logit(designOf(X, shares, clusters, ['intercept', 'x']));
  const rowsTwice = [...X, ...X];
  const twice = logit(
    designOf(rowsTwice, [0, 0, 0, 1, 0, 1, 0, 1, 0, 1, 1, 1], [...clusters, ...clusters], ['intercept', 'x']),
  );
  expectAllNear(once.fit?.coefficients ?? [], [...(twice.fit?.coefficients ?? [])], 1e-9);
  expect(once.status).toBe('finite');
});

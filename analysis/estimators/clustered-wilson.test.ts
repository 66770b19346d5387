import { expect, test } from 'vitest';
import { randomStream } from '../../core/random.ts';
import { expectNear } from '../expect-near.ts';
import { clusteredWilson } from './clustered-wilson.ts';

const sumsOf = (right: readonly number[], rows: readonly number[]) => ({
  numerators: Float64Array.from(right),
  denominators: Float64Array.from(rows),
});

test.each([
  // Shares without each source with numpy; then statsmodels' proportion_confint(p n, n, 2 sf(t), 'wilson') with n = rows / design effect.
  ['a design effect above 1', [3, 0, 2, 4], [4, 4, 4, 4], 0.11902658383398385, 0.9244433764823199],
  [
    'a spread smaller than that of independent rows',
    [5, 1, 0, 1, 1],
    [9, 1, 2, 1, 1],
    0.25008225455269395,
    0.842046930702619,
  ],
  ['all rows right: a source counts as one row', [2, 2, 2, 0], [2, 2, 2, 0], 0.1394517282479144, 1],
  ['one row a source', [1, 1, 1, 1, 1, 1, 1, 1, 1, 0], Array(10).fill(1), 0.5233864426345817, 0.986624107153823],
])('the interval with %s', (_, right, rows, low, high) => {
  const interval = clusteredWilson(sumsOf(right, rows));
  expectNear(interval?.low ?? Number.NaN, low, 1e-9);
  expectNear(interval?.high ?? Number.NaN, high, 1e-9);
});

test('one source says nothing of others', () => {
  expect(clusteredWilson(sumsOf([3, 0], [4, 0]))).toBeNull();
  expect(clusteredWilson(sumsOf([], []))).toBeNull();
});

test('it covers a share of 94% over 22 sources, where the t interval covers it in 71 to 89 of 100', () => {
  const stream = randomStream(3);
  for (const rowsOfSource of [1, 4]) {
    const runs = 500;
    let covered = 0;
    for (let run = 0; run < runs; run += 1) {
      const rows = new Float64Array(22).fill(rowsOfSource);
      // A source is easy or hard: .99 or .89.
      const right = rows.map((count) => {
        const share = stream.nextDouble() < 0.5 ? 0.99 : 0.89;
        return Array.from({ length: count }, () => stream.nextDouble()).filter((draw) => draw < share).length;
      });
      const interval = clusteredWilson({ numerators: right, denominators: rows });
      covered += Number(interval !== null && interval.low <= 0.94 && interval.high >= 0.94);
    }
    expect(covered / runs).toBeGreaterThan(0.93);
  }
});

import { expect, test } from 'vitest';
import { randomStream } from '../../core/random.ts';
import { expectNear } from '../expect-near.ts';
import { readReference } from '../read-test-data.ts';
import { doubledRanks, mannWhitney, tieTerm } from './mann-whitney.ts';
import { permutationTests, singleRows } from './permutation-test.ts';

interface Reference {
  x: number[];
  y: number[];
  U1: number;
  auc: number;
  tie_term: number;
  sigma_U: number;
  p_asym_greater_cc: number;
  perm_exact_total?: number;
  perm_exact_ge?: number;
}

const reference = readReference<{
  cases: Record<string, Reference>;
  monte_carlo_permutation: { x: number[]; y: number[]; B: number; seed: number; count_ge: number; p: number };
}>('mann_whitney.json');

/** Errors are the first group of the reference. */
function series({ x, y }: { x: number[]; y: number[] }) {
  return {
    ranks: doubledRanks([...x, ...y]),
    isError: Uint8Array.from([...x.map(() => 1), ...y.map(() => 0)]),
  };
}

test('U, AUC, ties, spread and one-sided p agree with the reference', () => {
  expect(Object.keys(reference.cases)).toHaveLength(7);
  for (const [name, expected] of Object.entries(reference.cases)) {
    const { ranks, isError } = series(expected);
    const actual = mannWhitney(ranks, isError);
    if (actual === null) throw new Error(name);
    expect([actual.u, actual.auc, tieTerm(ranks)], name).toEqual([expected.U1, expected.auc, expected.tie_term]);
    expectNear(actual.sigma, expected.sigma_U, 1e-12, name);
    if (expected.sigma_U > 0) expectNear(actual.asymptoticP, expected.p_asym_greater_cc, 1e-9, name);
    else expect(actual).toMatchObject({ auc: 0.5, asymptoticP: 1 });
  }
});

test('small series are enumerated: every arrangement of the reference is counted', () => {
  const small = Object.entries(reference.cases).filter(([, { perm_exact_total }]) => perm_exact_total !== undefined);
  expect(small.length).toBeGreaterThan(4);
  for (const [name, expected] of small) {
    const { ranks, isError } = series(expected);
    const [test] = permutationTests(
      { ranks: [ranks], isError, classes: singleRows(ranks.length) },
      10,
      randomStream(1),
    );
    expect(test, name).toMatchObject({
      exact: true,
      arrangements: expected.perm_exact_total,
      atLeast: expected.perm_exact_ge,
    });
  }
});

test('the Monte-Carlo permutation counts what numpy counts with the same stream', () => {
  const { x, y, B, seed, count_ge, p } = reference.monte_carlo_permutation;
  const ranks = doubledRanks(x);
  const actual = permutationTests(
    { ranks: [ranks], isError: Uint8Array.from(y), classes: singleRows(x.length) },
    B,
    randomStream(seed),
  );
  expect(actual).toEqual([{ p, atLeast: count_ge, arrangements: B, exact: false }]);
});

test('blocks move whole and only within their class', () => {
  // Two cases of two arms; errors fill the second arm, so no exchange within arms or of cases changes the statistic.
  const ranks = Int32Array.of(2, 8, 4, 6);
  const isError = Uint8Array.of(0, 1, 0, 1);
  const arms = [
    [[0], [2]],
    [[1], [3]],
  ];
  const cases = [
    [
      [0, 1],
      [2, 3],
    ],
  ];
  for (const classes of [arms, cases])
    expect(permutationTests({ ranks: [ranks], isError, classes }, 50, randomStream(3))).toMatchObject([
      { atLeast: 50, p: 1 },
    ]);
});

test('metrics that share arrangements get what each would get alone', () => {
  const stream = randomStream(7);
  const draw = (limit: number) => Int32Array.from({ length: 40 }, () => stream.nextIndex(limit));
  const ranks = [draw(80), draw(80), draw(9), draw(80)];
  const isError = Uint8Array.from({ length: 40 }, (_, row) => Number(row % 3 === 0));
  const pairs = Array.from({ length: 20 }, (_, place) => [2 * place, 2 * place + 1]);
  for (const classes of [singleRows(40), [pairs]]) {
    const alone = ranks.map((each) => permutationTests({ ranks: [each], isError, classes }, 60, randomStream(2))[0]);
    expect(permutationTests({ ranks, isError, classes }, 60, randomStream(2))).toEqual(alone);
  }
});

test('one outcome alone has no area', () => {
  expect(mannWhitney(doubledRanks([1, 2]), Uint8Array.of(1, 1))).toBeNull();
});

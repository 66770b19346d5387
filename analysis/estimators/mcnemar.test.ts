import { expect, test } from 'vitest';
import { expectNear } from '../expect-near.ts';
import { readReference } from '../read-test-data.ts';
import { clusteredMcNemar, signFlipP } from './clustered-mcnemar.ts';
import { mcnemar } from './mcnemar.ts';

interface Reference {
  b: number;
  c: number;
  p_exact: number;
  log10_p_exact?: number;
  p_midp?: number;
  chi2?: number;
  p_chi2?: number;
}

const reference = readReference<{
  mcnemar_cases: Reference[];
  paired: Record<string, { cluster_diff_sums: number[]; clustered_mcnemar_z: number; clustered_mcnemar_p: number }>;
  cluster_sign_flip_exact: { cluster_sums: number[]; total: number; count_abs_ge: number };
}>('mcnemar_paired.json');

test('exact, mid-p and chi-square McNemar agree with the reference, down to 528 against 147', () => {
  expect(reference.mcnemar_cases).toHaveLength(9);
  for (const { b, c, ...expected } of reference.mcnemar_cases) {
    const actual = mcnemar(b, c);
    const what = `${b} against ${c}`;
    expectNear(actual.exactP, expected.p_exact, 1e-9, what);
    if (expected.log10_p_exact) expectNear(actual.log10ExactP, expected.log10_p_exact, 1e-9, what);
    if (expected.p_midp !== undefined) expectNear(actual.midP, expected.p_midp, 1e-9, what);
    if (expected.chi2 === undefined) expect(actual.chiSquare).toBeNull();
    else {
      expectNear(actual.chiSquare?.statistic ?? Number.NaN, expected.chi2, 1e-12, what);
      expectNear(actual.chiSquare?.p ?? Number.NaN, expected.p_chi2 ?? Number.NaN, 1e-9, what);
    }
  }
});

test('the clustered z agrees with the reference for all settings and each', () => {
  expect(Object.keys(reference.paired)).toHaveLength(6);
  for (const [setting, expected] of Object.entries(reference.paired)) {
    const actual = clusteredMcNemar(Float64Array.from(expected.cluster_diff_sums));
    expectNear(actual?.z ?? Number.NaN, expected.clustered_mcnemar_z, 1e-12, setting);
    expectNear(actual?.p ?? Number.NaN, expected.clustered_mcnemar_p, 1e-9, setting);
  }
});

test('the sign-flip test counts every one of the 4,096 flips of twelve clusters', () => {
  const { cluster_sums, total, count_abs_ge } = reference.cluster_sign_flip_exact;
  expect(signFlipP(Float64Array.from(cluster_sums)) * total).toBe(count_abs_ge);
});

test('equal numbers of reversals give p = 1, and no reversal gives no clustered test', () => {
  expect(mcnemar(5, 5).exactP).toBe(1);
  expect(signFlipP(Float64Array.of(2, -2))).toBe(1);
  expect(clusteredMcNemar(Float64Array.of(0, 0, 0))).toBeNull();
});

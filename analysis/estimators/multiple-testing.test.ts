import fc from 'fast-check';
import { expect, test } from 'vitest';
import { expectNear } from '../expect-near.ts';
import { readReference } from '../read-test-data.ts';
import { adjustBenjaminiHochberg, adjustHolm } from './multiple-testing.ts';

const { cases } = readReference<{
  cases: Record<string, { p: number[]; fdr_bh: { adjusted: number[] }; holm: { adjusted: number[] } }>;
}>('multiple_testing.json');

test('adjusted p-values agree with the reference', () => {
  expect(Object.keys(cases)).toHaveLength(7);
  for (const [name, { p, fdr_bh, holm }] of Object.entries(cases)) {
    for (const [actual, expected] of [
      [adjustBenjaminiHochberg(p), fdr_bh.adjusted],
      [adjustHolm(p), holm.adjusted],
    ] as const) {
      expect(actual.length, name).toBe(expected.length);
      expected.forEach((value, place) => {
        expectNear(actual[place] as number, value, 1e-12, name);
      });
    }
  }
});

test('adjusting never lowers a p-value, never exceeds 1 and keeps the order', () => {
  fc.assert(
    fc.property(fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { maxLength: 40 }), (ps) => {
      for (const adjusted of [adjustBenjaminiHochberg(ps), adjustHolm(ps)]) {
        adjusted.forEach((value, place) => {
          expect(value).toBeGreaterThanOrEqual((ps[place] as number) * (1 - 1e-12));
          expect(value).toBeLessThanOrEqual(1);
        });
        const order = ps.map((_, place) => place).sort((left, right) => (ps[left] as number) - (ps[right] as number));
        const inOrder = order.map((place) => adjusted[place] as number);
        expect(inOrder).toEqual([...inOrder].sort((left, right) => left - right));
      }
    }),
  );
});

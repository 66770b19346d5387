import fc from 'fast-check';
import { expect, test } from 'vitest';
import { clusterSums, residualOf, sortedClusterIds, totals } from './cluster-sums.ts';

test('ids are distinct and in code-unit order, not in the order of a language', () => {
  expect(sortedClusterIds(['b', 'a', 'B', 'ä', 'a', 'a10', 'a9'])).toEqual(['B', 'a', 'a10', 'a9', 'b', 'ä']);
});

test('the order of the rows does not change a sum, and no row is lost', () => {
  const row = fc.record({ source: fc.constantFrom('x', 'y', 'z'), right: fc.boolean() });
  fc.assert(
    fc.property(fc.array(row), (rows) => {
      const reading = {
        cluster: (each: (typeof rows)[number]) => each.source,
        value: (each: (typeof rows)[number]) => Number(each.right),
      };
      const sums = clusterSums(['x', 'y', 'z'], rows, reading);
      expect(clusterSums(['x', 'y', 'z'], rows.toReversed(), reading)).toEqual(sums);
      expect(totals(sums)).toEqual({
        numerator: rows.filter((each) => each.right).length,
        denominator: rows.length,
        clusters: new Set(rows.map((each) => each.source)).size,
      });
    }),
  );
});

test('a row of an unknown cluster is a fault', () => {
  expect(() => clusterSums(['x'], ['y'], { cluster: (id) => id, value: () => 1 })).toThrow(
    'cluster y is not in the list',
  );
});

test('rounding is no residual, one row in millions is', () => {
  const thirds = { numerators: Float64Array.of(2 / 3 - 1 / 3, 1 - 2 / 3, 1), denominators: Float64Array.of(1, 1, 3) };
  expect([0, 1, 2].map((position) => residualOf(thirds, position, 1 / 3))).toEqual([0, 0, 0]);
  const large = { numerators: Float64Array.of(1), denominators: Float64Array.of(5_000_000) };
  expect(residualOf(large, 0, 0)).toBe(1);
});

import { expect, test } from 'vitest';
import { branchesOf, overlapOf } from './branch-columns.ts';

test('runs have one signature exactly when they executed the same edges, in whatever order', () => {
  const [run, reordered, other] = [
    ['1>2', '2>10', '2>3'],
    ['2>3', '1>2', '2>10'],
    ['1>2', '2>10', '2>4'],
  ].map((edges) => branchesOf(new Set(edges)));
  expect(run).toEqual({
    branch_edges: 3,
    branch_signature: expect.stringMatching(/^[0-9a-f]{64}$/),
    branch_status: 'MEASURED',
  });
  expect(reordered).toEqual(run);
  expect(other?.branch_signature).not.toBe(run?.branch_signature);
});

test('the overlap has no value where one of the runs was not measured', () => {
  expect(overlapOf(new Set(['1>2', '2>3']), new Set(['2>3', '3>1']))).toEqual({
    edge_overlap: 0.333333,
    edge_overlap_status: 'MEASURED',
  });
  expect(overlapOf(new Set(['1>2']), undefined)).toEqual({ edge_overlap: null, edge_overlap_status: 'NOT_MEASURED' });
});

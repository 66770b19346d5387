import { expect, test } from 'vitest';
import { smallCorpus } from '../test/small-corpus.ts';
import { plannedCells, withPlan } from './plan.ts';

const everything = { studies: null, arms: null, limit: null, repeats: 1 };

test('the planned cells are the union of all plans, each cell once, in corpus order', () => {
  const { tasks } = smallCorpus(2);
  const plans = [
    { ...everything, limit: 1 },
    { ...everything, arms: ['post-loop-state' as const], repeats: 2 },
    { ...everything, studies: ['classic-cpp'], limit: 1 },
  ];
  expect(plannedCells(tasks, plans, 'sim/slip').map((cell) => cell.id)).toEqual([
    'case-0000/short-trace-final|sim/slip|1',
    'case-0000/post-loop-state|sim/slip|1',
    'case-0000/post-loop-state|sim/slip|2',
    'case-0001/short-trace-final|sim/slip|1',
    'case-0001/post-loop-state|sim/slip|1',
    'case-0001/post-loop-state|sim/slip|2',
  ]);
});

test('a plan that is known already is not added again', () => {
  expect(withPlan([everything], { ...everything })).toEqual([everything]);
  expect(withPlan([everything], { ...everything, limit: 3 }).length).toBe(2);
});

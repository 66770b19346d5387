import { expect, test } from 'vitest';
import { smallCorpus } from '../test/small-corpus.ts';
import { planCells } from './open-cells.ts';
import { plannedCells, withPlan } from './plan.ts';
import { parseSetting } from './setting.ts';

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

test('ids name tasks, cases or programs', () => {
  const { tasks } = smallCorpus(3);
  const cellsOf = (ids: string[]) => plannedCells(tasks, [{ ...everything, ids }], 'sim/slip').map((cell) => cell.id);
  expect(cellsOf(['case-0001/post-loop-state'])).toEqual(['case-0001/post-loop-state|sim/slip|1']);
  expect(cellsOf(['case-0001', 'program-2']).length).toBe(8);
});

test('the front part of an id, up to a slash, names every task whose id begins so', () => {
  const [task] = smallCorpus(1).tasks;
  if (task === undefined) throw new Error('no task');
  const tasks = ['line/n=1/b1/00/code~cot', 'line/n=10/b1/00/code~cot', 'lines/n=1/b1/00/code~cot'].map((task_id) => ({
    ...task,
    task_id,
  }));
  const namedBy = (id: string) =>
    plannedCells(tasks, [{ ...everything, ids: [id] }], 'sim/slip').map((cell) => cell.task.task_id);
  expect(namedBy('line')).toEqual(['line/n=1/b1/00/code~cot', 'line/n=10/b1/00/code~cot']);
  expect(namedBy('line/n=1')).toEqual(['line/n=1/b1/00/code~cot']);
});

test('a plan may be of some templates alone', () => {
  const [task] = smallCorpus(1).tasks;
  if (task === undefined) throw new Error('no task');
  const tasks = ['cot', 'direct'].map((template) => ({ ...task, task_id: `a~${template}`, template }));
  const cells = plannedCells(tasks, [{ ...everything, templates: ['direct'] }], 'sim/slip');
  expect(cells.map((cell) => cell.id)).toEqual(['a~direct|sim/slip|1']);
});

test('an id that the corpus does not know is refused, and the closest are shown', () => {
  const corpus = smallCorpus(3);
  const plan = () =>
    planCells({ ...corpus, model: 'sim/slip', ids: ['case-0001', 'case-0009'] }, parseSetting('sim/slip'));
  expect(plan).toThrow(
    expect.objectContaining({ code: 'unknown_id', exitCode: 2, remedy: expect.stringContaining('case-0000') }),
  );
});

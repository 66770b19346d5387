import { expect, test } from 'vitest';
import { canary } from '../../core/canary.ts';
import { generateItem } from '../../corpus/simulation/generate-items.ts';
import { familiesNamed } from './choose-items.ts';
import { mannersNamed, renderTasks } from './render-tasks.ts';
import type { WorkedItem } from './templates/working.ts';

function itemNumber(number: number) {
  const [family] = familiesNamed(['mixed-lines']);
  const [level] = family?.levels('paper') ?? [];
  if (family === undefined || level === undefined) throw new Error('no family');
  return generateItem(family, 'paper', level, { batch: 1, item: number }).row;
}

function solved(number: number): WorkedItem {
  const item = itemNumber(number);
  const trace = { item_id: item.item_id, complete: true, program: item.program, changes: [], canary };
  return { item, answer: item.answer, trace };
}

const askedWith = (examples: readonly WorkedItem[]) =>
  renderTasks(itemNumber(0), mannersNamed(['all']), examples).map(({ task }) => task.task_id.split('/').at(-1));

test('an item without a story is asked about its code alone', () => {
  expect(askedWith([solved(1)])).toEqual(
    ['direct', 'cot', 'cosm', 'kshot-cot', 'kshot-cosm', 'line-by-line'].map((template) => `code~${template}`),
  );
});

test('an item is no example of itself, and without examples it is not asked with any', () => {
  expect(askedWith([solved(0)])).toEqual(['code~direct', 'code~cot', 'code~cosm', 'code~line-by-line']);
  const [kshot] = renderTasks(itemNumber(0), mannersNamed(['kshot-cot']), [solved(0), solved(1)]);
  expect(kshot?.task.prompt.split('<example>').length).toBe(2);
  expect(kshot?.task.prompt).toContain(itemNumber(1).program);
});

test('manners are named by template, by rendering and template, or all at once', () => {
  expect(mannersNamed(['cot', 'code~direct']).map(({ rendering, template }) => `${rendering}~${template}`)).toEqual([
    'code~direct',
    'code~cot',
    'story~cot',
  ]);
  expect(mannersNamed(['all']).length).toBe(12);
});

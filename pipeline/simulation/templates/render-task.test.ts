import { expect, test } from 'vitest';
import { canary } from '../../../core/canary.ts';
import { fill } from './fill.ts';
import { type RenderedTask, renderTask, type ShownItem, templateNames, templatesFor } from './render-task.ts';
import templates from './templates.json' with { type: 'json' };
import type { WorkedItem } from './working.ts';

const item: ShownItem = {
  answer_kind: 'integer',
  trace_length: 4,
  program: 'a0 = 1\na1 = 2\na0 += a1\na1 -= 5\n',
  code_question: 'What is the value of a0 after the last line?',
  story: 'Ann has 1 plum and {2} figs.',
  story_question: 'How many plums does Ann have?',
};

const worked: WorkedItem = {
  item: { ...item, program: 'a0 = 4\na0 += 3\na0 -= a0\n' },
  answer: '0',
  trace: {
    item_id: 'example',
    complete: true,
    program: 'a0 = 4\na0 += 3\na0 -= a0\n',
    changes: [
      { line: 1, variable: 'a0', value: '4' },
      { line: 2, variable: 'a0', value: '7' },
      { line: 3, variable: 'a0', value: '0' },
    ],
    canary,
  },
};

test('a direct question about a program', () => {
  expect(renderTask(item, 'code', 'direct').prompt).toBe(`Below is a program in Python 3.

<program>
a0 = 1
a1 = 2
a0 += a1
a1 -= 5
</program>

Question: What is the value of a0 after the last line?

Do not run the program and do not explain anything.

Put the answer, one whole number in digits and nothing else, between <answer> and </answer>, as the last thing you write.`);
});

test('a story stands in its prompt literally, braces included, and on lines of its own', () => {
  expect(renderTask(item, 'story', 'cot').prompt).toContain('<text>\nAnn has 1 plum and {2} figs.\n</text>');
});

test('solved questions are worked out from the changes of their programs', () => {
  const { prompt } = renderTask(item, 'code', 'kshot-cot', [worked]);
  expect(prompt).toContain('First, some solved questions of the same kind.');
  expect(prompt).toContain(
    'a0 += 3 sets a0 from 4 to 7.\na0 -= a0 sets a0 from 7 to 0.\nSo the answer is 0.\n<answer>0</answer>\n</example>',
  );
  expect(renderTask(item, 'code', 'kshot-cosm', [worked]).prompt).toContain(
    '0. at the start | a0 = 4\n1. a0 += 3 | a0 = 7\n2. a0 -= a0 | a0 = 0\nSo the answer is 0.',
  );
});

test('every template fills all its places, and each has a version of its own', () => {
  const rendered: RenderedTask[] = [];
  for (const rendering of ['code', 'story'] as const) {
    for (const name of templatesFor(item, rendering)) {
      const task = renderTask(item, rendering, name, [worked]);
      expect(task.prompt.replace(item.story ?? '', '')).not.toMatch(/\{\w+\}/);
      expect(task.prompt.endsWith(templates.closing.slice(templates.closing.indexOf(' between')))).toBe(true);
      rendered.push(task);
    }
  }
  expect(rendered).toHaveLength(6 + 4);
  expect(new Set(rendered.map(({ promptVersion }) => promptVersion)).size).toBe(templateNames.length);
});

test('the token budget follows the trace, up to a bound', () => {
  const budgetOf = (trace_length: number) => renderTask({ ...item, trace_length }, 'code', 'cosm').tokenBudget;
  expect([budgetOf(4), budgetOf(100), budgetOf(1_000_000)]).toEqual([1024 + 4 * 64, 1024 + 6400, 16384]);
});

test('an item without a story has no story tasks', () => {
  const plain = { ...item, story: null, story_question: null };
  expect(templatesFor(plain, 'story')).toEqual([]);
  expect(() => renderTask(plain, 'story', 'cot')).toThrow('there is no story for cot');
  expect(() => renderTask(item, 'code', 'kshot-cot')).toThrow('needs some');
});

test('a place that nothing fills is refused, and so is a value without a place', () => {
  expect(fill('{a} and {b}, {}', { a: '{b}', b: '1' })).toBe('{b} and 1, {}');
  expect(() => fill('{a}', {})).toThrow('nothing fills the place {a}');
  expect(() => fill('a', { a: '1' })).toThrow('has no place {a}');
});

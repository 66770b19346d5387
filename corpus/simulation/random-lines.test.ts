import { expect, test } from 'vitest';
import { mixedLines } from './families/mixed-lines.ts';
import { pureAddSub } from './families/pure-add-sub.ts';
import { pureAndOr } from './families/pure-and-or.ts';
import { pureMov } from './families/pure-mov.ts';
import { generateItems } from './generate-items.ts';
import type { LineForm } from './line-form.ts';

const all = [
  [pureAddSub, ['+=', '-='], [1, 10, 30]],
  [pureMov, ['='], [1, 10, 30]],
  [pureAndOr, ['|=', '&='], [1, 10, 30]],
  [mixedLines, ['=', '+=', '-='], [10, 20, 30, 40, 50]],
] as const;

test.each(all)('$name holds its operators alone, at the lengths of its figure', (family, operators, lengths) => {
  const used = new Set<string>();
  const levels = new Set<number>();
  for (const { form } of generateItems(family, 'paper', { batches: 1, size: 10 })) {
    const { statements } = form as LineForm;
    for (const { operator } of statements) used.add(operator);
    levels.add(statements.length);
  }
  expect([used, [...levels]]).toEqual([new Set(operators), lengths]);
});

test.each(all)(
  'what $name asks for is written in the corrected mode, and no statement has one variable alone',
  (family) => {
    for (const { row, form } of generateItems(family, 'corrected', { batches: 1, size: 30 })) {
      expect(row.target_writes).toBeGreaterThan(0);
      expect((form as LineForm).statements.filter(({ target, operand }) => target === operand)).toEqual([]);
    }
  },
);

test('in the mode of the paper most questions about a single line ask for what it does not write', () => {
  const ones = [...generateItems(pureMov, 'paper', { batches: 1, size: 100 })].filter(({ row }) => row.position === 1);
  const untouched = ones.filter(({ row }) => row.target_writes === 0).length;
  expect(untouched).toBeGreaterThan(60);
  expect(untouched).toBeLessThan(95);
});

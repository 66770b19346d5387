import { expect, test } from 'vitest';
import type { Family } from '../family.ts';
import { generateItems } from '../generate-items.ts';
import { answerFrom, measureRun, runRendering } from '../small-python/run-rendering.ts';
import { approximate } from './approximate.ts';
import { loopsByDegree } from './loops-by-degree.ts';
import { redundant } from './redundant.ts';

const counted: readonly Family<unknown>[] = [approximate, redundant, loopsByDegree];

test.each(counted.map((family) => [family.name, family] as const))(
  'the programs of %s give the answer, in as many statements and with as large values as said',
  (_name, family) => {
    for (const mode of ['paper', 'corrected'] as const) {
      for (const { row, form } of generateItems(family, mode, { batches: 1, size: 3 })) {
        // The longest are told by the same sums.
        if (row.trace_length > 3000) continue;
        const code = family.renderCode(form);
        const { statements, magnitude } = measureRun(code);
        const largest =
          row.answer_kind === 'integer' ? Math.max(Number(magnitude), Number(row.magnitude)) : Number(magnitude);
        expect({
          item: row.item_id,
          answer: answerFrom(runRendering(code).value),
          trace: statements,
          magnitude: String(largest),
        }).toEqual({
          item: row.item_id,
          answer: family.evaluate(form),
          trace: row.trace_length,
          magnitude: row.magnitude,
        });
      }
    }
  },
);

test('in the corrected mode nothing is right that was left as it began', () => {
  for (const family of counted) {
    for (const { row } of generateItems(family, 'corrected', { batches: 1, size: 10 })) {
      expect(row.answer).not.toBe(row.copy_initial);
    }
  }
});

test('every item of the corrected mode stays within the stated bound', () => {
  for (const { row } of generateItems(loopsByDegree, 'corrected', { batches: 1, size: 100 })) {
    expect(row.parameters.bound).toBe(1024);
    expect(Number(row.magnitude)).toBeLessThanOrEqual(1024);
  }
});

test('the copies have different names and different texts, and return the same', () => {
  const form = {
    counters: [
      { initial: 1, update: { operator: '*=', amount: -2 } },
      { initial: 0, update: { operator: '+=', amount: 2 } },
    ],
    trips: 3,
    orders: [
      [1, 0],
      [0, 1],
    ],
    letters: ['b', 'c'],
  } as const;
  expect(redundant.renderCode(form)).toEqual({
    program: `def f1(n):
    b2 = 0
    b1 = 1
    for _ in range(n):
        b2 += 2
    for _ in range(n):
        b1 *= -2
    return b2 + b1


def f2(n):
    c1 = 1
    c2 = 0
    for _ in range(n):
        c1 *= -2
    for _ in range(n):
        c2 += 2
    return c1 + c2


x1 = f1(3)
x2 = f2(3)
`,
    question:
      'The functions do the same work in different orders, so x1 and x2 get the same value. Work out each of them. ' +
      'What is their value after the last line?',
    expression: 'x1 if x1 == x2 else None',
  });
  const [level] = redundant.levels('paper');
  expect(level && redundant.check?.(form, level)).toEqual([]);
  const twice = { ...form, orders: [form.orders[0], form.orders[0]] };
  expect(level && redundant.check?.(twice, level)).toEqual(['two of the functions are the same text']);
});

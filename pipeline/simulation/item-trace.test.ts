import { expect, test } from 'vitest';
import type { CheckedItem } from './check-items.ts';
import { beginningOfLongTrace, traceOf } from './item-trace.ts';

const checked = (count: number, complete: boolean): CheckedItem => ({
  item: { row: { item_id: 'a', program: 'x = 1\n' } } as CheckedItem['item'],
  complaints: [],
  changes: Array.from({ length: count }, (_, step) => [1, 'x', String(step)] as const),
  complete,
});

test('a trace of usual length is kept whole', () => {
  expect(traceOf(checked(2, true))).toMatchObject({
    item_id: 'a',
    complete: true,
    changes: [
      { line: 1, variable: 'x', value: '0' },
      { line: 1, variable: 'x', value: '1' },
    ],
  });
});

test('of a trace that nobody would write down the beginning is kept, and it says so', () => {
  const { complete, changes } = traceOf(checked(1000, false));
  expect([complete, changes.length]).toEqual([false, beginningOfLongTrace]);
});

import { expect, test } from 'vitest';
import { backwardSlice } from '../backward-slice.ts';
import { generateItems } from '../generate-items.ts';
import type { LineForm } from '../line-form.ts';
import { criticalGrid } from './critical-grid.ts';

const onPath = (form: unknown) => backwardSlice(form as LineForm, [(form as LineForm).asked]).places;

test('the grid is that of Figure 14', () => {
  expect(criticalGrid.levels('paper').map(({ name }) => name)).toEqual(
    [20, 30].flatMap((lines) => [5, 10, 15, 20].map((path) => `lines=${lines}+path=${path}`)),
  );
});

test('the requested slice is the measured one: in one piece and of the last variable as in the paper, else anywhere', () => {
  const inOnePiece = { paper: 0, corrected: 0 };
  const asked = { paper: new Set<string>(), corrected: new Set<string>() };
  for (const mode of ['paper', 'corrected'] as const) {
    for (const { row, form, level } of generateItems(criticalGrid, mode, { batches: 1, size: 20 })) {
      const places = onPath(form);
      expect([row.slice_length, places.length]).toEqual([level.parameters.path, level.parameters.path]);
      const [first = 0] = places;
      if (places.every((place, index) => place === first + index)) inOnePiece[mode] += 1;
      asked[mode].add(row.expression);
    }
  }
  expect(inOnePiece.paper).toBe(160);
  // Only where the path is the whole program.
  expect(inOnePiece.corrected).toBeLessThan(30);
  expect([[...asked.paper], asked.corrected.size]).toEqual([['a4'], 5]);
});

test('a statement off the path that writes one of its variables is a complaint', () => {
  const [level] = criticalGrid.levels('paper');
  const form: LineForm = {
    initial: [
      ['a0', 1n],
      ['a1', 2n],
    ],
    statements: [
      { target: 'a1', operator: '=', operand: 'a0' },
      { target: 'a0', operator: '+=', operand: 'a1' },
      { target: 'a1', operator: '+=', operand: 'a0' },
    ],
    asked: 'a0',
  };
  expect(level && criticalGrid.check?.(form, level)).toEqual([
    'the slice has 2 statements',
    '1 statements off the path write its variables',
  ]);
});

import { expect, test } from 'vitest';
import { type LinearProgram, lastLiteral, linearSource, magnitude, runLinear } from './linear-program.ts';

const program: LinearProgram = {
  initial: [
    ['a0', -7n],
    ['a1', 2n ** 70n],
    ['a2', 12n],
  ],
  statements: [
    { target: 'a0', operator: '&=', operand: 12n },
    { target: 'a2', operator: '|=', operand: -9n },
    { target: 'a1', operator: '-=', operand: 'a0' },
    { target: 'a1', operator: '+=', operand: 'a1' },
    { target: 'a2', operator: '=', operand: 'a0' },
  ],
};

test('bits are those of two complements of any width, as in Python', () => {
  const { writes, final } = runLinear(program);
  expect(writes).toEqual([
    { variable: 'a0', value: 8n },
    { variable: 'a2', value: -1n },
    { variable: 'a1', value: 2n ** 70n - 8n },
    { variable: 'a1', value: 2n ** 71n - 16n },
    { variable: 'a2', value: 8n },
  ]);
  expect([...final.values()]).toEqual([8n, 2n ** 71n - 16n, 8n]);
});

test('it is written as Python', () => {
  expect(linearSource(program, 2)).toBe(
    `a0 = -7; a1 = ${2n ** 70n}\na2 = 12\na0 &= 12\na2 |= -9\na1 -= a0\na1 += a1\na2 = a0\n`,
  );
});

test('its largest value and its last literal are known', () => {
  expect([magnitude(program), lastLiteral(program)]).toEqual([2n ** 71n - 16n, -9n]);
});

test('a variable that was not declared is an error', () => {
  expect(() => runLinear({ initial: [], statements: [{ target: 'a', operator: '=', operand: 'b' }] })).toThrow(
    'a was not',
  );
});

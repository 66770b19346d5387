import { expect, test } from 'vitest';
import { dependenceGroups } from './dependence-groups.ts';

const program = {
  initial: ['a', 'b', 'c', 'd', 'e'].map((name) => [name, 1n] as const),
  statements: [
    { target: 'd', operator: '+=', operand: 'a' },
    { target: 'b', operator: '-=', operand: 'b' },
    { target: 'c', operator: '+=', operand: 3n },
    { target: 'e', operator: '=', operand: 'd' },
  ],
} as const;

test('variables are together that use one another, over others too', () => {
  expect(dependenceGroups(program)).toEqual([['a', 'd', 'e'], ['b'], ['c']]);
  expect(
    dependenceGroups(program, [
      ['c', 'b'],
      ['e', 'c'],
    ]),
  ).toEqual([['a', 'b', 'c', 'd', 'e']]);
});

test('a variable that was not declared is an error', () => {
  expect(() => dependenceGroups(program, [['a', 'z']])).toThrow('a or z was not declared');
});

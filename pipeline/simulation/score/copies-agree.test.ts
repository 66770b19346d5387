import { expect, test } from 'vitest';
import { copiesAgree } from './copies-agree.ts';

const item = {
  family: 'redundant',
  parameters: { loops: 3, copies: 2 },
  answer: '12',
  program: 'def f1(n):\n    return n\n\n\nx1 = f1(12)\nx2 = f2(12)\n',
};

test('copies agree when the last values of all of them are the same, right or wrong', () => {
  const reply = (first: string, second: string) =>
    `Tracing f1: x1 = 3\nThe loops of f1 give **x1 = ${first}**.\n- x2 = f2(12) = ${second}\n<answer>12</answer>`;
  expect(copiesAgree(item, reply('12', '12'))).toBe(true);
  expect(copiesAgree(item, reply('-9', '-9'))).toBe(true);
  expect(copiesAgree(item, reply('12', '13'))).toBe(false);
});

test('nothing is said of replies that leave one out, nor of items without copies', () => {
  expect(copiesAgree(item, 'x1 = 12, and so is the answer. <answer>12</answer>')).toBe(null);
  expect(copiesAgree(item, 'x1 = f1(12)\nx2 = f2(12)')).toBe(null);
  expect(copiesAgree({ ...item, parameters: { loops: 3, copies: 1 } }, 'x1 = 12')).toBe(null);
  expect(copiesAgree({ ...item, family: 'approximate' }, 'x1 = 12, x2 = 12')).toBe(null);
});

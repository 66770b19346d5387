import { expect, test } from 'vitest';
import { ordinal } from './ordinal.ts';

test('ordinals end in st, nd, rd and th, and in th from 11 to 13', () => {
  const numbers = [
    0, 1, 2, 3, 4, 10, 11, 12, 13, 14, 20, 21, 22, 23, 24, 101, 111, 112, 113, 121, 502, 1011, 1012, 100_003,
  ];
  expect(numbers.map(ordinal).join(' ')).toBe(
    '0th 1st 2nd 3rd 4th 10th 11th 12th 13th 14th 20th 21st 22nd 23rd 24th 101st 111th 112th 113th 121st 502nd 1011th 1012th 100003rd',
  );
});

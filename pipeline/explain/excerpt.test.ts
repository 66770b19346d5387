import { expect, test } from 'vitest';
import { excerpt, printable } from './excerpt.ts';

const lines = (count: number) => Array.from({ length: count }, (_, index) => `line ${index + 1}`);

test('a short text is shown as it is, a long one without its middle unless it is wanted in full', () => {
  expect(excerpt('a\nb\n', false)).toEqual(['a', 'b']);
  expect(excerpt(lines(21).join('\n'), false)).toEqual(lines(21));
  const long = lines(100);
  expect(excerpt(long.join('\n'), false)).toEqual([
    ...long.slice(0, 12),
    '... 80 lines left out: --full shows them ...',
    ...long.slice(92),
  ]);
  expect(excerpt(long.join('\n'), true)).toEqual(long);
});

test('a very long line is cut, and says how long it is', () => {
  expect(excerpt('x'.repeat(301), false)).toEqual([`${'x'.repeat(300)}... (301 characters)`]);
});

test('nothing in a text can steer the terminal', () => {
  expect(printable('a\u001b[31mb\r\nc\rd\te\u0000\u202e')).toBe('a\\u001b[31mb\nc\\u000dd\te\\u0000\\u202e');
});

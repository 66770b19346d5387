import fc from 'fast-check';
import { expect, test } from 'vitest';
import { applyInsertions } from './insertions.ts';

test('text goes in at its offset, lower ranks first, equal ones in the order they were given', () => {
  const text = applyInsertions('abc', [
    { offset: 3, text: '!', rank: 0 },
    { offset: 1, text: 'late', rank: 2 },
    { offset: 1, text: 'first', rank: 0 },
    { offset: 1, text: 'second', rank: 0 },
    { offset: 0, text: '>', rank: 5 },
  ]);
  expect(text).toBe('>afirstsecondlatebc!');
});

test('nothing inserted leaves the source as it is', () => {
  expect(applyInsertions('x = 1\r\n', [])).toBe('x = 1\r\n');
});

test('the source stands in the result, every character in order', () => {
  const source = fc.string({ unit: 'grapheme', maxLength: 30 });
  const places = fc.array(fc.record({ at: fc.double({ min: 0, max: 1, noNaN: true }), rank: fc.nat(3) }), {
    maxLength: 8,
  });
  fc.assert(
    fc.property(source, places, (text, wanted) => {
      const insertions = wanted.map(({ at, rank }) => ({
        offset: Math.floor(at * text.length),
        rank,
        text: '\u{F0000}',
      }));
      const result = applyInsertions(text, insertions);
      expect(result.replaceAll('\u{F0000}', '')).toBe(text.replaceAll('\u{F0000}', ''));
      expect(result).toHaveLength(text.length + 2 * insertions.length);
    }),
  );
});

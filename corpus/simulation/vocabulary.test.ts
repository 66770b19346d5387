import { expect, test } from 'vitest';
import { counted, nounOf, nouns, people } from './vocabulary.ts';

test('no word is part of another one but of its own plural', () => {
  const words = [...nouns.map((noun) => [noun.singular, noun.plural]), ...people.map((name) => [name.toLowerCase()])];
  const parts = words.flatMap((forms, place) =>
    words.flatMap((others, other) =>
      other === place ? [] : forms.filter((form) => others.some((longer) => longer.includes(form))),
    ),
  );
  expect(parts).toEqual([]);
});

test('there are enough of them for the largest family', () => {
  expect(nouns.length).toBeGreaterThan(100);
  expect(people.length).toBeGreaterThan(20);
});

test('amounts are written as people say them, and read back', () => {
  const bench = nounOf('Benches');
  expect(bench).toEqual({ singular: 'bench', plural: 'benches' });
  expect([0, 1, 2, -1].map((count) => counted(count, bench ?? { singular: '', plural: '' }))).toEqual([
    'no benches',
    '1 bench',
    '2 benches',
    '-1 benches',
  ]);
  expect(nounOf('tree')).toBe(undefined);
});

import { expect, test } from 'vitest';
import { continuationProbes } from './continuation-probes.ts';

const probes = continuationProbes();

test('every cut and what follows make up the whole function, and no text ends in white space', () => {
  for (const { text, rest } of probes) {
    expect(`${text}${rest}`).toMatch(/^def \w+\([nv]\):\n[\s\S]*\n$/);
    expect(text).toBe(text.trimEnd());
    expect(rest).toMatch(/^\s/);
  }
  expect(new Set(probes.map(({ id }) => id)).size).toBe(probes.length);
});

test('a variation is cut where the known function goes on otherwise, under its name and under none', () => {
  const told = probes
    .filter(({ vanillaRest, about }) => vanillaRest !== null && 'named' in about && !about.named)
    .map(({ id, rest, vanillaRest }) => [
      id.split('/')[1],
      ...[rest, vanillaRest as string].map((text) => text.split('\n', 2)),
    ]);
  expect(told).toEqual([
    ['fibonacci', [' b, c = 1, 1, 1', '    for _ in range(n):'], [' b = 0, 1', '    for _ in range(n):']],
    ['fibonacci', [' b, c = b, c, a + b', '    return a'], [' b = b, a + b', '    return a']],
    ['bubble', [' < v[j + 1]:', expect.anything()], [' > v[j + 1]:', expect.anything()]],
    ['gauss', [' if i % 2 == 0 else -i', '    return total'], ['', '    return total']],
    ['prime', [' + 1', '    if n < 2:'], ['', '    if n < 2:']],
  ]);
});

test('a function that is not named tells by nothing but its code what it is', () => {
  const anonymous = probes.filter(({ about }) => 'named' in about && !about.named);
  expect(anonymous.filter(({ text }) => !text.startsWith('def f('))).toEqual([]);
  expect(anonymous.length).toBe(probes.length / 2);
});

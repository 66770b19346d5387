import { expect, test } from 'vitest';
import { generateItems } from '../generate-items.ts';
import { answerFrom, runRendering } from '../small-python/run-rendering.ts';
import { classicPairList } from './classic-pairs/pairs.ts';
import { type ClassicPairForm, classicPairs } from './classic-pairs.ts';

const formOf = (pair: string, isVariation: boolean, input: ClassicPairForm['input']): ClassicPairForm => ({
  pair,
  isVariation,
  input,
  telling: false,
});

test('the functions are the known ones, first numbers first', () => {
  const numbers = Array.from({ length: 10 }, (_, n) => BigInt(n + 1));
  const values = (pair: string, isVariation: boolean) =>
    numbers.map((n) => classicPairs.evaluate(formOf(pair, isVariation, n)).value);
  expect(values('fibonacci', false)).toEqual([1n, 1n, 2n, 3n, 5n, 8n, 13n, 21n, 34n, 55n]);
  expect(values('fibonacci', true)).toEqual([1n, 1n, 2n, 2n, 3n, 4n, 5n, 7n, 9n, 12n]);
  expect(values('gauss', false)).toEqual([1n, 3n, 6n, 10n, 15n, 21n, 28n, 36n, 45n, 55n]);
  expect(values('gauss', true)).toEqual([-1n, 1n, -2n, 2n, -3n, 3n, -4n, 4n, -5n, 5n]);
  expect(values('prime', false)).toEqual([false, true, true, false, true, false, true, false, false, false]);
  expect(values('prime', true)).toEqual([true, true, false, true, false, true, false, false, false, true]);
  // 3, 10, 5, 16, 8, 4, 2, 1
  expect(values('collatz', false).slice(0, 4)).toEqual([1n, 3n, 49n, 7n]);
  expect(values('collatz', true).slice(0, 4)).toEqual([1n, 3n, 23n, 7n]);
});

test.each(classicPairList.map(({ name }) => name))(
  '%s and its variation do in Python what they are said to',
  (pair) => {
    for (let n = 0; n < 120; n += 1) {
      const vector = Array.from({ length: n % 13 }, (_, place) => BigInt((n * 31 + place * place * 17) % 50));
      const input = pair === 'bubble' ? vector : BigInt(pair === 'collatz' ? n + 1 : n);
      for (const isVariation of [false, true]) {
        const form = formOf(pair, isVariation, input);
        const { value } = runRendering(classicPairs.renderCode(form));
        expect({ input, isVariation, answer: answerFrom(value) }).toEqual({
          input,
          isVariation,
          answer: classicPairs.evaluate(form),
        });
      }
    }
  },
);

test('a variation takes as many lines as its function', () => {
  for (const { vanilla, variation } of classicPairList) {
    expect(variation.source.split('\n').length).toBe(vanilla.source.split('\n').length);
  }
});

test('both modes ask functions and variations for the same fifty inputs', () => {
  for (const mode of ['paper', 'corrected'] as const) {
    const inputs = new Map<string, unknown[]>();
    for (const { row } of generateItems(classicPairs, mode)) {
      const { input } = row.form as { input: unknown };
      inputs.set(row.level, [...(inputs.get(row.level) ?? []), input]);
    }
    for (const { name } of classicPairList) {
      const vanilla = inputs.get(`${name}+vanilla`);
      expect(vanilla?.length).toBe(50);
      expect(inputs.get(`${name}+variation`)).toEqual(vanilla);
      if (mode === 'corrected') expect(new Set(vanilla?.map(String)).size).toBe(50);
    }
    if (mode === 'paper') expect(inputs.get('fibonacci+vanilla')?.slice(0, 3)).toEqual(['0', '1', '2']);
  }
});

test('in the corrected mode no input lets function and variation agree, and half the answers about primes are yes', () => {
  const answers = { true: 0, false: 0 };
  for (const { row } of generateItems(classicPairs, 'corrected')) {
    if (row.parameters.function === 'variation') expect(row.answer).not.toBe(row.vanilla);
    else expect(row.vanilla).toBe(null);
    if (row.parameters.pair === 'prime' && row.parameters.telling === false)
      answers[row.answer as 'true' | 'false'] += 1;
  }
  expect(answers).toEqual({ true: 50, false: 50 });
});

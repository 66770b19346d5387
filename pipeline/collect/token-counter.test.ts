import { expect, test } from 'vitest';
import { tokenBounds } from './token-bounds.ts';
import { tokenCounterOf } from './token-counter.ts';

test('a known tokenizer counts exactly, but for the frame of the message', async () => {
  const [large, small] = [
    await tokenCounterOf({ tokenizer: 'o200k_base' }),
    await tokenCounterOf({ tokenizer: 'cl100k_base' }),
  ];
  expect(large.count('tiktoken is great!')).toEqual({ low: 6, high: 14 });
  expect(small.count('antidisestablishmentarianism')).toEqual({ low: 6, high: 14 });
  expect(large.rule).toContain('o200k_base');
});

test('marks and lone surrogates in a program are text', async () => {
  const { count } = await tokenCounterOf({ tokenizer: 'o200k_base' });
  expect(count('<|endoftext|>').low).toBe(7);
  expect(count('\ud800').low).toBeGreaterThan(0);
  expect(count('').low).toBe(0);
});

test('without a tokenizer there are bounds, and real counts lie within them', async () => {
  const { count } = await tokenCounterOf({ tokenizer: null });
  const { count: real } = await tokenCounterOf({ tokenizer: 'o200k_base' });
  const program = 'for (int index = 0; index < 1000; index += 1) {\n  total += values[index] * 37;\n}\nprint(total)\n';
  expect(count(program)).toEqual(tokenBounds(program));
  expect(real(program).low).toBeGreaterThanOrEqual(count(program).low);
  expect(real(program).low).toBeLessThanOrEqual(count(program).high);
});

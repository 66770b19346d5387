import { expect, test } from 'vitest';
import { costOf, dollars } from './cost.ts';
import { estimate } from './estimate.ts';
import { parseSetting } from './setting.ts';
import { tokenBounds } from './token-bounds.ts';

const price = { input: 2, cached_input: 0.5, output: 8, date: '2026-01-01' };
const tokens = (input: number | null, cached: number | null, output: number | null) => ({
  input_tokens: input,
  cached_input_tokens: cached,
  output_tokens: output,
});

test.each([
  ['input and output', price, tokens(1_000_000, null, 1_000_000), 10],
  ['cached input is part of the input, not on top of it', price, tokens(1_000_000, 400_000, 0), 1.4],
  [
    'without a price of its own, cached input costs as the rest',
    { ...price, cached_input: undefined },
    tokens(1_000_000, 400_000, 0),
    2,
  ],
  ['more cached than there was input', price, tokens(100, 300, 0), 0.00005],
  ['a reply without counts', price, tokens(null, null, null), null],
  ['an unknown price', null, tokens(10, 0, 10), null],
])('cost: %s', (_title, of, counts, expected) => {
  expect(costOf(of as typeof price, counts)).toBe(expected);
});

test('money is shown in cents, and in more digits below a dollar', () => {
  expect([0, 0.00123, 0.5, 1.005, 1234.5].map(dollars)).toEqual(['$0.00', '$0.0012', '$0.5000', '$1.00', '$1234.50']);
});

test('the bounds of a text count every digit, and bytes, not characters', () => {
  expect(tokenBounds('print(1234)\n')).toEqual({ low: 3, high: 4 + 3 });
  expect(tokenBounds('é')).toEqual({ low: 1, high: 1 });
  expect(tokenBounds('')).toEqual({ low: 0, high: 0 });
});

test('an estimate says what is not known in place of a number', () => {
  const bounds = { rule: '', count: tokenBounds };
  const cells = [{ id: 'a', repeat: 1, task: { prompt: 'x'.repeat(1200) } }] as never;
  const setting = { ...parseSetting('openai/a'), tokenLimit: null, price: null };
  expect(estimate(setting, cells, 50, bounds)).toEqual({
    cells: 1,
    inputTokens: { low: 300, high: 400 },
    outputTokens: { low: 0, high: null },
    cost: null,
    costAtMeanOutput: null,
  });
  expect(estimate({ ...setting, price, tokenLimit: 1000 }, cells, 50, bounds)).toMatchObject({
    outputTokens: { low: 0, high: 1000 },
    cost: { low: 0.0006, high: 0.0088 },
    costAtMeanOutput: { low: 0.001, high: 0.0012 },
  });
});

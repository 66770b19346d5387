import { expect, test } from 'vitest';
import { limitsFor } from './limits.ts';

test('built-in programs have the limits of the paper, imported ones longer traces', () => {
  const builtIn = {
    sourceBytes: 65_536,
    inputBytes: 16_384,
    outputBytes: 16_384,
    traceLength: 100_000,
    minimumIterations: 20,
    stateBytes: 16_384,
    targetStateBytes: 2_048,
  };
  expect(limitsFor('built-in')).toEqual(builtIn);
  expect(limitsFor('imported')).toEqual({ ...builtIn, traceLength: 5_000_000 });
});

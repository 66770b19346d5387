import { expect, test } from 'vitest';
import { refusalOf } from './admit-for-tests.ts';
import { openProgram } from './program-under-test.ts';

test('a source that is nested too deeply to be walked is refused', async () => {
  const source = `x = 1\nx = ${Array(20_000).fill('x').join(' + ')}\n`;
  const { code, evidence } = await refusalOf(openProgram('python', source));
  expect([code, evidence.message]).toEqual([
    'unsupported_source',
    'the source, or what its macros expand to, is nested too deeply',
  ]);
});

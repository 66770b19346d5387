import { join } from 'node:path';
import { expect, test } from 'vitest';
import { judgePlanted } from './judge-planted.ts';

const judged = async (folder: string) => {
  const { verdict, code, probe } = await judgePlanted(join(import.meta.dirname, folder));
  return [verdict, code, probe];
};

/** A part of the suite; `midrun audit planted` runs the whole. */
test.each([
  ['python/number-set-order', 'implementation_defined', 'sets reversed'],
  ['python/rising-ids', 'implementation_defined', 'malloc, from high addresses to low ones'],
  ['python/unseeded-rare-draw', 'reads_environment', 'watched reads, other clock'],
  ['cpp/set-of-pointers', 'implementation_defined', 'containers ordered by pointer'],
])('%s is found', async (folder, code, probe) => {
  expect(await judged(folder)).toEqual(['found', code, probe]);
});

test.each(['python/clean-seeded-random', 'cpp/clean-timer'])(
  '%s passes',
  async (folder) => {
    expect(await judged(folder)).toEqual(['passed', null, null]);
  },
  180_000,
);

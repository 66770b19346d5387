import { expect, test } from 'vitest';
import { outcomeOf } from '../probe-for-tests.ts';
import { hashSeeds } from './hash-seeds.ts';
import { heapAddresses } from './heap-addresses.ts';
import { mayHoldSets } from './may-hold-sets.ts';
import { otherSurrounding } from './other-surrounding.ts';
import { recursionDepth } from './recursion-depth.ts';
import { setOrder } from './set-order.ts';
import { watchedReads } from './watched-reads.ts';

test.each([
  [recursionDepth, 'recursion-near-limit', 'implementation_defined'],
  [heapAddresses, 'rising-ids', 'implementation_defined'],
  [watchedReads, 'clock-minute', 'reads_environment'],
  [watchedReads, 'seeded-by-day', 'reads_environment'],
  [watchedReads, 'unseeded-generator', 'reads_environment'],
  [watchedReads, 'file-reading', 'reads_environment'],
  [watchedReads, 'racing-threads', 'nondeterministic_output'],
  [otherSurrounding, 'locale', 'reads_environment'],
  [hashSeeds, 'hash-of-word', 'nondeterministic_output'],
  [setOrder, 'set-pop', 'implementation_defined'],
])('$name finds $1', async (probe, program, code) => {
  expect(await outcomeOf(probe, `python/${program}`)).toBe(code);
});

test.each([
  [recursionDepth, 'clean-moderate-recursion', ['shallower recursion, half the stack']],
  [recursionDepth, 'clean-unused-modules', []],
  [heapAddresses, 'clean-id-as-key', ['malloc, from high addresses to low ones', 'malloc_debug']],
  [watchedReads, 'clean-seeded-random', ['watched reads, other clock']],
  [watchedReads, 'clean-unused-timer', ['watched reads, other clock']],
  [watchedReads, 'clean-threads-in-turn', ['watched reads, other clock']],
  [otherSurrounding, 'clean-input-file-idiom', ['other surrounding']],
  [hashSeeds, 'clean-unused-modules', ['hash seed 1', 'hash seed 2', 'hash seed 3', 'hash seed 4']],
  [setOrder, 'clean-set-membership', ['sets reversed']],
  [setOrder, 'clean-unused-modules', []],
])('$name lets $1 pass', async (probe, program, runs) => {
  expect(await outcomeOf(probe, `python/${program}`)).toEqual(runs);
});

test('sets are seen by name, by braces and in the keys of dictionaries', async () => {
  const sources = [
    'set(a)',
    '{1, 2}',
    '{a[1:], 2}',
    '{n for n in a}',
    'a.keys() & b',
    'frozenset()',
    'x: set[int]',
    'eval(a)',
  ];
  expect(await Promise.all(sources.map(mayHoldSets))).toEqual(sources.map(() => true));
});

test('braces of dictionaries and of formatted text are no sets', async () => {
  const sources = [
    'reset(a)',
    '{1: 2}',
    'a.keys()',
    '{}',
    'f"{a} {b:>{c}}"',
    '"{} {}".format(a, b)',
    '# a set',
    '"set"',
  ];
  expect(await Promise.all(sources.map(mayHoldSets))).toEqual(sources.map(() => false));
});

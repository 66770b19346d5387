import { expect, test } from 'vitest';
import { outcomeOf } from '../probe-for-tests.ts';
import { clocks } from './clocks.ts';
import { files } from './files.ts';
import { heapAddresses } from './heap-addresses.ts';
import { librarySequence } from './library-sequence.ts';
import { otherSurrounding } from './other-surrounding.ts';
import { systemCalls } from './system-calls.ts';

/** Those that need no build of their own (the others: probes-with-builds.test.ts); the whole suite is `midrun audit planted`. */
test.each([
  [systemCalls, 'random-device', 'reads_environment'],
  [systemCalls, 'day-of-compilation', 'reads_environment'],
  [clocks, 'seeded-by-time', 'reads_environment'],
  [librarySequence, 'rand-sequence', 'implementation_defined'],
  [files, 'file-reading', 'reads_environment'],
  [otherSurrounding, 'environment-variable', 'reads_environment'],
  [heapAddresses, 'sorted-pointers', 'implementation_defined'],
])(
  '$name finds $1',
  async (probe, program, code) => {
    expect(await outcomeOf(probe, `cpp/${program}`)).toBe(code);
  },
  180_000,
);

test.each([
  [clocks, ['other clock']],
  [librarySequence, []],
  [files, []],
  [heapAddresses, ['heap from high addresses to low ones']],
])(
  '$name lets a program that measures itself pass',
  async (probe, runs) => {
    expect(await outcomeOf(probe, 'cpp/clean-timer')).toEqual(runs);
  },
  180_000,
);

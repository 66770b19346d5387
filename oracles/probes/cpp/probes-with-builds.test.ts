/** Probes that compile the program once more, or run it by another tool; where a tool is missing, the probe says so. */
import { expect, test } from 'vitest';
import { findClang } from '../../toolchain/clang.ts';
import { findCpp, flavourIsSupported } from '../../toolchain/cpp.ts';
import { findValgrind } from '../../toolchain/valgrind.ts';
import type { AuditProbe } from '../probe.ts';
import { outcomeOf } from '../probe-for-tests.ts';
import { anotherLibrary } from './another-library.ts';
import { bucketOrder } from './bucket-order.ts';
import { heapFilled } from './heap-filled.ts';
import { memcheck } from './memcheck.ts';
import { sanitizers } from './sanitizers.ts';
import { stackSize } from './stack-size.ts';
import { unsetMemory } from './unset-memory.ts';

const timeoutInMs = 240_000;
const canFill = flavourIsSupported('pattern', (await findCpp()).version);
const clang = await findClang();
const valgrind = await findValgrind();

/** Its runs, or why there are none on this machine. */
const runsOf = new Map<AuditProbe, string[]>([
  [heapFilled, ['heap filled']],
  [sanitizers, ['sanitizers']],
  [stackSize, ['a quarter of the stack']],
  [
    unsetMemory,
    ['-O0, unset memory patterned', '-O0, unset memory zero'].map((name) =>
      canFill ? name : `${name}: this g++ cannot fill unset variables`,
    ),
  ],
  [memcheck, [valgrind === undefined ? 'memcheck: valgrind is not installed' : 'memcheck']],
  [anotherLibrary, runsOfAnotherLibrary()],
]);

function runsOfAnotherLibrary(): string[] {
  if (clang === undefined) return ['clang++ with libc++: clang++ is not installed'];
  if (clang.hasLibcxx) return ['clang++ with libc++'];
  return ['clang++ with libc++: libc++ is not installed', 'clang++ with libstdc++'];
}

test.each([
  [heapFilled, 'vector-bounds', 'undefined_behaviour', true],
  [sanitizers, 'signed-overflow', 'undefined_behaviour', true],
  [stackSize, 'deep-recursion', 'implementation_defined', true],
  [unsetMemory, 'unset-scalar', 'toolchain_sensitive', canFill],
  [memcheck, 'unset-member', 'undefined_behaviour', valgrind !== undefined],
  [anotherLibrary, 'unordered-iteration', 'implementation_defined', clang?.hasLibcxx === true],
  [anotherLibrary, 'argument-order', 'toolchain_sensitive', clang !== undefined],
] as const)(
  '$name finds $1 where it can run',
  async (probe, program, code, canRun) => {
    expect(await outcomeOf(probe, `cpp/${program}`)).toEqual(canRun ? code : runsOf.get(probe));
  },
  timeoutInMs,
);

test.each([...runsOf].map(([probe, runs]) => ({ probe, name: probe.name, runs })))(
  '$name lets a program pass whose arithmetic wraps around as it may',
  async ({ probe, runs }) => {
    expect(await outcomeOf(probe, 'cpp/clean-unsigned-overflow')).toEqual(runs);
  },
  timeoutInMs,
);

test(
  'the order of an unordered container is found where the other library cannot show it, and looked for nowhere else',
  async () => {
    expect(await outcomeOf(bucketOrder, 'cpp/unordered-without-libcxx')).toBe('implementation_defined');
    expect(await outcomeOf(bucketOrder, 'cpp/clean-unsigned-overflow')).toEqual([]);
    const runs = clang?.hasLibcxx === true ? [] : ['other buckets'];
    expect(await outcomeOf(bucketOrder, 'cpp/clean-unordered-lookups')).toEqual(runs);
  },
  timeoutInMs,
);

test(
  'flags of single bits are the same values in every library',
  async () => {
    expect(await outcomeOf(anotherLibrary, 'cpp/clean-single-bits')).toEqual(runsOf.get(anotherLibrary));
  },
  timeoutInMs,
);

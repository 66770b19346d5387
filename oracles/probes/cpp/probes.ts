/** The table of contents of the audit of a C++ program. Those that need a build of their own come last. */
import type { AuditProbe } from '../probe.ts';
import { anotherLibrary } from './another-library.ts';
import { bucketOrder } from './bucket-order.ts';
import { clocks } from './clocks.ts';
import { files } from './files.ts';
import { heapAddresses } from './heap-addresses.ts';
import { heapFilled } from './heap-filled.ts';
import { librarySequence } from './library-sequence.ts';
import { memcheck } from './memcheck.ts';
import { otherSurrounding } from './other-surrounding.ts';
import { pointerOrder } from './pointer-order.ts';
import { sanitizers } from './sanitizers.ts';
import { stackSize } from './stack-size.ts';
import { systemCalls } from './system-calls.ts';
import { unsetMemory } from './unset-memory.ts';

export const cppProbes: readonly AuditProbe[] = [
  pointerOrder,
  systemCalls,
  clocks,
  librarySequence,
  files,
  otherSurrounding,
  heapFilled,
  sanitizers,
  unsetMemory,
  heapAddresses,
  stackSize,
  memcheck,
  anotherLibrary,
  bucketOrder,
];

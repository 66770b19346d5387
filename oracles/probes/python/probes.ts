/**
 * The table of contents of the audit of a Python program. What another run-time may change by itself, the depth of recursion and the places
 * of objects, is asked first.
 */
import type { AuditProbe } from '../probe.ts';
import { hashSeeds } from './hash-seeds.ts';
import { heapAddresses } from './heap-addresses.ts';
import { otherSurrounding } from './other-surrounding.ts';
import { recursionDepth } from './recursion-depth.ts';
import { setOrder } from './set-order.ts';
import { watchedReads } from './watched-reads.ts';

export const pythonProbes: readonly AuditProbe[] = [
  recursionDepth,
  heapAddresses,
  watchedReads,
  otherSurrounding,
  hashSeeds,
  setOrder,
];

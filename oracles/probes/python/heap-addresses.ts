/**
 * Finds what depends on where objects lie: the order of a set of objects, of `id`, of what is ordered by default. The interpreter's own
 * allocator hides it from repeats, because it gives the low bits of an address alike in every run.
 */
import { otherWays } from '../probe.ts';

export const heapAddresses = otherWays('heap addresses', 'implementation_defined', () => [
  {
    name: 'malloc, from high addresses to low ones',
    environment: { PYTHONMALLOC: 'malloc' },
    preload: 'reversed-heap',
    blames: 'implementation_defined',
  },
  { name: 'malloc_debug', environment: { PYTHONMALLOC: 'malloc_debug' }, blames: 'implementation_defined' },
]);

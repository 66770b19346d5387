/** Finds memory of the heap that is read before it is set. */
import { otherWays } from '../probe.ts';

export const heapFilled = otherWays('heap filled', 'undefined_behaviour', () => [
  {
    name: 'heap filled',
    environment: { GLIBC_TUNABLES: 'glibc.malloc.perturb=85', MALLOC_PERTURB_: '85' },
    blames: 'undefined_behaviour',
  },
]);

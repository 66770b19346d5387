/** Finds an order of pointers that the static refusal does not see: the C library gives rising addresses, this run falling ones. */
import { otherWays } from '../probe.ts';

export const heapAddresses = otherWays('heap addresses', 'implementation_defined', () => [
  { name: 'heap from high addresses to low ones', preload: 'reversed-heap', blames: 'implementation_defined' },
]);

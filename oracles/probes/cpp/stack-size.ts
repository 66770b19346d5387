/** Finds a recursion so deep that its end depends on the size of the stack. */
import { otherWays } from '../probe.ts';

const mebibyte = 1024 * 1024;

export const stackSize = otherWays('stack size', 'implementation_defined', () => [
  { name: 'a quarter of the stack', stackBytes: 128 * mebibyte, blames: 'implementation_defined' },
]);

/** Finds what depends on the sequence of `rand`: with a seed it repeats, but another C library gives another one. */
import { otherWays } from '../probe.ts';
import { sequenceFunctions, takenOf } from './taken-functions.ts';

export const librarySequence = otherWays(
  'library sequence',
  'implementation_defined',
  () => [{ name: 'other rand', preload: 'other-random', blames: 'implementation_defined' }],
  async (subject) => (await takenOf(subject, sequenceFunctions)).length > 0,
);

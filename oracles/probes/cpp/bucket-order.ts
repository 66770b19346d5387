/**
 * Finds what depends on the order of unordered containers in a program that the other library cannot show it of, because it does not
 * compile there: the same library puts their elements into other buckets. How many statements a search takes may follow that order.
 */
import { otherWays } from '../probe.ts';
import { bucketFunctions, takenOf } from './taken-functions.ts';

export const bucketOrder = otherWays(
  'bucket order',
  'implementation_defined',
  () => [{ name: 'other buckets', preload: 'other-buckets', traceMayDiffer: true, blames: 'implementation_defined' }],
  async (subject) =>
    (await takenOf(subject, bucketFunctions)).length > 0 && (await subject.program.canBuild?.('libc++')) !== true,
);

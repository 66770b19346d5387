/**
 * Finds what depends on the order in which a set gives its members. For numbers no hash seed changes it, yet Python promises none. How
 * many statements a search takes may follow it.
 */
import { otherWays } from '../probe.ts';
import { mayHoldSets } from './may-hold-sets.ts';

export const setOrder = otherWays(
  'set order',
  'implementation_defined',
  () => [{ name: 'sets reversed', runtime: 'any-order', traceMayDiffer: true, blames: 'implementation_defined' }],
  ({ program }) => mayHoldSets(program.source),
);

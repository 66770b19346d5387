/**
 * Finds what depends on the order in which a set gives its members. For numbers no hash seed changes it, yet Python promises none. How
 * many statements a search takes may follow it.
 */
import { otherWays } from '../probe.ts';

export const setOrder = otherWays(
  'set order',
  'implementation_defined',
  () => [{ name: 'sets reversed', runtime: 'any-order', traceMayDiffer: true, blames: 'implementation_defined' }],
  ({ program }) => mayHoldSets(program.source),
);

/** Whether the text can make a set: by name, by braces without a colon, or of the keys of a dictionary. */
export function mayHoldSets(source: string): boolean {
  return /\bset\b|\bfrozenset\b|\{[^}:]*\}|\.keys\(\)\s*[-&|^]|[-&|^]\s*\w+\.keys\(\)/.test(source);
}

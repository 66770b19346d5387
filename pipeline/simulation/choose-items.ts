/** Which families and modes of the simulation suite are meant. */
import { MidrunError } from '../../core/errors.ts';
import { families } from '../../corpus/simulation/families.ts';
import type { Family, Mode } from '../../corpus/simulation/family.ts';
import { modes } from '../../corpus/simulation/generate-items.ts';
import { closestWord } from '../closest-word.ts';

/** The families of these names in the order of reports, all when none are named. Throws MidrunError (exit code 2) on an unknown name. */
export function familiesNamed(names: readonly string[] | undefined): readonly Family<unknown>[] {
  const known = families.map(({ name }) => name);
  const unknown = names?.find((name) => !known.includes(name));
  if (unknown === undefined) return families.filter(({ name }) => names?.includes(name) ?? true);
  const meant = closestWord(unknown, known);
  throw new MidrunError({
    code: 'unknown_family',
    message: `there is no family "${unknown}" in the simulation suite`,
    remedy: `${meant === undefined ? '' : `Did you mean ${meant}? `}Families: ${known.join(', ')}.`,
  });
}

/** The modes that a family has, of those asked for (all when none are). */
export function modesOf(family: Family<unknown>, asked: readonly Mode[] | undefined): readonly Mode[] {
  return modes.filter((mode) => (family.mode === 'both' || family.mode === mode) && (asked?.includes(mode) ?? true));
}

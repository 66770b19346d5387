/** Ranking: names that are part of another name, so that replacing one by a noun damages the other. */
import type { Entry } from '../audited-family.ts';
import { readWeights } from '../families/sorting.ts';
import { byLevel, countOf, type Finding, share } from '../finding.ts';

export const collidingNames: Finding = {
  name: 'colliding-names',
  title: 'Ranking objects: names that another name begins with (obj-1, obj-10), which replacing by substring damages',
  measure: (data) =>
    byLevel(data.get('Sort'), (entries) => [
      share('texts with such names', entries, (entry) => damagedNames(entry).length > 0),
      countOf(
        'names damaged',
        entries.flatMap(damagedNames).length,
        entries.flatMap(({ item }) => readWeights(item)).length,
      ),
    ]),
};

/** Names with another, shorter name at their beginning. */
function damagedNames({ item }: Entry): string[] {
  const names = readWeights(item).map(([name]) => name);
  return names.filter((name) => names.some((other) => other !== name && name.includes(other)));
}

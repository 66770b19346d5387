/** Items that occur more than once in their family. */
import { byLevel, countOf, type Finding } from '../finding.ts';

export const repeatedItems: Finding = {
  name: 'repeated-items',
  title: 'Items that repeat a program and a question which the family has already',
  measure: (data) =>
    [...data.values()].flatMap((family) =>
      byLevel(family, (entries) => {
        const seen = new Set<string>();
        const repeats = entries.filter(({ program }) => {
          const key = JSON.stringify([program.program, program.expressions]);
          return seen.size === seen.add(key).size;
        });
        return [countOf('repeated', repeats.length, entries.length, repeats[0]?.item)];
      }),
    ),
};

/** Recurring calculation: objects that contain nothing and are named apart, whose numbers are not those of their loops. */
import type { Entry } from '../audited-family.ts';
import { readContainments } from '../families/loops.ts';
import { byLevel, countOf, type Finding } from '../finding.ts';

export const noiseNumbers: Finding = {
  name: 'noise-numbers',
  title:
    'Recurring calculation: objects with a name of their own kind (nobj-) for the noise, and whether their number is that of their loop',
  measure: (data) =>
    byLevel(data.get('Loops'), (entries) => {
      const named = entries.flatMap(namedNoise);
      return [
        countOf('noise told by its name', named.length, entries.flatMap(({ item }) => readContainments(item)).length),
        countOf('number of another loop', named.filter(({ number, loop }) => number !== loop).length, named.length),
      ];
    }),
};

function namedNoise({ item }: Entry): { number: number; loop: number }[] {
  return readContainments(item).flatMap(({ content }, loop) => {
    const number = /^nobj-(\d+)$/.exec(content)?.[1];
    return number === undefined ? [] : [{ number: Number(number), loop }];
  });
}

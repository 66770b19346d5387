/** What a subject scores that always gives one answer: the share of the commonest label, and of 0 or the empty box. */
import type { Entry } from '../audited-family.ts';
import { byBatch, byLevel, countOf, type Finding, type Measure } from '../finding.ts';

export const constantAnswers: Finding = {
  name: 'constant-answers',
  title: 'Constant answers: the share of all labels that the commonest one has, and that 0 or the empty box has',
  measure: (data) =>
    [...data.values()].flatMap((family) => [
      ...byLevel(family, measures),
      ...byBatch(family, (entries) => [nothing(entries)]),
    ]),
};

function measures(entries: readonly Entry[]): Measure[] {
  return [
    commonest('commonest label of programs', entries, 'program'),
    commonest('commonest label of texts', entries, 'story'),
    nothing(entries),
  ];
}

function commonest(name: string, entries: readonly Entry[], side: 'program' | 'story'): Measure {
  const labels = entries.flatMap((entry) => entry[side].labels);
  const groups = [...Map.groupBy(labels, (label) => label).values()];
  return countOf(name, Math.max(0, ...groups.map(({ length }) => length)), labels.length);
}

function nothing(entries: readonly Entry[]): Measure {
  const labels = entries.flatMap(({ program }) => program.labels);
  return countOf('0 or empty', labels.filter((label) => label === '0' || label === '{}').length, labels.length);
}

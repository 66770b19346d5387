/** Recurring calculation: does the text speak of what it is asked for? */
import type { Entry } from '../audited-family.ts';
import { askedContainment, readContainments } from '../families/loops.ts';
import { byBatch, byLevel, type Finding, type Measure, share } from '../finding.ts';
import { isStoryLabelRight } from './story-labels.ts';

export const absentObjects: Finding = {
  name: 'absent-objects',
  title: 'Recurring calculation: texts that never mention the object they are asked for',
  measure: (data) => [...byLevel(data.get('Loops'), measures), ...byBatch(data.get('Loops'), measures)],
};

function measures(entries: readonly Entry[]): Measure[] {
  const present = entries.filter((entry) => !isAbsent(entry));
  return [
    share('asked object absent', entries, isAbsent),
    share('where present, label right', present, isStoryLabelRight),
  ];
}

export function isAbsent({ item }: Entry): boolean {
  const { content } = askedContainment(item);
  return !readContainments(item).some((fact) => fact.content === content || fact.container === content);
}

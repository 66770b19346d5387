/** Follows every text by its own words and compares what it says with its label. */
import type { Entry } from '../audited-family.ts';
import { byBatch, byLevel, type Finding, type Measure, share } from '../finding.ts';

export const storyLabels: Finding = {
  name: 'story-labels',
  title: 'Texts that were read: is their label what they say? Where it is not, a perfect reader scores below 1.',
  measure: (data) =>
    [...data.values()].flatMap((family) => [
      ...byLevel(family, measures),
      ...(family.entries.every(isStoryLabelRight) ? [] : byBatch(family, measures)),
    ]),
};

export const isStoryLabelRight = ({ story: { answers, labels } }: Entry): boolean =>
  answers.every((answer, index) => answer === labels[index]);

function measures(entries: readonly Entry[]): Measure[] {
  const right = entries.filter(isStoryLabelRight);
  return [
    share('label right', entries, isStoryLabelRight),
    share('of these, answer 0', right, ({ story }) => story.answers.every((answer) => answer === '0')),
    share('cannot be answered', entries, ({ story }) => story.answers.includes(null)),
  ];
}

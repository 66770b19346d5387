/** Critical path: operations of an agent with itself, such as taking over what it has itself. */
import type { Entry } from '../audited-family.ts';
import { readCreditStory } from '../families/critical-path.ts';
import { byLevel, countOf, type Finding } from '../finding.ts';

export const selfTransfers: Finding = {
  name: 'self-transfers',
  title: 'Critical path: operations of an agent with itself',
  measure: (data) =>
    byLevel(data.get('CriticalPath'), (entries) => {
      const events = entries.flatMap((entry) => readCreditStory(entry.item).events);
      const isSelf = ({ actor, other }: (typeof events)[number]) => actor === other;
      const example = entries.find((entry) => readCreditStory(entry.item).events.some(isSelf));
      return [
        countOf('with itself', events.filter(isSelf).length, events.length, (example as Entry | undefined)?.item),
      ];
    }),
};

/** Items cut in the middle: how much of their other half a model writes, against what it writes of another item. */
import type { Table } from '../../../analysis/tables/table.ts';
import type { ProbeReply } from '../../schemas/probe-reply.ts';
import type { Probe } from '../probe.ts';
import { ngramOverlap, verbatimWords } from '../recitation.ts';
import { mean, repliesAboutItems } from './replies-of.ts';

const sizes = [1, 2, 4] as const;

/** A row for each family and rendering. */
export function truncatedTable(replies: ReadonlyMap<Probe, ProbeReply>): Table {
  const scored = repliesAboutItems(replies).map(({ probe, reply, about }) => ({
    about,
    verbatim: verbatimWords(reply.response_text, probe.rest),
    overlaps: sizes.map((n) => ngramOverlap(reply.response_text, probe.rest, n)),
    others: sizes.map((n) => ngramOverlap(probe.otherRest ?? '', probe.rest, n)),
  }));
  const groups = Map.groupBy(scored, ({ about: { family, rendering } }) => JSON.stringify([family, rendering]));
  return {
    name: 'truncated-items',
    title: 'Generated items cut in the middle: how much of the other half is written',
    columns: [
      { key: 'family', label: 'Family', kind: 'text' },
      { key: 'rendering', label: 'Rendering', kind: 'text' },
      { key: 'items', label: 'Items', kind: 'count' },
      { key: 'recited', label: 'Word for word to the end', kind: 'count' },
      { key: 'verbatim', label: 'Words before the first other one', kind: 'percent' },
      ...sizes.flatMap((n) => [
        { key: `overlap_${n}`, label: `${n}-grams`, kind: 'percent' } as const,
        { key: `other_${n}`, label: `${n}-grams, other item`, kind: 'percent' } as const,
      ]),
    ],
    rows: [...groups.values()].map((group) => {
      const { family, rendering } = (group[0] as (typeof scored)[number]).about;
      const overlaps = sizes.flatMap((n, place) => [
        [`overlap_${n}`, mean(group.map((item) => item.overlaps[place] ?? 0))] as const,
        [`other_${n}`, mean(group.map((item) => item.others[place] ?? 0))] as const,
      ]);
      return {
        ...{ family, rendering, items: group.length },
        recited: group.filter(({ verbatim: { repeated, of } }) => repeated === of).length,
        verbatim: mean(group.map(({ verbatim: { repeated, of } }) => (of === 0 ? 0 : repeated / of))),
        ...Object.fromEntries(overlaps),
      };
    }),
    notes: [
      'The other half ends with the question and the answer. n-grams: share of those of the true half that the reply holds, as far as that half is long.',
      'Other item: the same for the other half of another item of the same level; this much can be written without having seen the item.',
    ],
  };
}

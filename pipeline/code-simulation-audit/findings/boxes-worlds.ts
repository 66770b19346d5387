/** Boxes: how many worlds the items come from; items of one world share their beginning and depend on each other. */
import type { Entry } from '../audited-family.ts';
import { readBoxesStory } from '../families/boxes.ts';
import { byBatch, type Finding, type Measure } from '../finding.ts';

export const boxesWorlds: Finding = {
  name: 'boxes-worlds',
  title: 'Boxes: items, the worlds they come from, and the operations of the longest',
  measure: (data) => byBatch(data.get('boxes'), measures),
};

function measures(entries: readonly Entry[]): Measure[] {
  const worlds = new Set(entries.map(({ item }) => item.story.split(/\.\s/)[0]?.replace(/\.$/, '')));
  return [
    { name: 'items', value: entries.length },
    { name: 'worlds', value: worlds.size },
    { name: 'items a world', value: entries.length / worlds.size },
    { name: 'operations, most', value: Math.max(...entries.map(({ item }) => readBoxesStory(item).operations)) },
  ];
}

/** Generated items cut in the middle: does a model go on word for word, answer included (paper, figure 9)? */
import type { Family } from '../../corpus/simulation/family.ts';
import { generateItem } from '../../corpus/simulation/generate-items.ts';
import type { SimulationItem } from '../../corpus/simulation/schemas/simulation-item.ts';
import { modesOf } from '../simulation/choose-items.ts';
import type { Probe } from './probe.ts';

/** The longest continuation that is asked for. */
const mostTokens = 512;

/** `items` of each family, spread over its levels, in each of its renderings; they are those of the suite itself. */
export function truncatedProbes(families: readonly Family<unknown>[], items: number): Probe[] {
  return families.flatMap((family) => {
    const mode = modesOf(family, undefined).at(-1);
    const levels = mode === undefined ? [] : family.levels(mode);
    return Array.from({ length: mode === undefined ? 0 : items }, (_, index) => {
      const level = levels[Math.floor((index * levels.length) / items)];
      if (mode === undefined || level === undefined) return [];
      const at = (item: number) => generateItem(family, mode, level, { batch: 1, item }).row;
      // Two neighbours, because a family may give one world to several items.
      return probesOf(at(index), at(index + items));
    }).flat();
  });
}

function probesOf(item: SimulationItem, other: SimulationItem): Probe[] {
  return (['code', 'story'] as const).flatMap((rendering) => {
    const [whole, another] = [wholeText(item, rendering), wholeText(other, rendering)];
    if (whole === undefined || another === undefined) return [];
    const { text, rest } = cutInTheMiddle(whole);
    return [
      {
        id: ['truncated', item.item_id, rendering].join('/'),
        kind: 'truncated' as const,
        ...{ text, rest },
        vanillaRest: null,
        otherRest: cutInTheMiddle(another).rest,
        about: { itemId: item.item_id, family: item.family, rendering },
        // A token is seldom shorter than two characters.
        outputTokens: Math.min(mostTokens, Math.ceil(rest.length / 2)),
      },
    ];
  });
}

/** Problem, question and answer, as a text that a model may have read. */
function wholeText(item: SimulationItem, rendering: 'code' | 'story'): string | undefined {
  if (rendering === 'code') return `${item.program.trimEnd()}\n\n${item.code_question}\n${item.answer}\n`;
  if (item.story === null || item.story_question === null) return undefined;
  return `${item.story.trimEnd()}\n\n${item.story_question}\n${item.answer}\n`;
}

/** Cut at the last white space before the middle. */
function cutInTheMiddle(whole: string): { text: string; rest: string } {
  const text = whole.slice(0, Math.ceil(whole.length / 2)).replace(/\s+\S*$/, '');
  return { text, rest: whole.slice(text.length) };
}

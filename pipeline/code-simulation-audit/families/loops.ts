/** Things in things in things (Loops): how many of the last there are in the first is labelled. */
import { badItem } from '../bad-data.ts';
import type { Item } from '../data-folder.ts';
import { onlyName, scalarText } from '../labels.ts';
import type { PublishedFamily } from './family.ts';

/** `There are count content in container.` */
export interface Containment {
  readonly count: bigint;
  readonly content: string;
  readonly container: string;
}

export function readContainments(item: Item): Containment[] {
  const sentences = item.story.matchAll(/\bthere (?:are|is) (\d+) (\S+) in (\S+?)\.?\s*$/gim);
  return [...sentences].map(([, count, content, container]) => ({
    count: BigInt(count as string),
    content: content as string,
    container: container as string,
  }));
}

/** `obj-2 in obj-gen`: what is asked for, and in what. */
export function askedContainment(item: Item): { content: string; container: string } {
  const name = onlyName(item, 'storyLabel');
  const [, content, container] = /^(\S+) in (\S+)$/.exec(name) ?? [];
  if (content !== undefined && container !== undefined) return { content, container };
  throw badItem(item, 'label_nat', 'the label is not named "content in container"');
}

/** How many of `content` are in `container`, through whatever is between; null when the text does not say so. */
export function countWithin(facts: readonly Containment[], content: string, container: string): bigint | null {
  let total = 1n;
  let current = content;
  for (let steps = 0; steps <= facts.length; steps += 1) {
    const fact = facts.find((candidate) => candidate.content === current);
    if (fact === undefined) return null;
    total *= fact.count;
    if (fact.container === container) return total;
    current = fact.container;
  }
  return null;
}

export const loops: PublishedFamily = {
  folder: 'Loops',
  title: 'nested loops / recurring calculation',
  experiment: 'nested-loop',
  levelParameters: ['n_loops'],
  program(item) {
    const name = onlyName(item, 'programLabel');
    return { program: item.program, expressions: [name], labels: [scalarText(item, 'programLabel', name)] };
  },
  story(item) {
    const { content, container } = askedContainment(item);
    return {
      answers: [countWithin(readContainments(item), content, container)?.toString() ?? null],
      labels: [scalarText(item, 'storyLabel', onlyName(item, 'storyLabel'))],
    };
  },
};

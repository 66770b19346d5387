/** A list and a sorting routine, objects and their weights (Sort): one place of the sorted list, and the object there, are labelled. */
import { JsonNumber } from '../../../core/json-value.ts';
import { badItem } from '../bad-data.ts';
import type { Item } from '../data-folder.ts';
import { scalarText } from '../labels.ts';
import type { PublishedFamily } from './family.ts';

/** The numbers of the list `x` and the text of the routine. */
export function readSortingProgram(item: Item): { numbers: bigint[]; routine: string; routineName: string } {
  const list = /\bx\s*=\s*\[([-\d,\s]*)\]/.exec(item.program)?.[1];
  if (list === undefined) throw badItem(item, 'syn', 'no list x of numbers');
  const [routine, routineName] = /^def (\w+)\(\w+\):\n(?:[ \t].*\n?|\s*\n)*/m.exec(item.program) ?? [];
  if (routine === undefined || routineName === undefined) throw badItem(item, 'syn', 'no function of one parameter');
  const numbers = list.split(',').filter((part) => part.trim() !== '');
  return { numbers: numbers.map((part) => BigInt(part.trim())), routine, routineName };
}

/** Objects with their weights, in the order of the text. */
export function readWeights(item: Item): [name: string, weight: bigint][] {
  return [...item.story.matchAll(/'([^']+)'\s*:\s*(-?\d+)/g)].map(([, name, weight]) => [
    name as string,
    BigInt(weight as string),
  ]);
}

export const sorting: PublishedFamily = {
  folder: 'Sort',
  title: 'sorting / ranking objects',
  experiment: 'sorting',
  levelParameters: ['n_vars', 'ascending'],
  program(item) {
    const { numbers, routine, routineName } = readSortingProgram(item);
    // The published text does not call its function; it has to be meant for x.
    const program = `${routine}\nx = [${numbers.join(', ')}]\n${routineName}(x)\n`;
    return {
      program,
      expressions: [`x[${placeOf(item, 'programLabel')}]`],
      labels: [scalarText(item, 'programLabel', 'label')],
    };
  },
  story(item) {
    const ascending = item.storyLabel.get('ascending');
    if (typeof ascending !== 'boolean') throw badItem(item, 'label_nat.ascending', 'the label is not true or false');
    const sorted = readWeights(item).sort(([, left], [, right]) => (left < right ? -1 : left > right ? 1 : 0));
    if (!ascending) sorted.reverse();
    return {
      answers: [sorted[placeOf(item, 'storyLabel') - 1]?.[0] ?? null],
      labels: [scalarText(item, 'storyLabel', 'label')],
    };
  },
};

function placeOf(item: Item, side: 'programLabel' | 'storyLabel'): number {
  const place = item[side].get('position');
  if (place instanceof JsonNumber && place.isInteger) return place.double;
  throw badItem(
    item,
    side === 'programLabel' ? 'label_syn.position' : 'label_nat.position',
    'the label is not a whole number',
  );
}

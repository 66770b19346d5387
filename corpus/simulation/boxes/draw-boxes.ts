/** Draws a world of boxes. */
import type { RandomStream } from '../../../core/random.ts';
import { between, oneOf, poisson, sample } from '../draw.ts';
import { nouns } from '../vocabulary.ts';
import type { BoxesWorld, Operation } from './boxes.ts';

export interface BoxesSize {
  readonly boxes: number;
  readonly operations: number;
  /** No box ever holds more. */
  readonly most: number;
  /** Mean of the Poisson counts of objects in a box at first, and of those put in at once. */
  readonly expected: number;
}

/**
 * Every operation is possible where it stands, and its kind is drawn from those that are. No object is in two boxes at a time, and
 * what was taken away does not come back.
 */
export function drawBoxes(size: BoxesSize, random: RandomStream): BoxesWorld {
  const contents: string[][] = [];
  const seen = new Set<string>();
  const drawNew = (count: number): string[] => {
    const objects = sample(
      random,
      nouns.map(({ singular }) => singular).filter((object) => !seen.has(object)),
      count,
    );
    for (const object of objects) seen.add(object);
    return objects;
  };
  for (let box = 0; box < size.boxes; box += 1) {
    contents.push(drawNew(Math.min(size.most, poisson(random, size.expected))));
  }
  const initial = contents.map((objects) => [...objects]);
  const operations = Array.from({ length: size.operations }, () => {
    const operation = drawOperation(contents, size, drawNew, random);
    apply(operation, contents);
    return operation;
  });
  return { initial, operations };
}

function drawOperation(
  contents: readonly string[][],
  size: BoxesSize,
  drawNew: (count: number) => string[],
  random: RandomStream,
): Operation {
  const places = [...contents.keys()];
  const roomOf = (box: number): number => size.most - (contents[box] as string[]).length;
  const filled = places.filter((box) => roomOf(box) < size.most);
  const roomy = places.filter((box) => roomOf(box) > 0);
  const [from, to] = [filled.length > 0 ? oneOf(random, filled) : null, roomy.length > 0 ? oneOf(random, roomy) : null];
  const others = roomy.filter((box) => box !== from);
  const kinds: Operation['kind'][] = [];
  if (to !== null) kinds.push('put');
  if (from !== null) kinds.push('take');
  if (from !== null && others.length > 0) kinds.push('move');
  const kind = oneOf(random, kinds);
  if (kind === 'put') {
    const count = Math.min(roomOf(to as number), Math.max(1, poisson(random, size.expected)));
    return { kind, objects: drawNew(count), from: null, to };
  }
  const held = contents[from as number] as string[];
  if (kind === 'take') return { kind, objects: sample(random, held, between(random, 1, held.length)), from, to: null };
  const target = oneOf(random, others);
  const count = between(random, 1, Math.min(held.length, roomOf(target)));
  return { kind, objects: sample(random, held, count), from, to: target };
}

function apply({ objects, from, to }: Operation, contents: string[][]): void {
  if (from !== null) contents[from] = (contents[from] as string[]).filter((object) => !objects.includes(object));
  if (to !== null) contents[to]?.push(...objects);
}

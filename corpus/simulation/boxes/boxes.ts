/** Boxes with objects that are put in, moved and taken out: the instance behind object tracking (after Kim and Schuster, 2023). */

export interface Operation {
  readonly kind: 'put' | 'move' | 'take';
  /** Singular forms. */
  readonly objects: readonly string[];
  /** Places of boxes; null where there is none. */
  readonly from: number | null;
  readonly to: number | null;
}

export interface BoxesWorld {
  /** What is in each box at first. */
  readonly initial: readonly (readonly string[])[];
  readonly operations: readonly Operation[];
}

/** What is in each box after the first `count` operations. Throws on an object that is taken from where it is not, or is there twice. */
export function contentsAfter({ initial, operations }: BoxesWorld, count: number): Set<string>[] {
  const contents = initial.map((objects) => new Set(objects));
  for (const { objects, from, to } of operations.slice(0, count)) {
    for (const object of objects) {
      if (from !== null && contents[from]?.delete(object) !== true) throw new Error(`no ${object} in box ${from + 1}`);
      if (contents.some((box) => box.has(object))) throw new Error(`a second ${object}`);
      if (to !== null) contents[to]?.add(object);
    }
  }
  return contents;
}

/** How many of the first `count` operations change what is in a box. */
export const changesOf = ({ operations }: BoxesWorld, count: number, box: number): number =>
  operations.slice(0, count).filter(({ from, to }) => from === box || to === box).length;

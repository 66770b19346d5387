/** The same operations on sets in Python: a method takes one object or one set, so that every line runs. */
import type { BoxesWorld, Operation } from './boxes.ts';

/** `singly`: one call an object; otherwise one call an operation and box, with a set where there are several objects. */
export interface BoxesProgram {
  readonly declarations: readonly string[];
  /** The lines of each operation. */
  readonly operations: readonly (readonly string[])[];
}

export function boxesProgram({ initial, operations }: BoxesWorld, count: number, singly: boolean): BoxesProgram {
  return {
    declarations: initial.map((objects, box) => `${boxName(box)} = ${objects.length === 0 ? 'set()' : setOf(objects)}`),
    operations: operations.slice(0, count).map((operation) => linesOf(operation, singly)),
  };
}

export const boxName = (box: number): string => `box${box + 1}`;

function linesOf({ objects, from, to }: Operation, singly: boolean): string[] {
  if (singly || objects.length === 1) {
    return objects.flatMap((object) => [
      ...(from === null ? [] : [`${boxName(from)}.remove('${object}')`]),
      ...(to === null ? [] : [`${boxName(to)}.add('${object}')`]),
    ]);
  }
  return [
    ...(from === null ? [] : [`${boxName(from)}.difference_update(${setOf(objects)})`]),
    ...(to === null ? [] : [`${boxName(to)}.update(${setOf(objects)})`]),
  ];
}

const setOf = (objects: readonly string[]): string => `{${objects.map((object) => `'${object}'`).join(', ')}}`;

/** The sixteen sorting routines: eight algorithms, each once with loops and once with recursion where its loops were. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export type Style = 'iterative' | 'recursive';

export interface Complexity {
  readonly worst_time: string;
  readonly average_time: string;
  readonly best_time: string;
}

export interface Routine extends Complexity {
  readonly algorithm: string;
  readonly style: Style;
  /** Memory beside the vector, the call stack included. */
  readonly space: string;
  /** Its functions `main`, `f1`, `f2`, ...: nothing in them says what they are for. */
  readonly source: string;
  /** What `main` is called with after the vector, for a vector of `length`. */
  readonly given: (length: number) => readonly number[];
}

const square: Complexity = { worst_time: 'n^2', average_time: 'n^2', best_time: 'n^2' };
const adaptive: Complexity = { ...square, best_time: 'n' };
const linearithmic: Complexity = { worst_time: 'n log n', average_time: 'n log n', best_time: 'n log n' };
const quick: Complexity = { ...linearithmic, worst_time: 'n^2' };
const tim: Complexity = { ...linearithmic, best_time: 'n' };

const vectorOnly = () => [];

export const routines: readonly Routine[] = [
  routine('insertion', 'iterative', adaptive, '1', vectorOnly),
  routine('insertion', 'recursive', adaptive, 'n', (length) => [length]),
  routine('selection', 'iterative', square, '1', vectorOnly),
  routine('selection', 'recursive', square, 'n', () => [0]),
  routine('bubble', 'iterative', square, '1', vectorOnly),
  routine('bubble', 'recursive', square, 'n', (length) => [length - 1]),
  routine('adaptive-bubble', 'iterative', adaptive, '1', vectorOnly),
  routine('adaptive-bubble', 'recursive', adaptive, 'n', (length) => [length - 1]),
  routine('quick', 'iterative', quick, 'n', vectorOnly),
  routine('quick', 'recursive', quick, 'n', (length) => [0, length - 1]),
  routine('merge', 'iterative', linearithmic, 'n', vectorOnly),
  routine('merge', 'recursive', linearithmic, 'n', vectorOnly),
  routine('tim', 'iterative', tim, 'n', vectorOnly),
  routine('tim', 'recursive', tim, 'n', vectorOnly),
  routine('heap', 'iterative', linearithmic, '1', vectorOnly),
  routine('heap', 'recursive', linearithmic, 'n', (length) => [length]),
];

/** Throws on a routine that is not in the list. */
export function findRoutine(algorithm: string, style: string): Routine {
  const found = routines.find((each) => each.algorithm === algorithm && each.style === style);
  if (found === undefined) throw new Error(`no routine ${algorithm} ${style}`);
  return found;
}

function routine(
  algorithm: string,
  style: Style,
  complexity: Complexity,
  space: string,
  given: Routine['given'],
): Routine {
  const source = readFileSync(join(import.meta.dirname, `${algorithm}-${style}.py`), 'utf8');
  return { algorithm, style, ...complexity, space, source, given };
}

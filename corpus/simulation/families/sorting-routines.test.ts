import { expect, test } from 'vitest';
import { randomStream } from '../../../core/random.ts';
import { runRendering } from '../small-python/run-rendering.ts';
import { routines } from './sorting-routines/routines.ts';
import { sortingRoutineForm, sortingRoutines } from './sorting-routines.ts';
import { drawVector, sorted } from './vector.ts';

const each = routines.map((routine) => [`${routine.algorithm} ${routine.style}`, routine] as const);

const formOf = ({ algorithm, style }: { algorithm: string; style: string }, vector: readonly number[]) =>
  sortingRoutineForm(algorithm, style, vector);

const vectorOf = (length: number, seed: number): number[] =>
  drawVector({ length, highest: 99, repeated: (seed % 5) / 5 }, randomStream(seed));

test('there are eight algorithms in two styles', () => {
  expect(new Set(routines.map(({ algorithm }) => algorithm)).size).toBe(8);
  expect(new Set(routines.map(({ source }) => source.replaceAll(/\s/g, ''))).size).toBe(16);
});

test.each(each)('%s sorts every vector, whatever repeats in it', (_name, routine) => {
  for (let seed = 0; seed < 60; seed += 1) {
    const vector = vectorOf(1 + (seed % 23), seed);
    const { value } = runRendering(sortingRoutines.renderCode(formOf(routine, vector)));
    expect({ vector, value }).toEqual({ vector, value: sorted(vector, 'ascending').map(BigInt) });
  }
});

test.each(each)('no name in %s says what it does', (_name, { source }) => {
  const words = new Set(source.match(/[A-Za-z_]\w*/g));
  const known = /^(def|for|in|while|if|else|return|break|and|or|len|range|min|append|pop|main|f\d|[a-z])$/;
  expect([...words].filter((word) => !known.test(word))).toEqual([]);
});

/** Comparisons of elements on ten vectors together. */
function comparisons(routine: (typeof routines)[number], vectors: readonly (readonly number[])[]): number {
  return vectors.map((vector) => formOf(routine, vector).comparisons).reduce((sum, count) => sum + count, 0);
}

const drawn = (length: number) => Array.from({ length: 10 }, (_, seed) => vectorOf(length, 5 * seed));

test.each(each)('comparisons of %s grow as its average time says', (_name, routine) => {
  const growth = comparisons(routine, drawn(40)) / comparisons(routine, drawn(10));
  // 16 when they grow as n^2, 6.4 as n log n; halfway between the two on a scale of ratios is 10.
  expect(growth > 10 ? 'n^2' : 'n log n').toBe(routine.average_time);
});

test.each(each)('comparisons of %s on a sorted vector grow as its best time says', (_name, routine) => {
  // The pivot of the quick sort with loops is the last element, for which a sorted vector is the worst.
  if (routine.algorithm === 'quick') return;
  const ascending = (length: number) => [sorted(vectorOf(length, 5), 'ascending')];
  const growth = comparisons(routine, ascending(40)) / comparisons(routine, ascending(10));
  expect(growth > 10 ? 'n^2' : growth > 5 ? 'n log n' : 'n').toBe(routine.best_time);
});

test('no two routines do the same on the same vectors', () => {
  const vectors = [vectorOf(12, 3), vectorOf(12, 4), vectorOf(12, 9)];
  const done = routines.map((routine) =>
    vectors.map((vector) => sortingRoutines.difficulty(formOf(routine, vector)).trace_length).join(' '),
  );
  expect(new Set(done).size).toBe(16);
});

test('the two styles of an algorithm compare alike, but where they differ in more than style', () => {
  const vectors = drawn(20);
  const counts = new Map(
    routines.map((routine) => [`${routine.algorithm} ${routine.style}`, comparisons(routine, vectors)]),
  );
  for (const algorithm of ['insertion', 'selection', 'bubble', 'adaptive-bubble', 'heap']) {
    const [iterative, recursive] = [counts.get(`${algorithm} iterative`), counts.get(`${algorithm} recursive`)];
    expect({ algorithm, iterative }).toEqual({ algorithm, iterative: recursive });
  }
  expect(counts.get('tim iterative')).not.toBe(counts.get('insertion iterative'));
});

test('a vector of one run is no item of tim sort', () => {
  const tim = { algorithm: 'tim', style: 'iterative' };
  const [level] = sortingRoutines.levels('paper');
  const complaints = [
    [3, 1, 2, 4, 0],
    [1, 2, 2, 4],
    [4, 3, 1],
  ].map((vector) => level && sortingRoutines.check?.(formOf(tim, vector), level).length);
  expect(complaints).toEqual([0, 1, 1]);
});

test('a routine with a telling name is the same routine', () => {
  const form = formOf({ algorithm: 'adaptive-bubble', style: 'recursive' }, [3, 1, 2]);
  const { program } = sortingRoutines.renderCode({ ...form, telling: true });
  expect(program.replaceAll('adaptive_bubble_sort', 'main')).toBe(sortingRoutines.renderCode(form).program);
  expect(program).toContain('result = adaptive_bubble_sort([3, 1, 2], 2)');
});

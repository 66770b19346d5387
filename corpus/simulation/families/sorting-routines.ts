/** Sixteen sorting routines without telling names, each called on a vector: the list that comes back is asked for. */
import type { CodeRendering, Family } from '../family.ts';
import { measureRun, runRendering } from '../small-python/run-rendering.ts';
import { worldId } from '../world-id.ts';
import { findRoutine, routines } from './sorting-routines/routines.ts';
import { drawVector, listAnswer, sorted } from './vector.ts';

export interface SortingRoutineForm {
  readonly algorithm: string;
  readonly style: string;
  readonly vector: readonly number[];
  /** Whether `main` has the name of its algorithm instead. */
  readonly telling: boolean;
  /** Comparisons between elements when it is run, which growth is measured by. */
  readonly comparisons: number;
}

const lengths = [10, 20, 30, 40];
const highest = 99;
/** In the corrected mode, a fifth of the places repeats a value; in the paper's, as chance will have it. */
const repeated = 0.2;

export const sortingRoutines: Family<SortingRoutineForm> = {
  name: 'sorting-routines',
  title: 'Sorting routines',
  mode: 'both',
  levels(mode) {
    const anonymous = lengths.map((length) => ({ length, telling: false }));
    // Whether names matter is tried at one length.
    const sizes = mode === 'paper' ? anonymous : [...anonymous, { length: 10, telling: true }];
    return routines.flatMap(({ algorithm, style, worst_time, average_time, best_time, space }) =>
      sizes.map(({ length, telling }) => ({
        name: `${algorithm}+${style}+n=${length}${telling ? '+named' : ''}`,
        position: length,
        parameters: { algorithm, style, length, telling, worst_time, average_time, best_time, space },
      })),
    );
  },
  draws: ({ parameters }, { batch, item }) => `n=${parameters.length}/b${batch}/${item}`,
  generate({ parameters }, random, mode) {
    const length = Number(parameters.length);
    const vector = drawVector({ length, highest, ...(mode === 'corrected' && { repeated }) }, random);
    return sortingRoutineForm(
      String(parameters.algorithm),
      String(parameters.style),
      vector,
      parameters.telling === true,
    );
  },
  renderCode: renderRoutine,
  evaluate: ({ vector }) => listAnswer(sorted(vector, 'ascending')),
  difficulty(form) {
    const { statements, itemWrites } = measureRun(renderRoutine(form));
    return {
      trace_length: statements,
      live_variables: form.vector.length,
      target_writes: itemWrites,
      magnitude: String(Math.max(...form.vector)),
      slice_length: null,
    };
  },
  guesses: ({ vector }) => ({
    copy_initial: listAnswer(vector),
    last_literal: null,
    sorted_input: listAnswer(sorted(vector, 'ascending')),
    vanilla: null,
  }),
  check({ algorithm, vector }) {
    const falls = vector.slice(1).filter((value, index) => value < (vector[index] ?? 0)).length;
    const isOneRun = falls === 0 || falls === vector.length - 1;
    return algorithm === 'tim' && isOneRun ? ['the vector is one run, on which this is insertion sort'] : [];
  },
  world: ({ vector }) => worldId('sorting-routines', vector),
};

export function sortingRoutineForm(
  algorithm: string,
  style: string,
  vector: readonly number[],
  telling = false,
): SortingRoutineForm {
  const form = { algorithm, style, vector, telling };
  return { ...form, comparisons: elementComparisons(form) };
}

type Called = Omit<SortingRoutineForm, 'comparisons'>;

function renderRoutine({ algorithm, style, vector, telling }: Called): CodeRendering {
  const { source, given } = findRoutine(algorithm, style);
  const main = telling ? `${algorithm.replaceAll('-', '_')}_sort` : 'main';
  const call = `result = ${main}(${[`[${vector.join(', ')}]`, ...given(vector.length)].join(', ')})`;
  return {
    program: `${source.replaceAll(/\bmain\b/g, main)}\n\n${call}\n`,
    question: 'What is the value of result after the last line?',
    expression: 'result',
  };
}

function elementComparisons(form: Called): number {
  // Moved beyond every index, so that a comparison with an index is told from one of elements; a sort does not notice.
  const beyond = 1000;
  let comparisons = 0;
  runRendering(renderRoutine({ ...form, vector: form.vector.map((value) => value + beyond) }), {
    onComparison(left, right) {
      if (typeof left === 'bigint' && left >= beyond && typeof right === 'bigint' && right >= beyond) comparisons += 1;
    },
  });
  return comparisons;
}

/** V. Sorting / Ranking objects: the element at one place of a sorted vector, the weight of the object at that rank. */
import { sample } from '../draw.ts';
import type { CodeRendering, Family } from '../family.ts';
import type { Ranking } from '../ranking/ranking.ts';
import { readRanking } from '../ranking/read-ranking.ts';
import { tellRanking } from '../ranking/tell-ranking.ts';
import { measureRun } from '../small-python/run-rendering.ts';
import { nouns } from '../vocabulary.ts';
import { worldId } from '../world-id.ts';
import { descendingSource } from './sorting-routines/descending.ts';
import { findRoutine } from './sorting-routines/routines.ts';
import { drawVector, type Order, sorted } from './vector.ts';

export interface SortingForm extends Ranking {
  readonly algorithm: string;
  readonly style: string;
  /** Whether the function is called by its algorithm. */
  readonly telling: boolean;
}

const lengths = [10, 20, 30, 40, 50];
const orders: readonly Order[] = ['ascending', 'descending'];
/** The highest value of the corrected mode, at every length. */
const highest = 499;
const routine = { algorithm: 'insertion', style: 'iterative' };

export const sorting: Family<SortingForm> = {
  name: 'sorting',
  title: 'Sorting / Ranking objects',
  mode: 'both',
  levels(mode) {
    const shares = mode === 'paper' ? [0] : [0, 0.2];
    return orders.flatMap((order) =>
      shares.flatMap((repeated) =>
        lengths.map((length) => ({
          name: `n=${length}+${order}${repeated === 0 ? '' : `+repeated=${repeated}`}`,
          position: length,
          parameters: {
            length,
            order,
            repeated,
            // The range of the paper grows with the length.
            highest: mode === 'paper' ? 10 * length - 1 : highest,
            ...routine,
          },
        })),
      ),
    );
  },
  draws: ({ parameters }, { batch, item }) =>
    `n=${parameters.length}+repeated=${parameters.repeated}/b${batch}/${item}`,
  generate({ parameters }, random, mode) {
    const length = Number(parameters.length);
    const weights = drawVector(
      { length, highest: Number(parameters.highest), repeated: Number(parameters.repeated) },
      random,
    );
    return {
      objects: sample(random, nouns, length).map(({ singular }) => singular),
      weights,
      order: parameters.order as Order,
      rank: random.nextIndex(length),
      algorithm: String(parameters.algorithm),
      style: String(parameters.style),
      telling: mode === 'paper',
    };
  },
  renderCode,
  renderStory: tellRanking,
  evaluate: ({ weights, order, rank }) => elementAt(sorted(weights, order), rank),
  readStory: (story) => ({ kind: 'integer', value: readRanking(story) }),
  difficulty(form) {
    const { statements, itemWrites } = measureRun(renderCode(form));
    return {
      trace_length: statements,
      live_variables: form.weights.length,
      target_writes: itemWrites,
      magnitude: String(Math.max(...form.weights)),
      slice_length: null,
    };
  },
  guesses: ({ weights, rank }) => ({
    copy_initial: elementAt(weights, rank),
    last_literal: elementAt(weights, weights.length - 1),
    sorted_input: elementAt(sorted(weights, 'ascending'), rank),
    vanilla: null,
  }),
  // Both directions are asked for the same vector.
  world: ({ objects, weights }) => worldId('sorting', objects, weights),
};

function renderCode({ algorithm, style, telling, weights, order, rank }: SortingForm): CodeRendering {
  const { source, given } = findRoutine(algorithm, style);
  const name = telling ? `${algorithm.replaceAll('-', '_')}_sort` : 'main';
  const ordered = order === 'ascending' ? source : descendingSource(source);
  const call = `x = ${name}(${['x', ...given(weights.length)].join(', ')})`;
  return {
    program: `${ordered.replaceAll(/\bmain\b/g, name)}\n\nx = [${weights.join(', ')}]\n${call}\n`,
    question: `What is the value of x[${rank}] after the last line?`,
    expression: `x[${rank}]`,
  };
}

const elementAt = (vector: readonly number[], place: number) =>
  ({ kind: 'integer', value: BigInt(vector[place] as number) }) as const;

/** IV. Nested loops / Recurring calculation: loops inside one another count, beside some that nothing depends on. */
import { containersOf, type Kind, totalsOf } from '../containment/containment.ts';
import { readContainment } from '../containment/read-containment.ts';
import { tellContainment } from '../containment/tell-containment.ts';
import { between, sample } from '../draw.ts';
import type { CodeRendering, Family } from '../family.ts';
import { largestSize } from '../largest-size.ts';
import { nouns } from '../vocabulary.ts';

export interface NestedLoopsForm {
  /** One a loop; the last is asked for, so that it is never noise. */
  readonly kinds: readonly Kind[];
}

const fewestLoops = 3;
const mostLoops = 10;

export const nestedLoops: Family<NestedLoopsForm> = {
  name: 'nested-loops',
  title: 'Nested loops / Recurring calculation',
  mode: 'both',
  levels: (mode) =>
    Array.from({ length: mostLoops - fewestLoops + 1 }, (_, place) => fewestLoops + place).map((loops) => ({
      name: `L=${loops}`,
      position: loops,
      parameters: {
        loops,
        noisy_loops: Math.floor(loops / 2),
        fewest_trips: 2,
        most_trips: mode === 'paper' ? 10 : mostTrips(loops - Math.floor(loops / 2)),
      },
    })),
  generate({ parameters }, random) {
    const loops = Number(parameters.loops);
    const places = Array.from({ length: loops - 1 }, (_, place) => place);
    const noisy = new Set(sample(random, places, Number(parameters.noisy_loops)));
    const things = sample(random, nouns, loops);
    const kinds = things.map(({ singular }, place) => ({
      thing: singular,
      count: between(random, Number(parameters.fewest_trips), Number(parameters.most_trips)),
      isContainer: !noisy.has(place),
    }));
    return { kinds };
  },
  renderCode,
  renderStory: ({ kinds }, paraphrase) => tellContainment(kinds, paraphrase),
  evaluate: ({ kinds }) => ({ kind: 'integer', value: totalsOf(kinds).at(-1) as bigint }),
  readStory: (story) => ({ kind: 'integer', value: readContainment(story) }),
  difficulty({ kinds }) {
    const totals = totalsOf(kinds);
    const starts = containersOf(kinds).map((container) =>
      container === undefined ? 1n : (totals[container] as bigint),
    );
    const answer = totals.at(-1) as bigint;
    const runs = kinds.map((_, place) => (starts[place] as bigint) + (totals[place] as bigint));
    const neededStarts = starts.filter((_, place) => kinds[place]?.isContainer === true);
    return {
      // Declarations; and of each loop its starts and its updates.
      trace_length: kinds.length + Number(sumOf(runs)),
      live_variables: 1,
      target_writes: Number(answer),
      magnitude: String(largestSize(totals)),
      // The loops on the way to the last counter start, and it is updated.
      slice_length: Number(sumOf(neededStarts) + answer),
    };
  },
  guesses: ({ kinds }) => ({
    copy_initial: { kind: 'integer', value: 0n },
    // Of the numbers that differ between items; the very last is the 1 of every update.
    last_literal: { kind: 'integer', value: BigInt(kinds.at(-1)?.count ?? 0) },
    sorted_input: null,
    vanilla: null,
  }),
  check({ kinds }, { parameters }) {
    const noisy = kinds.filter(({ isContainer }) => !isContainer).length;
    return [
      ...(kinds.at(-1)?.isContainer === true ? [] : ['what is asked for is noise']),
      ...(noisy === parameters.noisy_loops ? [] : [`${noisy} noisy loops`]),
    ];
  },
};

/** Fewer the more loops are multiplied, so that products have at most four digits: following is what is hard, not multiplying. */
const mostTrips = (multiplied: number): number => Math.max(5, 14 - 2 * multiplied);

function renderCode({ kinds }: NestedLoopsForm): CodeRendering {
  const names = kinds.map((_, place) => `c${place + 1}`);
  const lines = names.map((name) => `${name} = 0`);
  let depth = 0;
  for (const [place, { count, isContainer }] of kinds.entries()) {
    const indent = '    '.repeat(depth);
    lines.push(`${indent}for _ in range(${count}):`, `${indent}    ${names[place]} += 1`);
    if (isContainer) depth += 1;
  }
  const asked = names.at(-1) as string;
  return {
    program: `${lines.join('\n')}\n`,
    question: `What is the value of ${asked} after the last line?`,
    expression: asked,
  };
}

const sumOf = (values: readonly bigint[]): bigint => values.reduce((sum, value) => sum + value, 0n);

/** Loops one after the other, each with a counter of its own: how many of the counters are right tells the error of one loop. */
import { type Counter, counted, drawCounter, largestOf, stepsAndDoublings, updateSource } from '../counters/counter.ts';
import { between } from '../draw.ts';
import type { Family } from '../family.ts';
import { largestSize } from '../largest-size.ts';

export interface ApproximateForm {
  readonly counters: readonly Counter[];
  /** How often every loop runs. */
  readonly trips: number;
}

const mostLoops = 9;
const paperTrips = 10;

export const approximate: Family<ApproximateForm> = {
  name: 'approximate',
  title: 'Approximate computation',
  mode: 'both',
  levels: () =>
    Array.from({ length: mostLoops }, (_, place) => place + 1).map((loops) => ({
      name: `k=${loops}`,
      position: loops,
      parameters: { loops },
    })),
  generate({ parameters }, random, mode) {
    const trips = mode === 'paper' ? paperTrips : between(random, 7, 12);
    const drawOne = (): Counter => {
      if (mode === 'paper') return drawCounter(random, [-1, 0, 1], stepsAndDoublings);
      const counter = drawCounter(random, [-3, -2, -1, 1, 2, 3], stepsAndDoublings);
      // A counter that ends where it began is right without a single step.
      return counted(counter, trips) === BigInt(counter.initial) ? drawOne() : counter;
    };
    return { counters: Array.from({ length: Number(parameters.loops) }, drawOne), trips };
  },
  renderCode({ counters, trips }) {
    const names = counters.map((_, place) => `c${place + 1}`);
    const lines = [
      'def f(n):',
      ...counters.map(({ initial }, place) => `    ${names[place]} = ${initial}`),
      ...counters.flatMap(({ update }, place) => [
        '    for _ in range(n):',
        `        ${updateSource(names[place] as string, update)}`,
      ]),
      `    return [${names.join(', ')}]`,
    ];
    return {
      program: `${lines.join('\n')}\n\n\nresult = f(${trips})\n`,
      question: 'What is the value of result after the last line?',
      expression: 'result',
    };
  },
  evaluate: ({ counters, trips }) => ({
    kind: 'integer-list',
    value: counters.map((counter) => counted(counter, trips)),
  }),
  difficulty: ({ counters, trips }) => ({
    // The definition, the call and the return; and of each counter its declaration, its loop, and the updates.
    trace_length: 3 + counters.length * (2 + trips),
    live_variables: counters.length,
    target_writes: counters.length * trips,
    magnitude: String(largestSize(counters.map((counter) => largestOf(counter, trips)))),
    slice_length: null,
  }),
  guesses: ({ counters }) => ({
    copy_initial: { kind: 'integer-list', value: counters.map(({ initial }) => BigInt(initial)) },
    last_literal: null,
    sorted_input: null,
    vanilla: null,
  }),
};

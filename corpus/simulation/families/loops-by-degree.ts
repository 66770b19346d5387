/** Loops inside one another, from one to nine: what a function costs goes from n to n to the ninth, its text grows by two lines. */
import { type Counter, counted, drawCounter, largestOf, steps, updateSource } from '../counters/counter.ts';
import type { Family } from '../family.ts';
import { largestSize } from '../largest-size.ts';

export interface LoopsByDegreeForm {
  /** One a loop, the outermost first; it is changed every time its loop runs. */
  readonly counters: readonly Counter[];
  readonly n: number;
}

const mostLoops = 9;
/** In the corrected mode no answer and no counter is larger. */
const bound = 1024;

export const loopsByDegree: Family<LoopsByDegreeForm> = {
  name: 'loops-by-degree',
  title: 'Loops by degree',
  mode: 'both',
  levels: (mode) =>
    Array.from({ length: mostLoops }, (_, place) => place + 1).map((degree) => ({
      name: `k=${degree}`,
      position: degree,
      // The paper's bound of 2 to the k holds for n = 2; its programs have n = 3, and answers up to 58,794.
      parameters: mode === 'paper' ? { degree, n: 3 } : { degree, n: 2, bound },
    })),
  generate(level, random, mode) {
    const { degree, n } = level.parameters;
    const drawForm = (): LoopsByDegreeForm => ({
      counters: Array.from({ length: Number(degree) }, () => drawCounter(random, [-1, 0, 1], steps)),
      n: Number(n),
    });
    let form = drawForm();
    while (mode === 'corrected' && (magnitudeOf(form) > bound || answerOf(form) === initialSum(form)))
      form = drawForm();
    return form;
  },
  renderCode({ counters, n }) {
    const names = counters.map((_, place) => `c${place + 1}`);
    const lines = [
      'def f(n):',
      ...counters.map(({ initial }, place) => `    ${names[place]} = ${initial}`),
      ...counters.flatMap(({ update }, place) => {
        const indent = '    '.repeat(place + 1);
        return [`${indent}for _ in range(n):`, `${indent}    ${updateSource(names[place] as string, update)}`];
      }),
      `    return ${names.join(' + ')}`,
    ];
    return {
      program: `${lines.join('\n')}\n\n\nresult = f(${n})\n`,
      question: 'What is the value of result after the last line?',
      expression: 'result',
    };
  },
  evaluate: (form) => ({ kind: 'integer', value: answerOf(form) }),
  difficulty: (form) => ({
    trace_length: traceLength(form),
    live_variables: form.counters.length,
    target_writes: 1,
    magnitude: String(magnitudeOf(form)),
    slice_length: null,
  }),
  guesses: (form) => ({
    copy_initial: { kind: 'integer', value: initialSum(form) },
    last_literal: { kind: 'integer', value: BigInt(form.n) },
    sorted_input: null,
    vanilla: null,
  }),
  check(form, { parameters }) {
    const stated = parameters.bound;
    if (stated === undefined || magnitudeOf(form) <= Number(stated)) return [];
    return [`values reach ${magnitudeOf(form)}, beyond ${stated}`];
  },
};

/** How often the loop at `place` runs in all. */
const timesOf = (n: number, place: number): number => n ** (place + 1);

const answerOf = ({ counters, n }: LoopsByDegreeForm): bigint =>
  counters.reduce((sum, counter, place) => sum + counted(counter, timesOf(n, place)), 0n);

const initialSum = ({ counters }: LoopsByDegreeForm): bigint =>
  counters.reduce((sum, { initial }) => sum + BigInt(initial), 0n);

const magnitudeOf = (form: LoopsByDegreeForm): bigint =>
  largestSize([answerOf(form), ...form.counters.map((counter, place) => largestOf(counter, timesOf(form.n, place)))]);

/** The definition, the call and the return; of each counter its declaration, every start of its loop, and the updates. */
function traceLength({ counters, n }: LoopsByDegreeForm): number {
  return counters.reduce((sum, _, place) => sum + 1 + n ** place + timesOf(n, place), 3);
}

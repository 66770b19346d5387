/** The same computation written down up to three times, its loops in different orders: does saying it again help? */
import { type Counter, counted, drawCounter, largestOf, stepsAndDoublings, updateSource } from '../counters/counter.ts';
import { between, shuffled } from '../draw.ts';
import type { Family } from '../family.ts';
import { largestSize } from '../largest-size.ts';
import { parseProgram } from '../small-python/parse-program.ts';
import { runProgram } from '../small-python/run-program.ts';
import { enumerated } from '../vocabulary.ts';

export interface RedundantForm {
  readonly counters: readonly Counter[];
  /** How often every loop runs. */
  readonly trips: number;
  /** For each copy, the places of the counters in the order of its loops. */
  readonly orders: readonly (readonly number[])[];
  /** What the counters of each copy are called, with their number behind it. */
  readonly letters: readonly string[];
}

const loops = [3, 5, 7, 9];
const mostCopies = 3;
const paperTrips = 10;

export const redundant: Family<RedundantForm> = {
  name: 'redundant',
  title: 'Fault-tolerant computation',
  mode: 'both',
  levels: () =>
    loops.flatMap((count) =>
      Array.from({ length: mostCopies }, (_, place) => place + 1).map((copies) => ({
        name: `c=${count}+r=${copies}`,
        position: copies,
        parameters: { loops: count, copies },
      })),
    ),
  generate({ parameters }, random, mode) {
    const trips = mode === 'paper' ? paperTrips : between(random, 7, 12);
    const initial = mode === 'paper' ? [-1, 0, 1] : [-3, -2, -1, 1, 2, 3];
    const drawAll = (): Counter[] => {
      const counters = Array.from({ length: Number(parameters.loops) }, () =>
        drawCounter(random, initial, stepsAndDoublings),
      );
      return mode === 'corrected' && sumOf(counters, trips) === sumOf(counters, 0) ? drawAll() : counters;
    };
    const counters = drawAll();
    const orders = new Map<string, number[]>();
    while (orders.size < Number(parameters.copies)) {
      const order = shuffled(random, [...counters.keys()]);
      orders.set(order.join(' '), order);
    }
    // In the paper the copies differ by their order alone.
    const letters = mode === 'paper' ? ['c', 'c', 'c'] : shuffled(random, ['a', 'b', 'c', 'd', 'e']);
    return { counters, trips, orders: [...orders.values()], letters: letters.slice(0, orders.size) };
  },
  renderCode(form) {
    const copies = form.orders.map((_, copy) => copySource(form, copy));
    const results = form.orders.map((_, copy) => `x${copy + 1}`);
    const calls = results.map((result, copy) => `${result} = f${copy + 1}(${form.trips})\n`);
    const program = `${copies.join('\n\n')}\n\n${calls.join('')}`;
    if (results.length === 1) {
      return { program, question: 'What is the value of x1 after the last line?', expression: 'x1' };
    }
    const equal = results.slice(1).map((result, place) => `${results[place]} == ${result}`);
    return {
      program,
      question:
        `The functions do the same work in different orders, so ${enumerated(results)} get the same value. ` +
        'Work out each of them. What is their value after the last line?',
      expression: `x1 if ${equal.join(' and ')} else None`,
    };
  },
  evaluate: ({ counters, trips }) => ({ kind: 'integer', value: sumOf(counters, trips) }),
  difficulty: ({ counters, trips, orders }) => ({
    // Of each copy its definition, call and return; and of each counter its declaration, its loop, and the updates.
    trace_length: orders.length * (3 + counters.length * (2 + trips)),
    live_variables: counters.length,
    target_writes: orders.length,
    magnitude: String(largestSize([sumOf(counters, trips), ...counters.map((counter) => largestOf(counter, trips))])),
    slice_length: null,
  }),
  guesses: ({ counters, trips }) => ({
    copy_initial: { kind: 'integer', value: sumOf(counters, 0) },
    last_literal: { kind: 'integer', value: BigInt(trips) },
    sorted_input: null,
    vanilla: null,
  }),
  check(form) {
    const copies = form.orders.map((_, copy) => copySource(form, copy));
    const bodies = new Set(copies.map((copy) => copy.slice(copy.indexOf('\n')).replaceAll(/\b[a-e](?=\d)/g, 'c')));
    const expected = sumOf(form.counters, form.trips);
    const results = copies.map((copy, place) => {
      const { names } = runProgram(parseProgram(`${copy}\nx = f${place + 1}(${form.trips})\n`));
      return names.get('x');
    });
    return [
      ...(bodies.size === copies.length ? [] : ['two of the functions are the same text']),
      ...results.flatMap((result, copy) => (result === expected ? [] : [`f${copy + 1} returns ${result}`])),
    ];
  },
};

function copySource({ counters, orders, letters }: RedundantForm, copy: number): string {
  const order = (orders[copy] ?? []).map((place) => ({
    name: `${letters[copy]}${place + 1}`,
    counter: counters[place] as Counter,
  }));
  return [
    `def f${copy + 1}(n):`,
    ...order.map(({ name, counter }) => `    ${name} = ${counter.initial}`),
    ...order.flatMap(({ name, counter }) => [
      '    for _ in range(n):',
      `        ${updateSource(name, counter.update)}`,
    ]),
    `    return ${order.map(({ name }) => name).join(' + ')}`,
    '',
  ].join('\n');
}

const sumOf = (counters: readonly Counter[], times: number): bigint =>
  counters.reduce((sum, counter) => sum + counted(counter, times), 0n);

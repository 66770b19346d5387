/** Well-known functions and their variations on the same inputs: does a subject run what stands there, or what it remembers? */
import type { Answer } from '../answer.ts';
import type { Family } from '../family.ts';
import { measureRun } from '../small-python/run-rendering.ts';
import { worldId } from '../world-id.ts';
import { classicInput } from './classic-pairs/inputs.ts';
import { type ClassicFunction, type ClassicPair, classicPairList, type Input } from './classic-pairs/pairs.ts';

export interface ClassicPairForm {
  readonly pair: string;
  readonly isVariation: boolean;
  readonly input: Input;
  /** Whether the function is called by what it does instead of `f`. */
  readonly telling: boolean;
}

export const classicPairs: Family<ClassicPairForm> = {
  name: 'classic-pairs',
  title: 'Classic algorithms and variations',
  mode: 'both',
  layout: { batches: 1, size: 50 },
  levels(mode) {
    const functions = [
      { which: 'vanilla', telling: false },
      { which: 'variation', telling: false },
    ];
    // Whether names matter.
    const named = functions.map(({ which }) => ({ which, telling: true }));
    return classicPairList.flatMap(({ name }, position) =>
      [...functions, ...(mode === 'corrected' ? named : [])].map(({ which, telling }) => ({
        name: `${name}+${which}${telling ? '+named' : ''}`,
        position: position + 1,
        parameters: { pair: name, function: which, telling },
      })),
    );
  },
  draws: ({ parameters }, { batch }) => `${parameters.pair}/b${batch}`,
  generate({ parameters }, random, mode, { item }) {
    const pair = findPair(String(parameters.pair));
    return {
      pair: pair.name,
      isVariation: parameters.function === 'variation',
      input: classicInput(pair, random, mode, item),
      telling: parameters.telling === true,
    };
  },
  renderCode(form) {
    const { name, source } = functionOf(form);
    const called = form.telling ? name : 'f';
    const input = typeof form.input === 'bigint' ? form.input : `[${form.input.join(', ')}]`;
    return {
      program: `${source.replace('FUNCTION', called)}\n\nresult = ${called}(${input})\n`,
      question: 'What is the value of result after the last line?',
      expression: 'result',
    };
  },
  evaluate: (form) => answerOf(functionOf(form), form.input),
  difficulty(form) {
    const { statements, magnitude } = measureRun(classicPairs.renderCode(form));
    return {
      trace_length: statements,
      live_variables: null,
      target_writes: null,
      magnitude: String(magnitude),
      slice_length: null,
    };
  },
  guesses: ({ pair, isVariation, input }) => ({
    copy_initial: answerFor(input),
    last_literal: null,
    sorted_input: typeof input === 'bigint' ? null : answerOf(findPair('bubble').vanilla, input),
    vanilla: isVariation ? answerOf(findPair(pair).vanilla, input) : null,
  }),
  world: ({ pair, input }) => worldId('classic-pairs', pair, input),
};

function findPair(name: string): ClassicPair {
  const pair = classicPairList.find((each) => each.name === name);
  if (pair === undefined) throw new Error(`no pair ${name}`);
  return pair;
}

function functionOf({ pair, isVariation }: ClassicPairForm): ClassicFunction {
  const { vanilla, variation } = findPair(pair);
  return isVariation ? variation : vanilla;
}

const answerOf = (each: ClassicFunction, input: Input): Answer => answerFor(each.of(input));

function answerFor(value: Input | boolean): Answer {
  if (typeof value === 'bigint') return { kind: 'integer', value };
  return typeof value === 'boolean' ? { kind: 'boolean', value } : { kind: 'integer-list', value };
}

/** III. Parallel paths / Clique good exchange: every amount is asked for, of people who exchange in groups that never meet. */
import { backwardSlice } from '../backward-slice.ts';
import { dependenceGroups } from '../dependence-groups.ts';
import { type Arrangement, drawCliques, tradingPairs } from '../exchange/draw-cliques.ts';
import { drawExchange, type Exchange, exchangeProgram, variableOf, variablesOf } from '../exchange/exchange.ts';
import { amountOf, readExchange, singularOf } from '../exchange/read-exchange.ts';
import { tellExchange } from '../exchange/tell-exchange.ts';
import type { Family, Level } from '../family.ts';
import { linearSource, magnitude, runLinear } from '../linear-program.ts';
import { enumerated, type Noun, nounOf } from '../vocabulary.ts';
import { wordsOf } from '../words-of.ts';

const lengths = [10, 20, 30, 40, 50];
/** Always six amounts: of two groups of three people, or of three groups of two. */
const variables = 6;

export const parallelPaths: Family<Exchange> = {
  name: 'parallel-paths',
  title: 'Parallel paths / Clique good exchange',
  mode: 'both',
  levels: (mode) =>
    lengths.flatMap((operations) => (mode === 'paper' ? [paperLevel(operations)] : threads(operations))),
  generate({ parameters }, random, mode) {
    const operations = Number(parameters.operations);
    if (mode === 'paper') return drawExchange({ operations, agents: 3, goods: 2, sayAll: true }, random);
    const [groups, agents] = [Number(parameters.threads), Number(parameters.agents)];
    return drawCliques({ operations, groups, agents, arrangement: parameters.arrangement as Arrangement }, random);
  },
  renderCode(form) {
    const names = variablesOf(form);
    return {
      program: linearSource(exchangeProgram(form), form.goods.length),
      question: `What are the values of ${enumerated(names)} after the last line, as one list in this order?`,
      expression: `[${names.join(', ')}]`,
    };
  },
  renderStory(form, paraphrase) {
    const owned = enumerated(
      form.agents.flatMap((agent) => form.goods.map((good) => `${agent}'s ${(nounOf(good) as Noun).plural}`)),
    );
    const questions = [
      `Count at the end, and give the numbers as one list in this order: ${owned}.`,
      `Who has how much in the end? Write one list of numbers, in this order: ${owned}.`,
      `Of what is left, list the numbers in this order: ${owned}.`,
    ];
    return { text: tellExchange(form, paraphrase), question: questions[paraphrase % questions.length] as string };
  },
  evaluate(form) {
    const { final } = runLinear(exchangeProgram(form));
    return { kind: 'integer-list', value: variablesOf(form).map((name) => final.get(name) as bigint) };
  },
  readStory({ text, question }) {
    const { owned } = wordsOf([/in this order: (?<owned>.+)\.$/], question) ?? {};
    if (owned === undefined) throw new Error(`this asks for nothing known: ${question}`);
    const holdings = readExchange(text);
    const value = owned.split(/, | and /).map((part) => {
      const { agent = '', good } = wordsOf([/^(?<agent>\w+)'s (?<good>\w+)$/], part) ?? {};
      return amountOf(holdings, agent, singularOf(good));
    });
    return { kind: 'integer-list', value };
  },
  difficulty(form) {
    const program = exchangeProgram(form);
    return {
      trace_length: program.initial.length + program.statements.length,
      live_variables: variables,
      target_writes: program.statements.length,
      magnitude: String(magnitude(program)),
      slice_length: backwardSlice(program, variablesOf(form)).places.length,
    };
  },
  guesses: (form) => ({
    copy_initial: { kind: 'integer-list', value: form.initial.flat().map(BigInt) },
    last_literal: null,
    sorted_input: null,
    vanilla: null,
  }),
  check: (form, level) => (level.parameters.threads === undefined ? [] : complaintsAboutThreads(form, level)),
};

const paperLevel = (operations: number): Level => ({
  name: `n=${operations}`,
  position: operations,
  parameters: { operations, agents: 3, goods: 2 },
});

const threads = (operations: number): Level[] =>
  [2, 3].flatMap((count) =>
    ['contiguous', 'interleaved'].map((arrangement) => ({
      name: `n=${operations}+threads=${count}+${arrangement}`,
      position: operations,
      parameters: { operations, threads: count, arrangement, agents: variables / count, goods: 1 },
    })),
  );

/** The threads are the connected parts of the dependence graph, are cliques, and stand in the order that is stated. */
function complaintsAboutThreads(form: Exchange, { parameters }: Level): string[] {
  const [groups, agents] = [Number(parameters.threads), Number(parameters.agents)];
  const given = form.steps.flatMap(({ agent, other, good }) =>
    other === null ? [] : [[variableOf(agent, good), variableOf(other, good)] as const],
  );
  const expected = Array.from({ length: groups }, (_, group) =>
    Array.from({ length: agents }, (_, place) => variableOf(group * agents + place, 0)),
  );
  const found = dependenceGroups(exchangeProgram(form), given);
  const pairs = tradingPairs(form.steps).size;
  const threadOf = form.steps.map(({ agent }) => Math.floor(agent / agents));
  const changes = threadOf.filter((thread, place) => place > 0 && thread !== threadOf[place - 1]).length;
  const wanted = parameters.arrangement === 'contiguous' ? groups - 1 : form.steps.length - 1;
  return [
    ...(JSON.stringify(found) === JSON.stringify(expected) ? [] : [`the threads are ${JSON.stringify(found)}`]),
    ...(pairs === (groups * agents * (agents - 1)) / 2 ? [] : [`only ${pairs} pairs exchange anything`]),
    ...(changes === wanted ? [] : [`the thread changes ${changes} times`]),
  ];
}

/** I. Straight line / Good exchange: every statement may count, one amount is asked for. */
import type { RandomStream } from '../../../core/random.ts';
import { oneOf } from '../draw.ts';
import {
  drawExchange,
  type Exchange,
  type ExchangeSize,
  exchangeProgram,
  variableOf,
  variablesOf,
} from '../exchange/exchange.ts';
import { amountOf, readExchange, singularOf } from '../exchange/read-exchange.ts';
import { tellExchange } from '../exchange/tell-exchange.ts';
import type { Family, Mode } from '../family.ts';
import { linearDifficulty, linearGuesses } from '../linear-difficulty.ts';
import { linearSource, runLinear } from '../linear-program.ts';
import { rarelyZero } from '../rarely-zero.ts';
import { type Noun, nounOf } from '../vocabulary.ts';

export interface StraightLineForm extends Exchange {
  /** Places in `agents` and `goods`. */
  readonly asked: { readonly agent: number; readonly good: number };
}

const lengths = [10, 20, 30, 40, 50];

export const straightLine: Family<StraightLineForm> = {
  name: 'straight-line',
  title: 'Straight line / Good exchange',
  mode: 'both',
  levels: () =>
    lengths.map((operations) => ({
      name: `n=${operations}`,
      position: operations,
      parameters: { operations, agents: 3, goods: 2, say_all: true },
    })),
  generate({ parameters }, random, mode) {
    const size = {
      operations: Number(parameters.operations),
      agents: Number(parameters.agents),
      goods: Number(parameters.goods),
      sayAll: parameters.say_all === true,
    };
    const draw = () => drawForm(size, random, mode);
    return mode === 'paper' ? draw() : rarelyZero(draw, (form) => evaluateForm(form).value);
  },
  renderCode(form) {
    const asked = askedVariable(form);
    return {
      program: linearSource(exchangeProgram(form), form.goods.length),
      question: `What is the value of ${asked} after the last line?`,
      expression: asked,
    };
  },
  renderStory(form, paraphrase) {
    const agent = form.agents[form.asked.agent] as string;
    const { plural } = nounOf(form.goods[form.asked.good] as string) as Noun;
    const questions = [
      `How many ${plural} does ${agent} have at the end?`,
      `In the end, how many ${plural} are with ${agent}?`,
      `What is the number of ${plural} that ${agent} is left with?`,
    ];
    return {
      text: tellExchange(form, paraphrase),
      question: questions[paraphrase % questions.length] as string,
    };
  },
  evaluate: evaluateForm,
  readStory({ text, question }) {
    const asked = /(?:How many|how many|number of) (?<good>\w+) (?:does|are with|that) (?<agent>\w+)/.exec(question);
    if (asked?.groups === undefined) throw new Error(`this asks for nothing known: ${question}`);
    const { agent = '', good } = asked.groups;
    return { kind: 'integer', value: amountOf(readExchange(text), agent, singularOf(good)) };
  },
  difficulty: (form) => linearDifficulty(exchangeProgram(form), askedVariable(form), variablesOf(form).length),
  guesses: (form) => linearGuesses(exchangeProgram(form), askedVariable(form)),
};

function drawForm(size: ExchangeSize, random: RandomStream, mode: Mode): StraightLineForm {
  const exchange = drawExchange(size, random);
  // An amount that nothing ever changes says nothing about following the steps.
  const written = new Set(exchangeProgram(exchange).statements.map(({ target }) => target));
  const places = exchange.agents.flatMap((_, agent) => exchange.goods.map((_, good) => ({ agent, good })));
  const askable = places.filter(({ agent, good }) => mode === 'paper' || written.has(variableOf(agent, good)));
  return { ...exchange, asked: oneOf(random, askable) };
}

function evaluateForm(form: StraightLineForm) {
  const value = runLinear(exchangeProgram(form)).final.get(askedVariable(form)) as bigint;
  return { kind: 'integer', value } as const;
}

const askedVariable = ({ asked }: StraightLineForm): string => variableOf(asked.agent, asked.good);

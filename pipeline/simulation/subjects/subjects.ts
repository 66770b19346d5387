/** The simulated subjects of the simulation suite: rules with a known truth, that write their steps where a prompt asks for them. */
import type { RandomStream } from '../../../core/random.ts';
import type { SimulationItem } from '../../../corpus/simulation/schemas/simulation-item.ts';
import type { Task } from '../../schemas/task.ts';
import { type Reply, sometimesSilent, text } from '../../simulated/reply.ts';
import type { SimulationSubjectName } from '../../simulated/subject-names.ts';
import type { SimulationTrace } from '../schemas/simulation-trace.ts';
import { parsedAnswer } from '../score/parsed-answer.ts';
import { stepsOf } from '../trace/steps.ts';
import { holdersOf } from '../trace/story-holders.ts';
import { dressings } from './badly-formed.ts';
import { retell } from './retell.ts';
import { tagged } from './tagged.ts';
import { writeSteps, writeStorySteps } from './write-steps.ts';
import { wrongAnswer } from './wrong-answer.ts';

export interface SimulationQuestion {
  readonly task: Task;
  readonly item: SimulationItem;
  readonly trace: SimulationTrace;
}

export interface SimulationOccasion {
  readonly question: SimulationQuestion;
  readonly random: RandomStream;
  readonly askedBefore: number;
}

/** Chance of a slip at every step: what the estimate of the step error has to find. */
export const slipChance = 0.02;
/** Steps that the lazy subject takes the trouble of; longer programs it does not follow. */
export const lazyAfterSteps = 20;

export const simulationSubjects: Readonly<Record<SimulationSubjectName, (occasion: SimulationOccasion) => Reply>> = {
  /** Always right, every step written. */
  oracle: ({ question, random }) => following(question, random, () => false),

  /** Slips at every step with the same chance, and goes on from there. */
  slip: ({ question, random }) => following(question, random, () => random.nextDouble() < slipChance),

  /** Right up to a number of steps; beyond it guesses without writing any. */
  lazy: ({ question, random }) => {
    const { item, trace } = question;
    if (trace.complete && stepsOf(trace).length <= lazyAfterSteps) return following(question, random, () => false);
    return text(
      `That comes down to this:\n${tagged(item.copy_initial ?? item.last_literal ?? item.sorted_input ?? '0')}`,
    );
  },

  /** Takes a variation for the well-known function. */
  vanilla: ({ question, random }) => {
    const { vanilla } = question.item;
    if (vanilla === null) return following(question, random, () => false);
    return text(`This is a function that everybody knows.\n${tagged(vanilla)}`);
  },

  /** Right or wrong by the toss of a coin, not set out as asked. */
  prose: ({ question: { item }, random }) => {
    const wrong = wrongAnswer(parsedAnswer(item.answer, item.answer_kind, 'answer'), random);
    const answer = random.nextDouble() < 0.5 ? item.answer : wrong;
    const dressing = dressings[random.nextIndex(dressings.length)] as (typeof dressings)[number];
    return text(dressing.write(answer));
  },

  /** Right when it answers. */
  silent: ({ question, random, askedBefore }) =>
    sometimesSilent(random, askedBefore) ?? following(question, random, () => false),
};

/** Goes through the steps, writes them down where they are asked for, and answers what comes out. */
function following(question: SimulationQuestion, random: RandomStream, slips: () => boolean): Reply {
  const { task, item, trace } = question;
  const { told, values, firstSlip } = retell(trace, random, slips);
  const unseen = trace.complete ? 0 : Math.max(0, item.trace_length - told.length);
  const slippedUnseen = Array.from({ length: unseen }, slips).some(Boolean);
  const isRight = firstSlip === undefined && !slippedUnseen;
  const answer = isRight ? item.answer : answerFrom(item, slippedUnseen ? undefined : values, random);
  const steps =
    task.arm === 'code' ? writeSteps(task.template, told) : writeStorySteps(task.template, told, holdersOf(item));
  return text(`${steps}${tagged(answer)}`);
}

/** What is asked for, as it stands after a slip; where that cannot be read off the variables, a wrong answer. */
function answerFrom(
  item: SimulationItem,
  values: ReadonlyMap<string, string> | undefined,
  random: RandomStream,
): string {
  const asked = item.expression.replace(/^\[(.*)\]$/, '$1').split(', ');
  const found = asked.map((name) => values?.get(name));
  // What a function returns is held by a variable of its own, which no step shows.
  const isFunction = /^def /m.test(item.program);
  if (isFunction || found.includes(undefined))
    return wrongAnswer(parsedAnswer(item.answer, item.answer_kind, 'answer'), random);
  const text = found.join(', ');
  return item.expression.startsWith('[') ? `[${text}]` : text;
}

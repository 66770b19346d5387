/** The simulated subjects. Each is a rule from a question and a random stream to a reply, so the same cell always gets the same one. */
import type { RandomStream } from '../../core/random.ts';
import { dressings, envelope } from './badly-formed.ts';
import { guesses } from './guesses.ts';
import { load, type Question, type Questions } from './questions.ts';
import { type Reply, sometimesSilent, text } from './reply.ts';
import { type CheckpointSubjectName, type GuesserName, guesserNames } from './subject-names.ts';
import { wrongAnswer } from './wrong-answer.ts';

export interface Occasion {
  readonly question: Question;
  readonly questions: Questions;
  readonly random: RandomStream;
  /** How often this cell was asked before, since the server started. */
  readonly askedBefore: number;
}

type Subject = (occasion: Occasion) => Reply;

export const subjects: Readonly<Record<CheckpointSubjectName, Subject>> = {
  /** Always right. */
  oracle: ({ question }) => text(envelope(question.oracle.answer)),

  /** An independent chance of a slip at every step, such that the median trace is got right half the time. */
  slip: (occasion) => slipping(occasion, occasion.question.oracle.trace_length, occasion.questions.medianTraceLength),

  /** The same with steps times answer size in place of steps. */
  load: (occasion) => slipping(occasion, load(occasion.question.oracle), occasion.questions.medianLoad),

  /** Right or wrong by the toss of a coin, in a badly formed envelope. */
  prose: ({ question, random }) => {
    const right = question.oracle.answer;
    const wrong = wrongAnswer(question, random);
    const [answer, other] = random.nextDouble() < 0.5 ? [right, wrong] : [wrong, right];
    const dressing = dressings[random.nextIndex(dressings.length)] as (typeof dressings)[number];
    return text(dressing(answer, other));
  },

  /** Right when it answers. One cell in eight never does; another one in eight only the second time. */
  silent: ({ question, random, askedBefore }) =>
    sometimesSilent(random, askedBefore) ?? text(envelope(question.oracle.answer)),

  ...(Object.fromEntries(guesserNames.map((name) => [name, guessing(name)])) as Record<GuesserName, Subject>),
};

/** Answers without following the program. */
function guessing(name: GuesserName): Subject {
  return ({ question, questions }) => text(envelope(guesses[name](question, questions)));
}

/** Right with probability 2 ^ -(effort / median effort). */
function slipping({ question, random }: Occasion, effort: number, medianEffort: number): Reply {
  const right = random.nextDouble() < 2 ** -(effort / medianEffort);
  return text(envelope(right ? question.oracle.answer : wrongAnswer(question, random)));
}

/** The simulated subjects of one suite, as the server asks them. */
import type { RandomStream } from '../../core/random.ts';
import { type Questions, readQuestions } from './questions.ts';
import type { Reply } from './reply.ts';
import { checkpointSubjectNames, type SimulatedSubjectName } from './subject-names.ts';
import { subjects } from './subjects.ts';

export interface Panel {
  readonly subjects: readonly SimulatedSubjectName[];
  /**
   * The reply of a subject to a prompt; undefined for a prompt that no task has, or a subject that is not of the panel.
   * @param askedBefore how often this cell was asked before, since the server started
   */
  ask(
    subject: SimulatedSubjectName,
    promptSha256: string,
    random: RandomStream,
    askedBefore: number,
  ): Reply | undefined;
}

/** Throws MidrunError when the corpus cannot be read. */
export function checkpointPanel(corpusDirectory: string): Panel {
  const questions: Questions = readQuestions(corpusDirectory);
  return {
    subjects: checkpointSubjectNames,
    ask(subject, promptSha256, random, askedBefore) {
      const name = checkpointSubjectNames.find((known) => known === subject);
      const question = questions.byPrompt(promptSha256);
      if (name === undefined || question === undefined) return undefined;
      return subjects[name]({ question, questions, random, askedBefore });
    },
  };
}

/** Nobody gets far by guessing: each guesser stays below its share on every arm of each language. */
import type { Task } from '../../schemas/task.ts';
import { guessIsRight } from '../../simulated/guesses.ts';
import type { Question } from '../../simulated/questions.ts';
import { guesserNames } from '../../simulated/subject-names.ts';
import type { Finding } from '../finding.ts';
import { inputFileOf } from '../input-file-of.ts';
import { guessedBelow } from '../targets.ts';
import type { Rule } from './rule.ts';

/** One answer of a small group is a large share of it. */
const leastQuestions = Math.ceil(1 / guessedBelow);

export const guessedAnswers: Rule = {
  name: 'guessed-answers',
  find(corpus) {
    const { questions } = corpus.built ?? {};
    if (questions === undefined) return [];
    const groups = Map.groupBy(questions.all, ({ task }: Question) => `${task.arm} ${task.language}`);
    return [...groups.values()].flatMap((group) =>
      guesserNames.flatMap((name): Finding[] => {
        const right = group.filter((question) => guessIsRight(name, question, questions));
        const share = right.length / group.length;
        if (group.length < leastQuestions || share < guessedBelow) return [];
        return right.map(({ task }) => ({
          rule: 'guessed-answers',
          about: task.case_id,
          file: inputFileOf(corpus, task.case_id),
          place: task.arm,
          message: `${name} is right here, as in ${describeShare(share, task)}`,
          remedy: 'Choose inputs that lead to an answer of its own.',
        }));
      }),
    );
  },
};

function describeShare(share: number, { arm, language }: Task): string {
  return `${(100 * share).toFixed(1)} % of ${arm} (${language}): ${100 * guessedBelow} % is too much`;
}

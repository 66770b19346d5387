/** Guessers: what may be answered without following the program. A case is worth asking where they are wrong. */

import { JsonNumber, type JsonValue } from '../../core/json-value.ts';
import { parseJson } from '../../core/read-json.ts';
import { policies } from '../grade/match/policies.ts';
import { inputOfPrompt } from '../prompt/input-of-prompt.ts';
import type { Question, Questions } from './questions.ts';
import type { GuesserName } from './subject-names.ts';

/** The guess of each, as the text of an answer. */
export const guesses: Readonly<Record<GuesserName, (question: Question, questions: Questions) => string>> = {
  empty: () => '',

  /** The input, as the prompt shows it. */
  echo: ({ task: { prompt } }) => inputOfPrompt(prompt) ?? '',

  /** The commonest answer of the arm among all other programs. */
  commonest: (question, questions) => questions.commonestAnswer(question),

  /** What the fields of the checkpoint hold before its loop; where no state is asked for, their values alone. */
  'before-loop': ({ task, oracle: { state_before_loop: state } }) =>
    task.match_policy === 'json-value' ? state : scalarsOf(parseJson(state)).join(' '),
};

export function guessIsRight(name: GuesserName, question: Question, questions: Questions): boolean {
  const { task, oracle } = question;
  return policies[task.match_policy].matches(oracle.answer, guesses[name](question, questions));
}

function scalarsOf(value: JsonValue): string[] {
  if (Array.isArray(value)) return value.flatMap(scalarsOf);
  if (value instanceof Map) return [...value.values()].flatMap(scalarsOf);
  return [value instanceof JsonNumber ? value.lexeme : String(value)];
}

/** An answer as artefacts hold it, as a value again. */
import { MidrunError } from '../../../core/errors.ts';
import type { Answer, AnswerKind } from '../../../corpus/simulation/answer.ts';
import { readPlainAnswer } from '../parse/plain-answer.ts';

/** Throws MidrunError (exit code 2) when the text is no answer of the kind. */
export function parsedAnswer(text: string, kind: AnswerKind, column: string): Answer {
  const answer = readPlainAnswer(text, kind);
  if (answer !== undefined) return answer;
  throw new MidrunError({
    code: 'invalid_answer',
    message: `"${text.slice(0, 80)}" in column ${column} is no ${kind}`,
    remedy: 'Build the suite again: make corpus SUITE=simulation.',
  });
}

/** Whether two answers are the same. Capitals do not tell names apart. */
import { type Answer, answerText } from '../../../corpus/simulation/answer.ts';

export function sameAnswer(left: Answer, right: Answer): boolean {
  return left.kind === right.kind && comparableText(left) === comparableText(right);
}

/** One text for all answers that are the same. */
export function comparableText(answer: Answer): string {
  if (answer.kind === 'name') return folded(answer.value);
  if (answer.kind === 'name-set') return answerText({ kind: answer.kind, value: answer.value.map(folded) });
  return answerText(answer);
}

export const folded = (name: string): string => name.trim().toLowerCase().replaceAll(/\s+/g, ' ');

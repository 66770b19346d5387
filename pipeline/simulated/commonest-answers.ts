/** The commonest answer of an arm, as somebody would guess it who knows the answers of all programs but one. */
import type { Question } from './questions.ts';

interface Counted {
  readonly answer: string;
  /** How many questions of each program it answers. */
  readonly byProgram: Map<string, number>;
}

/** Answers that differ in white space alone count as one; of equally common ones the first in the order of characters is taken. */
export function commonestAnswers(questions: readonly Question[]): (question: Question) => string {
  const byArm = new Map<string, Counted[]>();
  for (const [arm, ofArm] of Map.groupBy(questions, ({ task }) => task.arm)) {
    const byAnswer = Map.groupBy(ofArm, ({ oracle }) => oracle.answer.split(/\s+/).join(' ').trim());
    const inOrder = [...byAnswer].sort(([left], [right]) => (left < right ? -1 : 1));
    byArm.set(
      arm,
      inOrder.map(([answer, alike]) => ({ answer, byProgram: countBy(alike.map(({ task }) => task.source_id)) })),
    );
  }
  return ({ task: { arm, source_id: own } }) => {
    let [best, most] = ['', 0];
    for (const { answer, byProgram } of byArm.get(arm) ?? []) {
      const count = [...byProgram].reduce((sum, [program, ofProgram]) => sum + (program === own ? 0 : ofProgram), 0);
      if (count > most) [best, most] = [answer, count];
    }
    return best;
  };
}

function countBy(values: readonly string[]): Map<string, number> {
  return new Map([...Map.groupBy(values, (value) => value)].map(([value, alike]) => [value, alike.length]));
}

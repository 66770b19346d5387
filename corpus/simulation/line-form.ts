/** Items that are a program without branches and one variable of it: what all of them have in common. */

import type { Family } from './family.ts';
import { linearDifficulty, linearGuesses } from './linear-difficulty.ts';
import { type LinearProgram, linearSource, runLinear } from './linear-program.ts';

export interface LineForm extends LinearProgram {
  /** The variable whose final value is asked for. */
  readonly asked: string;
}

/** `a0`, `a1`, ... */
export const lineVariables = (count: number): string[] => Array.from({ length: count }, (_, place) => `a${place}`);

export const finalValue = (form: LineForm): bigint => runLinear(form).final.get(form.asked) as bigint;

/** How such items are shown, answered and described: one declaration a line, no story. */
export const lineRendering: Pick<Family<LineForm>, 'renderCode' | 'evaluate' | 'difficulty' | 'guesses'> = {
  renderCode: (form) => ({
    program: linearSource(form),
    question: `What is the value of ${form.asked} after the last line?`,
    expression: form.asked,
  }),
  evaluate: (form) => ({ kind: 'integer', value: finalValue(form) }),
  difficulty: (form) => linearDifficulty(form, form.asked, form.initial.length),
  guesses: (form) => linearGuesses(form, form.asked),
};

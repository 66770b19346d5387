/** Steps as the templates ask for them to be written. */

import { counted } from '../../../corpus/simulation/vocabulary.ts';
import { fill } from '../templates/fill.ts';
import { asksForSteps } from '../templates/render-task.ts';
import templates from '../templates/templates.json' with { type: 'json' };
import type { Holder } from '../trace/story-holders.ts';
import type { ToldStep } from './retell.ts';

const styles: Readonly<Record<string, (step: ToldStep, index: number) => string>> = {
  cot: ({ statement, variable, after }) => `After ${statement}, ${variable} is now ${after}.`,
  cosm: writeState,
  'kshot-cot': ({ statement, variable, before, after }) =>
    fill(templates.working.change, { statement, variable, before, after }),
  'kshot-cosm': writeState,
  'line-by-line': ({ statement, variable, after }) => `${statement} -> ${variable} = ${after}`,
};

/** One line a step; nothing for a template that asks for none. */
export function writeSteps(template: string, told: readonly ToldStep[]): string {
  const write = styles[template];
  return write === undefined ? '' : told.map((step, index) => `${write(step, index)}\n`).join('');
}

function writeState({ statement, state }: ToldStep, index: number): string {
  const values = [...state].map(([variable, value]) => `${variable} = ${value}`).join(', ');
  return fill(templates.working.state, { number: String(index + 1), statement, state: values });
}

/** The same of a story: what each step leaves its holder with. Nothing of stories whose variables have no holders. */
export function writeStorySteps(template: string, told: readonly ToldStep[], holders: readonly Holder[]): string {
  if (!asksForSteps(template)) return '';
  const sentences = told.flatMap(({ variable, after }) => {
    const holder = holders.find((one) => one.variable === variable);
    if (holder === undefined) return [];
    if (holder.noun === undefined) return [`${holder.owner} now has ${after}.\n`];
    return [`${holder.owner} now has ${counted(BigInt(after), holder.noun)}.\n`];
  });
  return sentences.join('');
}

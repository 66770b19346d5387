/** Steps as the templates ask for them to be written. */
import { fill } from '../templates/fill.ts';
import templates from '../templates/templates.json' with { type: 'json' };
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

/** The working of a solved question, written from the changes that CPython reported for its program. */
import type { SimulationTrace } from '../schemas/simulation-trace.ts';
import { initialValues, stepsOf } from '../trace/steps.ts';
import { fill } from './fill.ts';
import type { ShownItem } from './render-task.ts';
import templates from './templates.json' with { type: 'json' };

export interface WorkedItem {
  readonly item: ShownItem;
  /** As the prompt asks for it. */
  readonly answer: string;
  readonly trace: SimulationTrace;
}

/** `changes`: a sentence a step; `states`: after every step the values of all that changes at some time. */
export function working({ answer, trace }: WorkedItem, form: 'changes' | 'states'): string {
  const steps = stepsOf(trace);
  const conclusion = fill(templates.working.conclusion, { answer });
  if (form === 'changes') {
    const sentences = steps.map(({ statement, variable, before, after }) =>
      fill(templates.working.change, { statement, variable, before, after }),
    );
    return [...sentences, conclusion].join('\n');
  }
  const changing = new Set(steps.map(({ variable }) => variable));
  const values = new Map([...initialValues(trace)].filter(([variable]) => changing.has(variable)));
  const state = () => [...values].map(([variable, value]) => `${variable} = ${value}`).join(', ');
  const lines = [fill(templates.working.start, { state: state() })];
  for (const [index, { statement, variable, after }] of steps.entries()) {
    values.set(variable, after);
    lines.push(fill(templates.working.state, { number: String(index + 1), statement, state: state() }));
  }
  return [...lines, conclusion].join('\n');
}

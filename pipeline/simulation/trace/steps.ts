/** The steps of an item: the changes of its program that a step-by-step reply is held against. */
import type { SimulationTrace } from '../schemas/simulation-trace.ts';

export interface Step {
  /** Line of the statement, from 1. */
  readonly line: number;
  /** Its source text, trimmed. */
  readonly statement: string;
  readonly variable: string;
  readonly before: string;
  readonly after: string;
}

/**
 * The changes of variables that already had a value: declarations, parameters and loop variables are no steps. Of a program that
 * works on lists or sets only their changes are: what stands beside them are its helpers.
 */
export function stepsOf({ program, changes }: Pick<SimulationTrace, 'program' | 'changes'>): Step[] {
  const lines = program.split('\n');
  const loopVariables = new Set([...program.matchAll(/\bfor\s+(\w+)\s+in\b/g)].map(([, name]) => name));
  const values = new Map<string, string>();
  const steps: Step[] = [];
  for (const { line, variable, value } of changes) {
    const before = values.get(variable);
    values.set(variable, value);
    if (before === undefined || loopVariables.has(variable)) continue;
    steps.push({ line, statement: lines[line - 1]?.trim() ?? '', variable, before, after: value });
  }
  const ofCollections = steps.filter(({ after }) => /^[[{]/.test(after));
  return ofCollections.length > 0 ? ofCollections : steps;
}

/** The variables and their values when the first step begins. */
export function initialValues({ changes }: Pick<SimulationTrace, 'changes'>): Map<string, string> {
  const values = new Map<string, string>();
  for (const { variable, value } of changes) if (!values.has(variable)) values.set(variable, value);
  return values;
}

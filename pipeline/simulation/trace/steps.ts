/** The steps of an item: the changes of its program that a step-by-step reply is held against. */
import type { SimulationTrace } from '../schemas/simulation-trace.ts';

export interface Step {
  /** Line of the statement, from 1. */
  readonly line: number;
  /** Its source text, trimmed. */
  readonly statement: string;
  readonly variable: string;
  readonly before: string;
  /** The same as before where the statement changes nothing: such steps need not be reported. */
  readonly after: string;
}

export const changesValue = ({ before, after }: Step): boolean => before !== after;

/**
 * The changes of variables that already had a value: declarations, parameters and loop variables are no steps. Of a program that
 * works on lists or sets only their changes are: what stands beside them are its helpers. Of a program without branches every
 * statement is a step.
 */
export function stepsOf(trace: Pick<SimulationTrace, 'program' | 'changes'>): Step[] {
  const lines = trace.program.split('\n').map((line) => line.trim());
  const steps = changesOf(trace, lines);
  const ofCollections = steps.filter(({ after }) => /^[[{]/.test(after));
  if (ofCollections.length > 0) return ofCollections;
  return lines.every((line) => /^$|^\w+ [-+*|&]?= [^()]+$/.test(line)) ? everyStatement(trace, lines, steps) : steps;
}

function changesOf(
  { program, changes }: Pick<SimulationTrace, 'program' | 'changes'>,
  lines: readonly string[],
): Step[] {
  const loopVariables = new Set([...program.matchAll(/\bfor\s+(\w+)\s+in\b/g)].map(([, name]) => name));
  const values = new Map<string, string>();
  const steps: Step[] = [];
  for (const { line, variable, value } of changes) {
    const before = values.get(variable);
    values.set(variable, value);
    if (before === undefined || loopVariables.has(variable)) continue;
    steps.push({ line, statement: lines[line - 1] ?? '', variable, before, after: value });
  }
  return steps;
}

/** The steps with those between them that change nothing. */
function everyStatement(
  trace: Pick<SimulationTrace, 'changes'>,
  lines: readonly string[],
  steps: readonly Step[],
): Step[] {
  const values = initialValues(trace);
  const declared = new Set(trace.changes.map(({ variable }) => variable));
  const declaring = new Set(trace.changes.filter(({ variable }) => declared.delete(variable)).map(({ line }) => line));
  const stepOfLine = new Map(steps.map((step) => [step.line, step]));
  return lines.flatMap((statement, index) => {
    const [variable = ''] = /^\w+/.exec(statement) ?? [];
    const value = values.get(variable);
    if (value === undefined || declaring.has(index + 1)) return [];
    const step = stepOfLine.get(index + 1) ?? { line: index + 1, statement, variable, before: value, after: value };
    values.set(variable, step.after);
    return [step];
  });
}

/** The variables and their values when the first step begins. */
export function initialValues({ changes }: Pick<SimulationTrace, 'changes'>): Map<string, string> {
  const values = new Map<string, string>();
  for (const { variable, value } of changes) if (!values.has(variable)) values.set(variable, value);
  return values;
}

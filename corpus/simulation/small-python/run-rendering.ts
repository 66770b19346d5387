/** Runs an item's code: what it asks for, how long that takes, and what is written on the way. */
import type { Answer } from '../answer.ts';
import type { CodeRendering } from '../family.ts';
import { largestSize } from '../largest-size.ts';
import { parseProgram } from './parse-program.ts';
import { runProgram, type Watch } from './run-program.ts';
import { integerOf, type Value } from './values.ts';

export interface FinishedRendering {
  readonly value: Value;
  /** Statements that the program executed; those of the question are not among them. */
  readonly statements: number;
}

export function runRendering({ program, expression }: CodeRendering, watch: Watch = {}): FinishedRendering {
  const { names, statements } = runProgram(parseProgram(program), watch);
  // The names at the end are all that the question can be about.
  const asked = runProgram(parseProgram(`asked_for = ${expression}`), {}, names);
  return { value: asked.names.get('asked_for') ?? null, statements };
}

/** What a value is as an answer. */
export function answerFrom(value: Value): Answer {
  if (Array.isArray(value)) return { kind: 'integer-list', value: value.map(integerOf) };
  if (typeof value === 'boolean') return { kind: 'boolean', value };
  return { kind: 'integer', value: integerOf(value ?? undefined) };
}

export interface MeasuredRun {
  readonly statements: number;
  /** How often an item of a list was replaced. */
  readonly itemWrites: number;
  /** The largest absolute value that was assigned. */
  readonly magnitude: bigint;
}

export function measureRun({ program }: CodeRendering): MeasuredRun {
  let itemWrites = 0;
  let magnitude = 0n;
  const { statements } = runProgram(parseProgram(program), {
    onAssign(variable, value) {
      if (variable.endsWith(']')) itemWrites += 1;
      if (typeof value === 'bigint') magnitude = largestSize([magnitude, value]);
    },
  });
  return { statements, itemWrites, magnitude };
}

/** Runs an item's code and evaluates what it asks for. */
import type { Answer } from '../answer.ts';
import type { CodeRendering } from '../family.ts';
import { parseProgram } from './parse-program.ts';
import { runProgram, type Watch } from './run-program.ts';
import { integerOf, type Value } from './values.ts';

export interface FinishedRendering {
  readonly value: Value;
  /** Statements that the program executed. */
  readonly statements: number;
}

export function runRendering({ program, expression }: CodeRendering, watch: Watch = {}): FinishedRendering {
  const { names, statements } = runProgram(parseProgram(`${program}\nasked_for = ${expression}`), watch);
  return { value: names.get('asked_for') ?? null, statements: statements - 1 };
}

/** What a value is as an answer. */
export function answerFrom(value: Value): Answer {
  if (Array.isArray(value)) return { kind: 'integer-list', value: value.map(integerOf) };
  if (typeof value === 'boolean') return { kind: 'boolean', value };
  return { kind: 'integer', value: integerOf(value ?? undefined) };
}

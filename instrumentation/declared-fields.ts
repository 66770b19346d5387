/** Fields that an author declares for the checkpoint of one loop: names of variables, or expressions over what is in sight there. */
import type { Loop } from './instrumented-program.ts';

export interface DeclaredFields {
  /** 1-based line of the clean source on which the loop begins. */
  readonly line: number;
  /** Fields that are more than a name, as they are written: `len(heap)`, `dp[i]`. */
  readonly expressions: readonly string[];
}

/** Whether a field is the name of a variable; every other field is an expression. */
export function isVariableName(field: string): boolean {
  return /^[\p{L}_$][\p{L}\p{N}\p{M}_$]*$/u.test(field);
}

/** The loop that begins on a line: the first that can carry a checkpoint, or else the first. */
export function loopOnLine<AnyLoop extends Loop>(loops: readonly AnyLoop[], line: number): AnyLoop | undefined {
  const found = loops.filter((loop) => loop.line === line);
  return found.find(({ refused }) => refused === undefined) ?? found[0];
}

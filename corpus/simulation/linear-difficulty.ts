/** Difficulty and guesses of items that ask for one variable of a program without branches. */
import { backwardSlice, writesTo } from './backward-slice.ts';
import type { Difficulty, Guesses } from './family.ts';
import { type LinearProgram, lastLiteral, magnitude } from './linear-program.ts';

/** `declarations` is the number of declared lines: they are executed too. */
export function linearDifficulty(program: LinearProgram, asked: string, declarations: number): Difficulty {
  const slice = backwardSlice(program, [asked]);
  return {
    trace_length: declarations + program.statements.length,
    live_variables: slice.variables.size,
    target_writes: writesTo(program, asked),
    magnitude: String(magnitude(program)),
    slice_length: slice.places.length,
  };
}

export function linearGuesses(program: LinearProgram, asked: string): Guesses {
  const initial = new Map(program.initial).get(asked);
  const literal = lastLiteral(program);
  return {
    copy_initial: initial === undefined ? null : { kind: 'integer', value: initial },
    last_literal: literal === undefined ? null : { kind: 'integer', value: literal },
    sorted_input: null,
    vanilla: null,
  };
}

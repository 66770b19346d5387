/** What CPython says of many short programs, hundreds of them in one sandboxed run. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { exitCodes, MidrunError } from '../../core/errors.ts';
import { requireSandboxFor } from '../../oracles/sandbox/run-sandboxed.ts';
import { runPython } from '../../oracles/toolchain/python.ts';

export interface ProgramToRun {
  readonly program: string;
  /** Python expressions over the finished program's names, evaluated in this order. */
  readonly expressions: readonly string[];
  /** How many bytes of changes of variables are wanted, as rows of traces.jsonl hold them; none when absent. */
  readonly changes?: number;
}

/** A variable of the program took a value, by the statement at this line. Values are written as `answerText` writes them. */
export type Change = readonly [line: number, name: string, value: string];

/** How one program ended. Values are written as `answerText` writes them, the members of a set sorted by code point. */
export type ProgramEnd =
  | {
      readonly kind: 'values';
      readonly values: readonly string[];
      /** In order, names that begin with _ left out; undefined where none were wanted. */
      readonly changes?: readonly Change[];
      /** False when there were more bytes of changes than wanted. */
      readonly complete?: boolean;
    }
  /** The program, or an expression, raised: `TypeError` and what it says. */
  | { readonly kind: 'error'; readonly error: string; readonly message: string }
  /** It did not come to an end in time. */
  | { readonly kind: 'unfinished' };

export interface RunProgramsOptions {
  /** Imported programs are refused where no sandbox works. */
  readonly origin: 'built-in' | 'imported';
  /** Limit on the clock of each process. */
  readonly secondsEach?: number;
  /**
   * How many programs may share a process, one after the other, each with names of its own; default 1. One that does not end or that
   * ends its process costs the others nothing, but what it does to the interpreter they see: more than 1 is for programs of ours.
   */
  readonly together?: number;
}

const runner = readFileSync(join(import.meta.dirname, 'run_programs.py'), 'utf8');
const programsPerRun = 400;

/** One end for each program, in the same order. Throws MidrunError (exit code 3) when the sandbox itself fails. */
export async function runPrograms(
  programs: readonly ProgramToRun[],
  { origin, secondsEach = 10, together = 1 }: RunProgramsOptions,
): Promise<ProgramEnd[]> {
  requireSandboxFor(origin);
  const ends: ProgramEnd[] = [];
  for (let start = 0; start < programs.length; start += programsPerRun) {
    ends.push(...(await runInSandbox(programs.slice(start, start + programsPerRun), secondsEach, together)));
  }
  return ends;
}

async function runInSandbox(
  programs: readonly ProgramToRun[],
  seconds: number,
  together: number,
): Promise<ProgramEnd[]> {
  const { status, state, stderr } = await runPython({
    program: runner,
    input: JSON.stringify({ programs, seconds, together }),
    captureState: true,
    limits: { cpuInSeconds: 120, wallInMs: 1000 * (60 + seconds * programs.length), outputBytes: 64 * 1024 * 1024 },
  });
  if (status === 'ok') return (JSON.parse(state.toString()) as Reported[]).map(endOf);
  throw new MidrunError({
    code: 'programs_not_run',
    message: `the run of ${programs.length} generated programs failed: ${status} ${stderr.toString().trim().slice(-300)}`,
    remedy: 'Give the same command again; if it fails again, please report it.',
    exitCode: exitCodes.incomplete,
  });
}

type Reported =
  | { values: string[]; changes?: Change[]; complete?: boolean }
  | { error: string; message: string }
  | { unfinished: true };

function endOf(reported: Reported): ProgramEnd {
  if ('values' in reported) return { kind: 'values', ...reported };
  if ('error' in reported) return { kind: 'error', error: reported.error, message: reported.message };
  return { kind: 'unfinished' };
}

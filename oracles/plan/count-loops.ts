/** Counts what a program executes on an input, and which instances of its loops could carry a checkpoint. */
import { refuseFailedRun } from '../admission/blame-program.ts';
import { Refusal } from '../admission/refusal.ts';
import type { ProgramUnderTest } from '../program-under-test.ts';
import type { RunReport } from '../run-report.ts';
import type { StudyLimits } from './limits.ts';

export interface Counts {
  readonly traceLength: number;
  readonly loops: NonNullable<RunReport['end']>['loops'];
}

export interface CountedRun extends Counts {
  readonly stdout: Buffer;
}

/**
 * Runs to the end, or to the study's limit of statements. Of every loop only one instance is listed when its number is given. Throws
 * Refusal (trace_too_long, clean_run_failed, what a probe finds; instrumentation_failed when only the program with hooks fails).
 */
export async function countLoops(
  program: ProgramUnderTest,
  input: string,
  limits: StudyLimits,
  instance: number | null = null,
): Promise<CountedRun> {
  const { result, report } = await program.runInstrumented(input, {
    MIDRUN_MODE: 'count',
    MIDRUN_STEP_LIMIT: String(limits.traceLength),
    MIDRUN_MINIMUM_ITERATIONS: String(limits.minimumIterations),
    ...(instance !== null && { MIDRUN_INSTANCE: String(instance) }),
  });
  if (report.tooLong) throw new Refusal('trace_too_long', { limit: limits.traceLength });
  if (result.status === 'ok' && report.end !== undefined) {
    return { traceLength: report.end.steps, loops: report.end.loops, stdout: result.stdout };
  }
  return refuseFailedRun(program, input, result);
}

/** Counts what a program executes on an input, and which instances of its loops could carry a checkpoint. */
import { Refusal } from '../admission/refusal.ts';
import type { ProgramUnderTest } from '../program-under-test.ts';
import type { RunReport } from '../run-report.ts';
import type { StudyLimits } from './limits.ts';

export interface Counts {
  readonly traceLength: number;
  readonly loops: NonNullable<RunReport['end']>['loops'];
}

/** Runs to the end, or to the study's limit of statements. Throws Refusal (trace_too_long, clean_run_failed). */
export async function countLoops(program: ProgramUnderTest, input: string, limits: StudyLimits): Promise<Counts> {
  const { result, report } = await program.runInstrumented(input, {
    MIDRUN_MODE: 'count',
    MIDRUN_STEP_LIMIT: String(limits.traceLength + 1),
    MIDRUN_MINIMUM_ITERATIONS: String(limits.minimumIterations),
  });
  if (report.tooLong) throw new Refusal('trace_too_long', { limit: limits.traceLength });
  if (report.end === undefined) {
    const { status, exitCode, signal } = result;
    throw new Refusal('clean_run_failed', { status, exitCode, signal, message: result.stderr.toString().slice(-300) });
  }
  return { traceLength: report.end.steps, loops: report.end.loops };
}

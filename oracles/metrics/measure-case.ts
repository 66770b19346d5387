/**
 * The execution metrics of a case's four arms (specification, section 5). A state arm's values are those of the long run up to its
 * checkpoint. Trace lengths were proved equal over the repetitions of admission.
 */
import type { Candidate } from '../../corpus/schemas/candidate.ts';
import { openCandidate } from '../program-under-test.ts';
import type { Measurement } from '../schemas/measurement.ts';
import type { Plan } from '../schemas/plan.ts';
import type { VerifiedCase } from '../schemas/verified-case.ts';
import { findCpp } from '../toolchain/cpp.ts';
import { findPython } from '../toolchain/python.ts';
import { measureState } from './measure-state.ts';

export async function measureCase(
  candidate: Candidate,
  plan: Plan,
  verified: VerifiedCase,
  source: string,
): Promise<Measurement[]> {
  const program = await openCandidate(candidate, source);
  const cyclomatic = await program.cyclomatic();
  const state = await measureState(program, candidate, plan, verified);
  const runtime = await runtimeOf(candidate.language);
  const arms: readonly [Measurement['arm'], number][] = [
    ['short-trace-final', verified.short_trace_length],
    ['long-trace-final', verified.long_trace_length],
    ['inside-loop-state', verified.inside_trace_length],
    ['post-loop-state', verified.post_trace_length],
  ];
  return arms.map(([arm, traceLength]) => ({
    case_id: candidate.case_id,
    program_id: candidate.program_id,
    arm,
    runtime,
    repetitions: verified.repetitions,
    cyclomatic,
    cyclomatic_status: 'MEASURED',
    trace_length: traceLength,
    trace_length_status: 'MEASURED',
    ...state.arms[arm],
    ...state.overlap,
  }));
}

/** Runtime with its minor version: values are compared only within one. */
async function runtimeOf(language: Candidate['language']): Promise<string> {
  if (language === 'python') return `CPython ${minorVersion((await findPython()).version)}`;
  return `g++ ${(await findCpp()).version.split('.')[0]}`;
}

function minorVersion(version: string): string {
  return version.split('.').slice(0, 2).join('.');
}

/** Proves the answers of a planned case, or refuses it. */
import { writeCanonical } from '../../core/canonical-json.ts';
import type { Candidate } from '../../corpus/schemas/candidate.ts';
import type { StudyLimits } from '../plan/limits.ts';
import type { RunRecord } from '../probes/probe.ts';
import { openCandidate } from '../program-under-test.ts';
import type { StateReport } from '../run-report.ts';
import { sandboxKind } from '../sandbox/sandbox-kind.ts';
import type { Plan } from '../schemas/plan.ts';
import type { VerifiedCase } from '../schemas/verified-case.ts';
import { checks } from './checks.ts';
import { repetitions } from './repeatable.ts';
import { openSubject } from './subject.ts';

/** Throws Refusal with the code of the first check that does not hold, and Unfinished. */
export async function verifyCase(
  candidate: Candidate,
  plan: Plan,
  source: string,
  limits: StudyLimits,
): Promise<VerifiedCase> {
  const subject = openSubject(candidate, plan, await openCandidate(candidate, source), limits);
  const records: RunRecord[] = [];
  for (const check of checks) records.push(...(await check.run(subject)));
  const long = (await subject.observed('long')).report;
  const short = (await subject.observed('short')).report;
  const [before, inside, post] = (['start', 'inside', 'post'] as const).map(
    (where) => long.states.find((state) => state.where === where) as StateReport,
  ) as [StateReport, StateReport, StateReport];
  const hasValueBefore = ([name]: [string, unknown]) => plan.fields_before.includes(name);
  return {
    case_id: candidate.case_id,
    program_id: candidate.program_id,
    short_trace_length: short.end?.steps ?? 0,
    long_trace_length: long.end?.steps ?? 0,
    inside_trace_length: inside.step,
    post_trace_length: post.step,
    repetitions,
    sandbox: sandboxKind(),
    probes: records.filter(({ notRun }) => notRun === undefined).map(({ name }) => name),
    probes_not_run: records.flatMap(({ name, notRun }) => (notRun === undefined ? [] : [`${name}: ${notRun}`])),
    short_output: (await subject.clean('short')).stdout.toString(),
    long_output: (await subject.clean('long')).stdout.toString(),
    inside_state: writeCanonical(inside.state),
    post_state: writeCanonical(post.state),
    before_state: writeCanonical(new Map([...before.state].filter(hasValueBefore))),
  };
}

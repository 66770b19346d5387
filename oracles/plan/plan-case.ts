/** Plans the checkpoint of a case: counts both runs, observes the best instances, takes the first that holds (specification, section 2). */
import { writeCanonical } from '../../core/canonical-json.ts';
import type { JsonValue } from '../../core/json-value.ts';
import type { Candidate } from '../../corpus/schemas/candidate.ts';
import { Refusal } from '../admission/refusal.ts';
import { openProgram, type ProgramUnderTest } from '../program-under-test.ts';
import type { StateReport } from '../run-report.ts';
import type { Plan } from '../schemas/plan.ts';
import {
  type CandidateInstance,
  candidateInstances,
  type LoopVerdict,
  verdictsFromCounts,
} from './candidate-instances.ts';
import { type Counts, countLoops } from './count-loops.ts';
import type { StudyLimits } from './limits.ts';
import { chooseProjection, type Projection } from './projection.ts';

/** Throws Refusal with the reason of the best instance, and Unfinished. */
export async function planCase(candidate: Candidate, source: string, limits: StudyLimits): Promise<Plan> {
  const program = await openProgram(candidate.language, source);
  if (program.loops.length === 0) throw refusalWithoutInstances([]);
  const long = await countLoops(program, candidate.long_input, limits);
  const short = await countLoops(program, candidate.short_input, limits);
  if (short.traceLength >= long.traceLength) {
    throw new Refusal('trace_order', { short: short.traceLength, long: long.traceLength });
  }
  const choice = { caseId: candidate.case_id, fixedIteration: candidate.fixed_iteration };
  const verdicts = verdictsFromCounts(program.loops, long, choice);
  const instances = candidateInstances(program.loops, long, choice);
  if (instances.length === 0) throw refusalWithoutInstances(verdicts);
  const states = await observe(program, candidate, instances);
  return firstThatHolds(instances, verdicts, (instance) => project(instance, states, candidate, limits), {
    candidate,
    short,
    long,
  });
}

function refusalWithoutInstances(verdicts: readonly LoopVerdict[]): Refusal {
  const order = ['left_by_return', 'too_few_iterations', 'no_eligible_loop'] as const;
  const code = order.find((reason) => verdicts.some(({ verdict }) => verdict === reason)) ?? 'no_eligible_loop';
  return new Refusal(code, { loops: verdicts });
}

interface ObservedStates {
  readonly long: readonly StateReport[];
  readonly short: readonly StateReport[];
}

async function observe(
  program: ProgramUnderTest,
  candidate: Candidate,
  instances: readonly CandidateInstance[],
): Promise<ObservedStates> {
  const targets = instances.map(({ loop, instance, iteration }) => `${loop.id}:${instance}:${iteration}`).join(';');
  const instructions = { MIDRUN_MODE: 'observe', MIDRUN_TARGETS: targets };
  const long = await program.runInstrumented(candidate.long_input, instructions);
  const short = await program.runInstrumented(candidate.short_input, instructions);
  const probed: (readonly StateReport[])[] = [];
  for (const probe of program.uninitialisedProbes) {
    probed.push((await program.runInstrumented(candidate.long_input, instructions, probe)).report.states);
  }
  return { long: long.report.states.map((report) => withoutUnset(report, probed)), short: short.report.states };
}

/** Leaves out the variables that nobody has set yet: their values follow how unset memory is filled. */
function withoutUnset(report: StateReport, probed: readonly (readonly StateReport[])[]): StateReport {
  const same = probed.map((reports) => reports.find((other) => samePlace(other, report)));
  const isSet = ([name, value]: [string, JsonValue]) =>
    same.every((other) => {
      const otherValue = other?.state.get(name);
      return otherValue !== undefined && writeCanonical(otherValue) === writeCanonical(value);
    });
  return { ...report, state: new Map([...report.state].filter(isSet)) };
}

function samePlace(left: StateReport, right: StateReport): boolean {
  return left.where === right.where && left.loopId === right.loopId && left.instance === right.instance;
}

function project(
  { loop, instance }: CandidateInstance,
  states: ObservedStates,
  candidate: Candidate,
  limits: StudyLimits,
): Projection {
  const find = (reports: readonly StateReport[], where: StateReport['where']) =>
    reports.find((report) => report.loopId === loop.id && report.instance === instance && report.where === where);
  const [start, inside, post] = (['start', 'inside', 'post'] as const).map((where) => find(states.long, where));
  if (start === undefined || inside === undefined || post === undefined) {
    throw new Refusal('left_by_return', { loop_line: loop.line, instance });
  }
  const observation = {
    start,
    inside,
    post,
    shortPost: find(states.short, 'post'),
    longInput: candidate.long_input,
    headerNames: loop.headerNames,
  };
  return chooseProjection(observation, limits, candidate.fixed_fields ?? null);
}

function firstThatHolds(
  instances: readonly CandidateInstance[],
  verdicts: LoopVerdict[],
  tryInstance: (instance: CandidateInstance) => Projection,
  run: { candidate: Candidate; short: Counts; long: Counts },
): Plan {
  let firstRefusal: Refusal | undefined;
  for (const instance of instances) {
    const verdict = verdicts.find(({ loop_id }) => loop_id === instance.loop.id) as LoopVerdict;
    try {
      const projection = tryInstance(instance);
      verdict.verdict = 'chosen';
      return planRow(instance, projection, verdicts, run);
    } catch (refusal) {
      if (!(refusal instanceof Refusal)) throw refusal;
      firstRefusal ??= new Refusal(refusal.code, { loop_line: instance.loop.line, ...refusal.evidence });
      if (verdict.verdict === 'not_largest_share') verdict.verdict = refusal.code;
    }
  }
  throw new Refusal((firstRefusal as Refusal).code, { ...(firstRefusal as Refusal).evidence, loops: verdicts });
}

function planRow(
  { loop, instance, iteration, iterations, traceShare }: CandidateInstance,
  { fields, stateBytes }: Projection,
  verdicts: readonly LoopVerdict[],
  { candidate, short, long }: { candidate: Candidate; short: Counts; long: Counts },
): Plan {
  return {
    case_id: candidate.case_id,
    program_id: candidate.program_id,
    loop_id: loop.id,
    loop_kind: loop.kind,
    loop_line: loop.line,
    instance,
    iteration,
    iterations,
    trace_share: Number(traceShare.toFixed(6)),
    short_trace_length: short.traceLength,
    long_trace_length: long.traceLength,
    state_bytes: stateBytes,
    fields: fields.map(({ name, type, prefix }) => ({
      name,
      type,
      prefix: prefix === null ? null : [...prefix],
    })) as Plan['fields'],
    loops: [...verdicts],
  };
}

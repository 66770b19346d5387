/** Plans the checkpoint of a case: counts both runs, observes the best instances, takes the first that holds (specification, section 2). */
import type { Candidate } from '../../corpus/schemas/candidate.ts';
import { Refusal } from '../admission/refusal.ts';
import { openCandidate, type ProgramUnderTest } from '../program-under-test.ts';
import type { Plan } from '../schemas/plan.ts';
import { candidateInstances, type LoopVerdict, roundedShare, verdictsFromCounts } from './candidate-instances.ts';
import {
  blameExpression,
  requireDeclaredInstance,
  requireDeclaredLoop,
  requireReadableFields,
} from './check-declaration.ts';
import { firstThatHolds, type Success, tryInstance } from './choose-instance.ts';
import { type CountedRun, type Counts, countLoops } from './count-loops.ts';
import { declarationOf } from './declaration.ts';
import type { StudyLimits } from './limits.ts';
import { observeInstances } from './observe-instances.ts';

/** Throws Refusal with the reason of the best instance, DeclarationProblem, and Unfinished. */
export async function planCase(candidate: Candidate, source: string, limits: StudyLimits): Promise<Plan> {
  const declaration = declarationOf(candidate);
  await requireReadableFields(candidate.language, declaration);
  const program = await openCandidate(candidate, source);
  requireDeclaredLoop(program.loops, declaration);
  if (program.loops.length === 0) throw refusalWithoutInstances([]);
  const [short, long] = await countBoth(program, candidate, source, limits);
  const choice = { caseId: candidate.case_id, declaration };
  const verdicts = verdictsFromCounts(program.loops, long, choice);
  const instances = candidateInstances(program.loops, long, choice);
  requireDeclaredInstance(program.loops, long, instances, declaration);
  if (instances.length === 0) throw refusalWithoutInstances(verdicts);
  const states = await observeInstances(program, candidate, instances, long);
  const attempts = instances.map((instance) => tryInstance(instance, states, candidate, limits));
  return planRow(firstThatHolds(attempts, verdicts), verdicts, { candidate, short, long });
}

async function countBoth(
  program: ProgramUnderTest,
  candidate: Candidate,
  source: string,
  limits: StudyLimits,
): Promise<[short: CountedRun, long: CountedRun]> {
  const { fixed_instance: instance, short_input, long_input } = candidate;
  const long = await countLoops(program, long_input, limits, instance).catch(async (problem: unknown) => {
    if (problem instanceof Refusal && problem.code === 'instrumentation_failed')
      await blameExpression(candidate, source);
    throw problem;
  });
  const short = await countLoops(program, short_input, limits);
  if (short.traceLength < long.traceLength) return [short, long];
  const lengths = { short: short.traceLength, long: long.traceLength };
  const isSame = short.traceLength === long.traceLength && short.stdout.equals(long.stdout);
  const isUnread = isSame && short_input !== long_input && (await doesWithoutInput(program, long));
  throw new Refusal('trace_order', lengths, undefined, isUnread ? unreadInput : undefined);
}

/** Whether a program prints the same when there is nothing to read; two inputs can have one answer by chance. */
async function doesWithoutInput(program: ProgramUnderTest, { stdout }: CountedRun): Promise<boolean> {
  const withoutInput = await program.runClean('');
  return withoutInput.status === 'ok' && withoutInput.stdout.equals(stdout);
}

const unreadInput =
  'The program does not read its input: it prints the same, by as many statements, on both inputs and on none.';

function refusalWithoutInstances(verdicts: readonly LoopVerdict[]): Refusal {
  const order = ['left_by_return', 'too_few_iterations', 'no_eligible_loop'] as const;
  const code = order.find((reason) => verdicts.some(({ verdict }) => verdict === reason)) ?? 'no_eligible_loop';
  return new Refusal(code, { loops: verdicts });
}

function planRow(
  {
    instance: { loop, instance, iteration, iterations, traceShare },
    outcome: { fields, stateBytes, setBefore },
  }: Success,
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
    trace_share: roundedShare(traceShare),
    short_trace_length: short.traceLength,
    long_trace_length: long.traceLength,
    state_bytes: stateBytes,
    fields: structuredClone(fields) as Plan['fields'],
    fields_before: [...setBefore],
    loops: [...verdicts],
  };
}

/** Observes instances of loops on both inputs, at their start, inside and after them. */
import { writeCanonical } from '../../core/canonical-json.ts';
import type { JsonValue } from '../../core/json-value.ts';
import type { Candidate } from '../../corpus/schemas/candidate.ts';
import { refuseFailedRun } from '../admission/blame-program.ts';
import type { ProgramUnderTest } from '../program-under-test.ts';
import type { StateReport } from '../run-report.ts';
import type { CandidateInstance } from './candidate-instances.ts';
import { requireNoSideEffects } from './check-declaration.ts';
import type { CountedRun } from './count-loops.ts';
import { declarationOf, expressionsOf } from './declaration.ts';

export interface ObservedStates {
  readonly long: readonly StateReport[];
  readonly short: readonly StateReport[];
}

/** Throws DeclarationProblem when evaluating a declared field changes what the program does, and Refusal when a run fails. */
export async function observeInstances(
  program: ProgramUnderTest,
  candidate: Candidate,
  instances: readonly CandidateInstance[],
  counted: CountedRun,
): Promise<ObservedStates> {
  const targets = instances.map(({ loop, instance, iteration }) => `${loop.id}:${instance}:${iteration}`).join(';');
  const expressions = expressionsOf(declarationOf(candidate));
  const instructions = {
    MIDRUN_MODE: 'observe',
    MIDRUN_TARGETS: targets,
    ...(expressions.length > 0 && { MIDRUN_EXPRESSIONS: expressions.join('\n') }),
  };
  await requireNoSideEffects(program, candidate, instructions, counted);
  const long = await program.runInstrumented(candidate.long_input, instructions);
  const short = await program.runInstrumented(candidate.short_input, instructions);
  if (long.result.status !== 'ok') await refuseFailedRun(program, candidate.long_input, long.result);
  if (short.result.status !== 'ok') await refuseFailedRun(program, candidate.short_input, short.result);
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
  const unset = [...report.state].filter((entry) => !isSet(entry)).map(([name]): [string, string] => [name, 'unset']);
  return {
    ...report,
    state: new Map([...report.state].filter(isSet)),
    skipped: new Map([...report.skipped, ...unset]),
  };
}

function samePlace(left: StateReport, right: StateReport): boolean {
  return left.where === right.where && left.loopId === right.loopId && left.instance === right.instance;
}

/** Compares a further run with the first one on both inputs: output, states, and the number of executed statements. */
import { writeCanonical } from '../../core/canonical-json.ts';
import { firstLines, requireFinished } from '../finished-run.ts';
import type { ObservedRun, Probe } from '../program-under-test.ts';
import type { SandboxResult } from '../sandbox/run-sandboxed.ts';
import { type ReasonCode, Refusal } from './refusal.ts';
import { lengths, type Subject } from './subject.ts';

/** Throws Refusal with the code the probe blames, or that of the first thing that differs. */
export async function requireSameRun(subject: Subject, probe: Probe): Promise<void> {
  for (const length of lengths) {
    const difference =
      probe.cleanFlavour === undefined
        ? findDifference(await subject.observed(length), await subject.observeUnder(length, probe), probe)
        : outputDifference(await subject.clean(length), await subject.cleanUnder(length, probe));
    if (difference === undefined) continue;
    throw new Refusal(probe.blames ?? difference.code, { input: length, ...difference.evidence }, probe.name);
  }
}

export interface Difference {
  readonly code: ReasonCode;
  readonly evidence: Readonly<Record<string, unknown>>;
}

function outputDifference(expected: SandboxResult, actual: SandboxResult): Difference | undefined {
  requireFinished(actual, 'audit run');
  if (expected.exitCode === actual.exitCode && expected.stdout.equals(actual.stdout)) return undefined;
  const message = firstLines(actual.stderr);
  const { status, exitCode } = actual;
  return { code: 'nondeterministic_output', evidence: { status, exit_code: exitCode, message } };
}

/** The first thing in which two runs with hooks differ. Throws Unfinished. */
export function findDifference(
  expected: ObservedRun,
  actual: ObservedRun,
  { traceMayDiffer = false }: Pick<Probe, 'traceMayDiffer'> = {},
): Difference | undefined {
  const difference = outputDifference(expected.result, actual.result);
  if (difference !== undefined) return difference;
  const [expectedStates, actualStates] = [states(expected), states(actual)];
  if (expectedStates !== actualStates) {
    return { code: 'nondeterministic_state', evidence: { expected: expectedStates, actual: actualStates } };
  }
  const [expectedTrace, actualTrace] = [trace(expected), trace(actual)];
  if (traceMayDiffer || expectedTrace === actualTrace) return undefined;
  return { code: 'unstable_trace', evidence: { expected: expectedTrace, actual: actualTrace } };
}

/** The two checkpoints. What stands before the loop is no answer, and may hold variables nobody has set yet. */
function states({ report }: ObservedRun): string {
  const checkpoints = report.states.filter(({ where }) => where !== 'start');
  return checkpoints.map(({ where, state }) => `${where} ${writeCanonical(state)}`).join('\n');
}

function trace({ report }: ObservedRun): string {
  return [...report.states.map(({ step }) => step), report.end?.steps].join(' ');
}

/**
 * Refuses a case that behaves differently when it is run again: plainly repeated, and under the probes of its language. Every run
 * compares output, states and the number of executed statements on both inputs, and the first difference ends the audit.
 */
import { writeCanonical } from '../../core/canonical-json.ts';
import { requireFinished } from '../finished-run.ts';
import type { ObservedRun, Probe } from '../program-under-test.ts';
import type { SandboxResult } from '../sandbox/run-sandboxed.ts';
import type { Check } from './check.ts';
import { type ReasonCode, Refusal } from './refusal.ts';
import { lengths, type Subject } from './subject.ts';

/** Runs whose trace lengths have to agree: the observed one and two more. */
export const repetitions = 3;

const repeats: readonly Probe[] = Array.from({ length: repetitions - 1 }, (_, index) => ({
  name: `repeat ${index + 2}`,
}));

export const repeatable: Check = {
  name: 'repeatable',
  async run(subject) {
    const probes = [...repeats, ...subject.program.probes];
    for (const probe of probes) await requireSame(subject, probe);
    return probes.map(({ name }) => name);
  },
};

async function requireSame(subject: Subject, probe: Probe): Promise<void> {
  for (const length of lengths) {
    const difference =
      probe.cleanFlavour === undefined
        ? findDifference(await subject.observed(length), await subject.observeUnder(length, probe))
        : outputDifference(await subject.clean(length), await subject.cleanUnder(length, probe));
    if (difference === undefined) continue;
    throw new Refusal(probe.blames ?? difference.code, { input: length, ...difference.evidence }, probe.name);
  }
}

interface Difference {
  readonly code: ReasonCode;
  readonly evidence: Readonly<Record<string, unknown>>;
}

function outputDifference(expected: SandboxResult, actual: SandboxResult): Difference | undefined {
  requireFinished(actual, 'audit run');
  if (expected.exitCode === actual.exitCode && expected.stdout.equals(actual.stdout)) return undefined;
  const message = actual.stderr.toString().trim().split('\n').slice(0, 3).join(' | ').slice(0, 400);
  const { status, exitCode } = actual;
  return { code: 'nondeterministic_output', evidence: { status, exit_code: exitCode, message } };
}

function findDifference(expected: ObservedRun, actual: ObservedRun): Difference | undefined {
  const difference = outputDifference(expected.result, actual.result);
  if (difference !== undefined) return difference;
  const [expectedStates, actualStates] = [states(expected), states(actual)];
  if (expectedStates !== actualStates) {
    return { code: 'nondeterministic_state', evidence: { expected: expectedStates, actual: actualStates } };
  }
  const [expectedTrace, actualTrace] = [trace(expected), trace(actual)];
  if (expectedTrace === actualTrace) return undefined;
  return { code: 'unstable_trace', evidence: { expected: expectedTrace, actual: actualTrace } };
}

function states({ report }: ObservedRun): string {
  return report.states.map(({ where, state }) => `${where} ${writeCanonical(state)}`).join('\n');
}

function trace({ report }: ObservedRun): string {
  return [...report.states.map(({ step }) => step), report.end?.steps].join(' ');
}

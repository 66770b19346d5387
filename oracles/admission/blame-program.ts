/**
 * Hooks move objects and stack frames. Where a program behaves otherwise once they are in it, the clean program is asked first: if it changes
 * under a probe as well, it is the program that is refused, for what the probe found.
 */
import { firstLines, requireFinished, requireSuccess } from '../finished-run.ts';
import type { AuditProbe } from '../probes/probe.ts';
import { probesFor } from '../probes/probes.ts';
import type { ProgramUnderTest } from '../program-under-test.ts';
import type { SandboxResult } from '../sandbox/run-sandboxed.ts';
import { Refusal } from './refusal.ts';

/** `expected` is the plain run of the clean program on the input. Throws Refusal when a probe changes it, and Unfinished. */
export async function blameProgram(
  program: ProgramUnderTest,
  input: string,
  expected: SandboxResult,
  evidence: Readonly<Record<string, unknown>> = {},
): Promise<void> {
  const byWeight = probesFor(program.language).toSorted((left, right) => weight(left) - weight(right));
  const ways = await Promise.all(byWeight.map((probe) => probe.ways?.({ program }) ?? []));
  for (const probe of ways.flat()) {
    const actual = await program.runClean(input, probe);
    requireFinished(actual, `clean run (${probe.name})`);
    if (isSameEnd(expected, actual)) continue;
    const code = probe.blames ?? 'nondeterministic_output';
    const message = firstLines(actual.stderr);
    throw new Refusal(code, { ...evidence, ...describeDifference(expected, actual), message }, probe.name);
  }
}

/** For a run with hooks that failed. Throws Refusal: what the clean program fails of or is blamed for, or else instrumentation_failed. */
export async function refuseFailedRun(program: ProgramUnderTest, input: string, failed: SandboxResult): Promise<never> {
  const clean = await program.runClean(input);
  requireSuccess(clean, 'clean run');
  await blameProgram(program, input, clean);
  const { status, exitCode, signal } = failed;
  const message = failed.stderr.toString().slice(-300);
  throw new Refusal('instrumentation_failed', { status, exitCode, signal, message });
}

/** Undefined behaviour shows under any change, so it is asked for first. */
function weight({ code }: AuditProbe): number {
  return code === 'undefined_behaviour' ? 0 : 1;
}

/** The same output and exit code. */
export function isSameEnd(left: SandboxResult, right: SandboxResult): boolean {
  return left.exitCode === right.exitCode && left.stdout.equals(right.stdout);
}

/** Evidence for a refusal. */
export function describeDifference(expected: SandboxResult, actual: SandboxResult) {
  return {
    clean_exit_code: expected.exitCode,
    other_exit_code: actual.exitCode,
    first_different_byte: firstDifference(expected.stdout, actual.stdout),
  };
}

function firstDifference(left: Buffer, right: Buffer): number {
  const shorter = Math.min(left.length, right.length);
  for (let offset = 0; offset < shorter; offset += 1) if (left[offset] !== right[offset]) return offset;
  return shorter;
}

/**
 * Refuses a program whose output or exit code changes once hooks are in it. Hooks move objects and stack frames: where the clean program
 * changes under a probe as well, it is the program that is refused, for what the probe found.
 */
import type { AuditProbe } from '../probes/probe.ts';
import { probesFor } from '../probes/probes.ts';
import type { SandboxResult } from '../sandbox/run-sandboxed.ts';
import type { Check } from './check.ts';
import { Refusal } from './refusal.ts';
import { type Length, lengths, type Subject } from './subject.ts';

export const outputUnchanged: Check = {
  name: 'output unchanged',
  async run(subject) {
    for (const length of lengths) {
      const expected = await subject.clean(length);
      const { result } = await subject.observed(length);
      if (isSame(expected, result)) continue;
      await blameProgram(subject, length);
      throw new Refusal('output_changed', { input: length, ...describeDifference(expected, result) });
    }
    return [];
  },
};

async function blameProgram(subject: Subject, length: Length): Promise<void> {
  const expected = await subject.clean(length);
  const byWeight = probesFor(subject.program.language).toSorted((left, right) => weight(left) - weight(right));
  const ways = await Promise.all(byWeight.map((probe) => probe.ways?.(subject) ?? []));
  for (const probe of ways.flat()) {
    const actual = await subject.cleanUnder(length, probe);
    if (isSame(expected, actual)) continue;
    const code = probe.blames ?? 'nondeterministic_output';
    throw new Refusal(code, { input: length, ...describeDifference(expected, actual) }, probe.name);
  }
}

/** Undefined behaviour shows under any change, so it is asked for first. */
function weight({ code }: AuditProbe): number {
  return code === 'undefined_behaviour' ? 0 : 1;
}

function isSame(left: SandboxResult, right: SandboxResult): boolean {
  return left.exitCode === right.exitCode && left.stdout.equals(right.stdout);
}

function describeDifference(expected: SandboxResult, actual: SandboxResult) {
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

/** Refuses a program whose output or exit code changes once hooks are in it. */
import type { Check } from './check.ts';
import { Refusal } from './refusal.ts';
import { lengths } from './subject.ts';

export const outputUnchanged: Check = {
  name: 'output unchanged',
  async run({ clean, observed }) {
    for (const length of lengths) {
      const expected = await clean(length);
      const { result } = await observed(length);
      if (result.stdout.equals(expected.stdout) && result.exitCode === expected.exitCode) continue;
      throw new Refusal('output_changed', {
        input: length,
        clean_exit_code: expected.exitCode,
        hooked_exit_code: result.exitCode,
        first_different_byte: firstDifference(expected.stdout, result.stdout),
      });
    }
    return [];
  },
};

function firstDifference(left: Buffer, right: Buffer): number {
  const shorter = Math.min(left.length, right.length);
  for (let offset = 0; offset < shorter; offset += 1) if (left[offset] !== right[offset]) return offset;
  return shorter;
}

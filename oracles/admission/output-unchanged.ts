/** Refuses a program whose output or exit code changes once hooks are in it. */
import { blameProgram, describeDifference, isSameEnd } from './blame-program.ts';
import type { Check } from './check.ts';
import { Refusal } from './refusal.ts';
import { lengths } from './subject.ts';

export const outputUnchanged: Check = {
  name: 'output unchanged',
  async run({ program, input, clean, observed }) {
    for (const length of lengths) {
      const expected = await clean(length);
      const { result } = await observed(length);
      if (isSameEnd(expected, result)) continue;
      await blameProgram(program, input(length), expected, { input: length });
      throw new Refusal('output_changed', { input: length, ...describeDifference(expected, result) });
    }
    return [];
  },
};

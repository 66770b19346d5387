/**
 * A prompt shows an input with a newline at its end, whether or not it has one. Refuses a case whose input has none when that newline
 * would change the output or a state: `getline` leaves another line behind, `split('\n')` gives one more element.
 */
import type { Check } from './check.ts';
import { Refusal } from './refusal.ts';
import { findDifference } from './same-run.ts';
import { lengths } from './subject.ts';

const explanation =
  'The result depends on the missing newline at the end of an input, which a prompt cannot show: end the input with a newline.';

export const finalNewline: Check = {
  name: 'final newline',
  async run({ input, observed, observeOn }) {
    for (const length of lengths) {
      const text = input(length);
      if (text === '' || text.endsWith('\n')) continue;
      const withNewline = await observeOn(`${text}\n`);
      const difference = findDifference(await observed(length), withNewline, { traceMayDiffer: true });
      if (difference === undefined) continue;
      throw new Refusal('implementation_defined', { input: length, ...difference.evidence }, undefined, explanation);
    }
    return [];
  },
};

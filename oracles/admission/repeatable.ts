/** Refuses a case that behaves differently when it is plainly run again. */
import type { Probe } from '../program-under-test.ts';
import type { Check } from './check.ts';
import { requireSameRun } from './same-run.ts';

/** Runs whose trace lengths have to agree: the observed one and two more. */
export const repetitions = 3;

const repeats: readonly Probe[] = Array.from({ length: repetitions - 1 }, (_, index) => ({
  name: `repeat ${index + 2}`,
}));

export const repeatable: Check = {
  name: 'repeatable',
  async run(subject) {
    for (const repeat of repeats) await requireSameRun(subject, repeat);
    return repeats.map(({ name }) => ({ name }));
  },
};

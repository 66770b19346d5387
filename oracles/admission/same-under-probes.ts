/** Refuses a case that behaves differently under a probe of its language: another hash seed, allocator, surrounding or build. */
import type { Check } from './check.ts';
import { requireSameRun } from './same-run.ts';

export const sameUnderProbes: Check = {
  name: 'same under probes',
  async run(subject) {
    for (const probe of subject.program.probes) await requireSameRun(subject, probe);
    return subject.program.probes.map(({ name }) => name);
  },
};

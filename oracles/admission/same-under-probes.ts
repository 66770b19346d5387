/** Refuses a case in which a probe of its language finds something (oracles/probes). */
import { probesFor } from '../probes/probes.ts';
import type { Check } from './check.ts';

export const sameUnderProbes: Check = {
  name: 'same under probes',
  async run(subject) {
    const records = [];
    for (const probe of probesFor(subject.program.language)) records.push(...(await probe.run(subject)));
    return records;
  },
};

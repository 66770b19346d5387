/**
 * Finds variables that are read before they are set: two builds without optimisation fill them in two ways. Where both agree with each
 * other but not with the optimised build, it is the optimisation that matters.
 */
import { Refusal } from '../../admission/refusal.ts';
import { findDifference } from '../../admission/same-run.ts';
import { lengths } from '../../admission/subject.ts';
import type { Probe } from '../../program-under-test.ts';
import type { AuditProbe } from '../probe.ts';

const patterned: Probe = { name: '-O0, unset memory patterned', flavour: 'pattern', blames: 'undefined_behaviour' };
const zeroed: Probe = { name: '-O0, unset memory zero', flavour: 'zero', blames: 'undefined_behaviour' };

export const unsetMemory: AuditProbe = {
  name: 'unset memory',
  code: 'undefined_behaviour',
  async ways({ program }) {
    return (await program.canBuild?.('pattern')) === true ? [patterned, zeroed] : [];
  },
  async run(subject) {
    if ((await subject.program.canBuild?.('pattern')) !== true) {
      return [patterned, zeroed].map(({ name }) => ({ name, notRun: 'this g++ cannot fill unset variables' }));
    }
    for (const length of lengths) {
      const optimised = await subject.observed(length);
      const [first, second] = [
        await subject.observeUnder(length, patterned),
        await subject.observeUnder(length, zeroed),
      ];
      const difference = findDifference(optimised, first) ?? findDifference(optimised, second);
      if (difference === undefined) continue;
      const code = findDifference(first, second) === undefined ? 'toolchain_sensitive' : 'undefined_behaviour';
      throw new Refusal(code, { input: length, ...difference.evidence }, patterned.name);
    }
    return [{ name: patterned.name }, { name: zeroed.name }];
  },
};

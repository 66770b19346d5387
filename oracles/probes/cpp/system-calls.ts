/** Refuses a program that calls for the machine's randomness, for facts about the machine, for other programs, the network or threads. */
import { Refusal } from '../../admission/refusal.ts';
import type { AuditProbe } from '../probe.ts';
import { systemFunctions, takenOf, threadFunctions } from './taken-functions.ts';

const name = 'functions taken from libraries';

export const systemCalls: AuditProbe = {
  name,
  code: 'reads_environment',
  async run(subject) {
    const functions = await takenOf(subject, systemFunctions);
    if (functions.length > 0) throw new Refusal('reads_environment', { functions }, name);
    const threads = await takenOf(subject, threadFunctions);
    if (threads.length > 0) throw new Refusal('nondeterministic_output', { functions: threads }, name);
    return [{ name }];
  },
};

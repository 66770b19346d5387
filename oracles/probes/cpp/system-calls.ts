/**
 * Refuses a program that names the time of its compilation, or calls for the machine's randomness, for facts about the machine, for other
 * programs, the network or threads.
 */
import { Refusal } from '../../admission/refusal.ts';
import type { AuditProbe } from '../probe.ts';
import { withoutCommentsAndTexts } from './pointer-order.ts';
import { systemFunctions, takenOf, threadFunctions } from './taken-functions.ts';

/** Every build of a day can have the same date. */
const timeOfCompilation = /\b__(?:DATE|TIME|TIMESTAMP)__\b/g;

const name = 'functions taken from libraries';

export const systemCalls: AuditProbe = {
  name,
  code: 'reads_environment',
  async run(subject) {
    const functions = await takenOf(subject, systemFunctions);
    const compileTimes = withoutCommentsAndTexts(subject.program.source).match(timeOfCompilation);
    if (compileTimes !== null) throw new Refusal('reads_environment', { names: [...new Set(compileTimes)] }, name);
    if (functions.length > 0) throw new Refusal('reads_environment', { functions }, name);
    const threads = await takenOf(subject, threadFunctions);
    if (threads.length > 0) throw new Refusal('nondeterministic_output', { functions: threads }, name);
    return [{ name }];
  },
};

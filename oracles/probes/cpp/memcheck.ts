/** Finds what valgrind's memcheck objects to, above all a decision on a value nobody has set, where valgrind is installed. */
import { Refusal } from '../../admission/refusal.ts';
import { lengths } from '../../admission/subject.ts';
import { findValgrind, memcheckExitCode } from '../../toolchain/valgrind.ts';
import type { AuditProbe } from '../probe.ts';

const name = 'memcheck';
const longestTrace = 1_000_000;

export const memcheck: AuditProbe = {
  name,
  code: 'undefined_behaviour',
  async run(subject) {
    if ((await findValgrind()) === undefined) return [{ name, notRun: 'valgrind is not installed' }];
    const steps = (await subject.observed('long')).report.end?.steps ?? Number.POSITIVE_INFINITY;
    if (steps > longestTrace) return [{ name, notRun: `the trace is longer than ${longestTrace} steps` }];
    for (const length of lengths) {
      const result = await subject.cleanUnder(length, { name, cleanFlavour: 'clean', runBy: 'memcheck' });
      if (result.exitCode !== memcheckExitCode) continue;
      const message = result.stderr.toString().trim().split('\n').slice(0, 4).join(' | ').slice(0, 400);
      throw new Refusal('undefined_behaviour', { input: length, message }, name);
    }
    return [{ name }];
  },
};

/**
 * Finds what valgrind's memcheck objects to, above all a decision on a value nobody has set, where valgrind is installed. Optimisation may
 * fold such a decision away: the build that clang++ has made for another probe is looked at, or else the clean one.
 */
import { Refusal } from '../../admission/refusal.ts';
import { lengths, type Subject } from '../../admission/subject.ts';
import { firstLines, requireFinished } from '../../finished-run.ts';
import type { Probe } from '../../program-under-test.ts';
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
    const build = await unoptimisedBuild(subject);
    for (const length of lengths) {
      const result = await subject.cleanUnder(length, { name, ...build, runBy: 'memcheck' });
      if (result.exitCode !== memcheckExitCode) {
        requireFinished(result, name);
        // An instruction it does not know, or a C library whose symbols it lacks.
        if (result.status !== 'ok') return [{ name, notRun: 'valgrind cannot run it' }];
        continue;
      }
      const message = firstLines(result.stderr, 4);
      throw new Refusal('undefined_behaviour', { input: length, message }, name);
    }
    return [{ name }];
  },
};

async function unoptimisedBuild({ program }: Subject): Promise<Partial<Probe>> {
  for (const flavour of ['libc++', 'libstdc++'] as const) {
    if ((await program.canBuild?.(flavour)) === true) return { flavour };
  }
  return { cleanFlavour: 'clean' };
}

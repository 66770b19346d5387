/**
 * Finds what a program reads beyond its input. Its clock is of another year and rushes: what depends on the time changes. Files, other
 * programs, the network, the machine, randomness without a seed and threads that race are noted by the run-time (watched_reads.py) and
 * refused, whether they change anything this time or not.
 */
import { Refusal } from '../../admission/refusal.ts';
import { findDifference } from '../../admission/same-run.ts';
import { lengths } from '../../admission/subject.ts';
import type { Probe } from '../../program-under-test.ts';
import type { AuditProbe } from '../probe.ts';

const way: Probe = {
  name: 'watched reads, other clock',
  runtime: 'watched-reads',
  preload: 'other-clock',
  blames: 'reads_environment',
};

export const watchedReads: AuditProbe = {
  name: 'watched reads',
  code: 'reads_environment',
  ways: () => [way],
  async run(subject) {
    for (const length of lengths) {
      const observed = await subject.observeUnder(length, way);
      const { reads } = observed.report;
      if (reads.length > 0) {
        const code = reads.every((read) => read.startsWith('threads'))
          ? 'nondeterministic_output'
          : 'reads_environment';
        throw new Refusal(code, { input: length, reads }, way.name);
      }
      const difference = findDifference(await subject.observed(length), observed);
      if (difference === undefined) continue;
      throw new Refusal('reads_environment', { input: length, ...difference.evidence }, way.name);
    }
    return [{ name: way.name }];
  },
};

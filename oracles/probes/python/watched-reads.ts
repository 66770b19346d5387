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

/** What the run-time notes of a program that starts a thread, which is in order as long as no other one runs. */
const oneThread = 'thread';

export const watchedReads: AuditProbe = {
  name: 'watched reads',
  code: 'reads_environment',
  ways: async () => [way],
  async run(subject) {
    for (const length of lengths) {
      const observed = await subject.observeUnder(length, way);
      const { reads } = observed.report;
      const difference = findDifference(await subject.observed(length), observed)?.evidence;
      const found = reads.filter((read) => read !== oneThread);
      if (found.length === 0 && difference === undefined) continue;
      // With threads it is their order that a difference comes from.
      const code = reads.includes(oneThread) ? 'nondeterministic_output' : 'reads_environment';
      throw new Refusal(code, { input: length, reads: found, ...difference }, way.name);
    }
    return [{ name: way.name }];
  },
};

/** One question of the audit to a program: does it depend on something it must not depend on? */
import type { ReasonCode } from '../admission/refusal.ts';
import { requireSameRun } from '../admission/same-run.ts';
import type { Subject } from '../admission/subject.ts';
import type { Probe, ProgramUnderTest } from '../program-under-test.ts';

/** A run of the audit that was made, or that could not be made here and why. */
export interface RunRecord {
  readonly name: string;
  readonly notRun?: string;
}

export interface AuditProbe {
  readonly name: string;
  /** The code a finding leads to, where the difference itself does not say more. */
  readonly code: ReasonCode;
  /** The ways of running this program it compares, to tell a program that is at fault by itself from one its hooks have changed. */
  ways?(subject: Pick<Subject, 'program'>): Promise<readonly Probe[]>;
  /** Throws Refusal for a finding, and Unfinished. No record when the program holds nothing this probe looks for. */
  run(subject: Subject): Promise<readonly RunRecord[]>;
}

/** A probe that runs the program in other ways, where it matters, and compares. */
export function otherWays(
  name: string,
  code: ReasonCode,
  ways: (program: ProgramUnderTest) => readonly Probe[] | Promise<readonly Probe[]>,
  matters: (subject: Pick<Subject, 'program'>) => boolean | Promise<boolean> = () => true,
): AuditProbe {
  const waysFor = async (subject: Pick<Subject, 'program'>) => ((await matters(subject)) ? ways(subject.program) : []);
  return {
    name,
    code,
    ways: waysFor,
    async run(subject) {
      const made = await waysFor(subject);
      for (const way of made) await requireSameRun(subject, way);
      return made.map((way) => ({ name: way.name }));
    },
  };
}

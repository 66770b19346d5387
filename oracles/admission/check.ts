/** One condition of admission. Throws Refusal when it does not hold, Unfinished when a run was cut short by the machine. */
import type { RunRecord } from '../probes/probe.ts';
import type { Subject } from './subject.ts';

export interface Check {
  readonly name: string;
  /** Names of the runs it made beyond the ones every check shares. */
  run(subject: Subject): Promise<readonly RunRecord[]>;
}

/** What a run finds around it: the variables it is told by, and the directory and variables of a probe. */
import type { Instructions, Probe } from './program-under-test.ts';

export function surrounding(probe: Probe | undefined, instructions: Instructions = {}) {
  return {
    environment: { ...instructions, ...probe?.environment },
    ...(probe?.workingDirectory !== undefined && { workingDirectory: probe.workingDirectory }),
  };
}

/** What a run finds around it: the variables it is told by, and the directory, variables, stack and libraries of a probe. */
import type { Instructions, Probe } from './program-under-test.ts';
import type { SandboxLimits } from './sandbox/run-sandboxed.ts';
import type { Mount } from './sandbox/types.ts';
import { findPreloadLibrary } from './toolchain/preload-library.ts';

export interface Surrounding {
  readonly environment: Readonly<Record<string, string>>;
  readonly workingDirectory?: string;
  readonly readOnly?: readonly Mount[];
  readonly limits?: Partial<SandboxLimits>;
}

/** Room on the report channel: many instances are observed at once, each with every variable in sight. */
export const reportLimits = { outputBytes: 64 * 1024 * 1024 } as const;

export async function surrounding(probe: Probe | undefined, instructions: Instructions = {}): Promise<Surrounding> {
  const preload = probe?.preload && (await findPreloadLibrary(probe.preload));
  return {
    environment: { ...instructions, ...probe?.environment, ...preload?.environment },
    ...(probe?.workingDirectory !== undefined && { workingDirectory: probe.workingDirectory }),
    ...(preload !== undefined && { readOnly: preload.readOnly }),
    ...(probe?.stackBytes !== undefined && { limits: { stackBytes: probe.stackBytes } }),
  };
}

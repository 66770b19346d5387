/** Which probes are asked. */
import { familiesNamed } from '../simulation/choose-items.ts';
import { continuationProbes } from './continuation-probes.ts';
import { minKProbes } from './min-k-probes.ts';
import type { Probe, ProbeKind } from './probe.ts';
import { truncatedProbes } from './truncated-probes.ts';

export interface ProbePlan {
  readonly kinds: readonly ProbeKind[];
  /** Of truncated items; default all. */
  readonly families?: readonly string[] | undefined;
  /** Truncated items a family. */
  readonly items: number;
}

/** The same plan always gives the same probes. Throws MidrunError (exit code 2) for an unknown family. */
export function planProbes({ kinds, families, items }: ProbePlan): Probe[] {
  const chosen = familiesNamed(families);
  const probesOf: Readonly<Record<ProbeKind, () => Probe[]>> = {
    continuation: continuationProbes,
    'min-k': minKProbes,
    truncated: () => truncatedProbes(chosen, items),
  };
  return kinds.flatMap((kind) => probesOf[kind]());
}

/** Keeps some of the sandboxed runs of a build to estimate how long all of them would take bare. */
import { randomStream, seedFrom } from '../../core/random.ts';
import { recordRuns } from '../../oracles/sandbox/run-recorder.ts';
import type { SandboxRequest } from '../../oracles/sandbox/types.ts';

export interface SampledRun {
  readonly request: SandboxRequest;
  /** How many runs it stands for: what it takes times this, summed over the sample, estimates what all runs take. */
  readonly standsFor: number;
}

export interface SampledRuns {
  /** How many runs there were. */
  total(): number;
  kept(): readonly SampledRun[];
  end(): void;
}

/** What a run takes at the least, however short its program: a few compilations are most of the time, many short runs the rest. */
const startInSeconds = 0.03;

/**
 * Priority sampling (Duffield, Lund and Thorup 2007): a run is kept with a chance that grows with its processor time. The estimates
 * are scaled to the processor time of all runs, which is known. Of `size` runs or fewer, all are kept and stand for themselves.
 */
export function sampleRuns(size: number): SampledRuns {
  const random = randomStream(seedFrom('runs of a verification'));
  const kept: { request: SandboxRequest; weight: number; priority: number }[] = [];
  let [total, totalWeight, threshold] = [0, 0, 0];
  recordRuns((request, cpuInSeconds) => {
    const weight = cpuInSeconds + startInSeconds;
    total += 1;
    totalWeight += weight;
    kept.push({ request, weight, priority: weight / (1 - random.nextDouble()) });
    if (kept.length <= size) return;
    kept.sort((left, right) => right.priority - left.priority);
    threshold = Math.max(threshold, kept.pop()?.priority ?? 0);
  });
  return {
    total: () => total,
    kept: () => {
      const estimated = kept.reduce((sum, { weight }) => sum + Math.max(weight, threshold), 0);
      const standsFor = (weight: number) => Math.max(1, threshold / weight) * (totalWeight / estimated);
      return kept.map(({ request, weight }) => ({ request, standsFor: standsFor(weight) }));
    },
    end: () => recordRuns(undefined),
  };
}

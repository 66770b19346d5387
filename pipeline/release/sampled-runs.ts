/** Keeps some of the sandboxed runs of a build, drawn evenly, to estimate how long all of them would take bare. */
import { randomStream, seedFrom } from '../../core/random.ts';
import { recordRuns } from '../../oracles/sandbox/run-recorder.ts';
import type { SandboxRequest } from '../../oracles/sandbox/types.ts';

export interface SampledRuns {
  /** How many runs there were. */
  total(): number;
  kept(): readonly SandboxRequest[];
  /** Processor time of all runs over that of the kept ones. */
  scale(): number;
  end(): void;
}

/** Reservoir sampling (Vitter 1985, algorithm R): each run is kept with the same chance, whatever their number. */
export function sampleRuns(size: number): SampledRuns {
  const random = randomStream(seedFrom('runs of a verification'));
  const kept: { request: SandboxRequest; cpu: number }[] = [];
  let [total, totalCpu] = [0, 0];
  recordRuns((request, cpu) => {
    total += 1;
    totalCpu += cpu;
    const place = kept.length < size ? kept.length : random.nextIndex(total);
    if (place < size) kept[place] = { request, cpu };
  });
  return {
    total: () => total,
    kept: () => kept.map(({ request }) => request),
    scale: () => totalCpu / kept.reduce((sum, { cpu }) => sum + cpu, 0),
    end: () => recordRuns(undefined),
  };
}

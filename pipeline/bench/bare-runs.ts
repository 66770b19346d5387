/** The sandboxed runs of some work, and the same runs made again with nothing around them. */
import { mkdtempSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import PQueue from 'p-queue';
import { recordRuns } from '../../oracles/sandbox/run-recorder.ts';
import { runSandboxed } from '../../oracles/sandbox/run-sandboxed.ts';
import type { SandboxRequest } from '../../oracles/sandbox/types.ts';

export interface RecordedWork {
  readonly seconds: number;
  /** Processor time of this process. */
  readonly ownCpuInSeconds: number;
  /** Processor time of the programs and compilers. */
  readonly cpuInSeconds: number;
  readonly runs: readonly SandboxRequest[];
}

export async function whileRecordingRuns(work: () => Promise<void>): Promise<RecordedWork> {
  const runs: SandboxRequest[] = [];
  let cpuInSeconds = 0;
  recordRuns((request, cpu) => {
    runs.push(request);
    cpuInSeconds += cpu;
  });
  const before = process.cpuUsage();
  const seconds = await secondsOf(work).finally(() => recordRuns(undefined));
  const { user, system } = process.cpuUsage(before);
  return { seconds, ownCpuInSeconds: (user + system) / 1e6, cpuInSeconds, runs };
}

export interface RepeatedRuns {
  /** From the start of the first to the end of the last. */
  readonly wallInSeconds: number;
  /** Of each run, in order, while the others ran beside it. */
  readonly seconds: readonly number[];
}

/** Makes the runs again on all cores. */
export async function repeatRuns(runs: readonly SandboxRequest[], directory: string): Promise<RepeatedRuns> {
  const queue = new PQueue({ concurrency: availableParallelism() });
  const start = performance.now();
  const seconds = await queue.addAll(
    runs.map((request) => () => secondsOf(() => runSandboxed(withFreshOutput(request, directory)))),
  );
  return { wallInSeconds: (performance.now() - start) / 1000, seconds };
}

/** Output directories of the compiler have been renamed since: each repeated compilation gets one of its own. */
function withFreshOutput(request: SandboxRequest, directory: string): SandboxRequest {
  if (request.writable === undefined) return request;
  const { writable } = request;
  const fresh = mkdtempSync(join(directory, 'again-'));
  return {
    ...request,
    writable: fresh,
    command: request.command.map((word) => word.replace(writable, fresh)),
  };
}

async function secondsOf(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return (performance.now() - start) / 1000;
}

/** Lets a benchmark see every run of the sandbox, so that it can make the same runs again without anything around them. */
import type { SandboxRequest } from './types.ts';

/** @param cpuInSeconds processor time of the program and its children */
type Recorder = (request: SandboxRequest, cpuInSeconds: number) => void;

let recorder: Recorder | undefined;

/** Tells `record` of every run that ends from now on; `undefined` ends that. */
export function recordRuns(record: Recorder | undefined): void {
  recorder = record;
}

export function noteRun(request: SandboxRequest, cpuInSeconds: number): void {
  recorder?.(request, cpuInSeconds);
}

/** Lets a benchmark see every request the sandbox is given, so that it can make the same runs again without anything around them. */
import type { SandboxRequest } from './types.ts';

let recorder: ((request: SandboxRequest) => void) | undefined;

/** Tells `record` of every request from now on; `undefined` ends that. */
export function recordRequests(record: ((request: SandboxRequest) => void) | undefined): void {
  recorder = record;
}

export function noteRequest(request: SandboxRequest): void {
  recorder?.(request);
}

/** How a collection ends early: first no new requests, then, after a grace, the ones on the wire are given up. */
import { setMaxListeners } from 'node:events';
import type { MidrunError } from '../../core/errors.ts';
import type { AskSignals } from './ask-cell.ts';

export interface Stop extends AskSignals {
  /** True when the caller's signal ended it. */
  readonly interrupted: boolean;
  /** What ended it otherwise; the first fault counts. */
  readonly fault: MidrunError | undefined;
  /** `graceInMs` is for the requests on the wire; by default short, for a fault after which little can be kept. */
  stopFor(fault: MidrunError, graceInMs?: number): void;
  dispose(): void;
}

/**
 * Follows `signal`. Requests on the wire then get `graceInMs` to finish, because they are paid; a signal that comes while others
 * are waited for already gives those up.
 */
export function createStop(signal: AbortSignal | undefined, graceInMs: number): Stop {
  const stopAsking = new AbortController();
  const abandon = new AbortController();
  // Every cell in flight listens.
  setMaxListeners(0, stopAsking.signal, abandon.signal);
  let grace: NodeJS.Timeout | undefined;
  let abandonAtInMs = Number.POSITIVE_INFINITY;
  let interrupted = false;
  let fault: MidrunError | undefined;
  const stop = (forInMs: number) => {
    stopAsking.abort();
    const atInMs = performance.now() + forInMs;
    if (atInMs >= abandonAtInMs) return;
    clearTimeout(grace);
    abandonAtInMs = atInMs;
    grace = setTimeout(() => abandon.abort(), forInMs);
  };
  const interrupt = () => {
    interrupted = true;
    if (stopAsking.signal.aborted) abandon.abort();
    stop(graceInMs);
  };
  if (signal?.aborted) interrupt();
  signal?.addEventListener('abort', interrupt, { once: true });
  return {
    stopAsking: stopAsking.signal,
    abandon: abandon.signal,
    get interrupted() {
      return interrupted;
    },
    get fault() {
      return fault;
    },
    stopFor(cause, forInMs = 5_000) {
      fault ??= cause;
      stop(forInMs);
    },
    dispose() {
      clearTimeout(grace);
      signal?.removeEventListener('abort', interrupt);
    },
  };
}

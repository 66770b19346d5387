/** How a collection ends early: first no new requests, then, after a grace, the ones on the wire are given up. */
import { setMaxListeners } from 'node:events';
import type { MidrunError } from '../../core/errors.ts';
import type { AskSignals } from './ask-cell.ts';

export interface Stop extends AskSignals {
  /** True when the caller's signal ended it. */
  readonly interrupted: boolean;
  /** What ended it otherwise; the first fault counts. */
  readonly fault: MidrunError | undefined;
  stopFor(fault: MidrunError): void;
  dispose(): void;
}

/** Follows `signal`; requests on the wire get `graceInMs` to finish once something has stopped the collection. */
export function createStop(signal: AbortSignal | undefined, graceInMs: number): Stop {
  const stopAsking = new AbortController();
  const abandon = new AbortController();
  // Every cell in flight listens.
  setMaxListeners(0, stopAsking.signal, abandon.signal);
  let grace: NodeJS.Timeout | undefined;
  let interrupted = false;
  let fault: MidrunError | undefined;
  const stop = () => {
    stopAsking.abort();
    grace ??= setTimeout(() => abandon.abort(), graceInMs);
  };
  const interrupt = () => {
    interrupted = true;
    stop();
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
    stopFor(cause) {
      fault ??= cause;
      stop();
    },
    dispose() {
      clearTimeout(grace);
      signal?.removeEventListener('abort', interrupt);
    },
  };
}

/** Turns Ctrl-C and SIGTERM into an AbortSignal: the first one stops politely, the second one at once. */
import { exitCodes } from '../core/errors.ts';

export interface Interruption {
  readonly signal: AbortSignal;
  /** Gives the signals back to whoever had them. */
  dispose(): void;
}

/** Listens for SIGINT and SIGTERM. `onFirst` may tell the user that the work is ending. */
export function listenForInterruption(onFirst?: () => void): Interruption {
  const controller = new AbortController();
  const handler = () => {
    // Nothing is lost: whatever was finished is on the disk, the rest is done again.
    if (controller.signal.aborted) process.exit(exitCodes.incomplete);
    onFirst?.();
    controller.abort();
  };
  process.on('SIGINT', handler);
  process.on('SIGTERM', handler);
  return {
    signal: controller.signal,
    dispose() {
      process.off('SIGINT', handler);
      process.off('SIGTERM', handler);
    },
  };
}

/** Does a verb's work under a signal that an interruption fires, and tells the user what happens then. */
export async function untilInterrupted<Result>(
  work: (signal: AbortSignal) => Promise<Result>,
  underWay = 'finishing what is under way',
): Promise<Result> {
  const { signal, dispose } = listenForInterruption(() => {
    process.stderr.write(`Interrupted: ${underWay}. Interrupt again to stop at once.\n`);
  });
  try {
    return await work(signal);
  } finally {
    dispose();
  }
}

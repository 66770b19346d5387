/** How long to wait before a cell is asked again. */

export interface RetryLimits {
  readonly maximumAttempts: number;
  readonly firstWaitInMs: number;
  /** Cap of our own waits. */
  readonly longestWaitInMs: number;
  /** Cap of a wait the server asks for. */
  readonly longestRetryAfterInMs: number;
}

export const defaultRetryLimits: RetryLimits = {
  maximumAttempts: 6,
  firstWaitInMs: 1_000,
  longestWaitInMs: 30_000,
  longestRetryAfterInMs: 120_000,
};

/** The simulated subjects answer at once: waiting for them would only slow every run down. */
export const simulatedRetryLimits: RetryLimits = {
  maximumAttempts: 3,
  firstWaitInMs: 2,
  longestWaitInMs: 10,
  longestRetryAfterInMs: 10,
};

/**
 * Milliseconds to wait after failed attempt number `attempt` (from 1): doubling, capped, between half and the whole of it so that
 * cells do not come back in step; at least what the server asked for, up to a cap of its own. `random` is in [0, 1).
 */
export function waitAfterAttempt(
  attempt: number,
  retryAfterInMs: number | null,
  limits: RetryLimits,
  random: number,
): number {
  const backOff = Math.min(limits.longestWaitInMs, limits.firstWaitInMs * 2 ** (attempt - 1));
  const asked = Math.min(limits.longestRetryAfterInMs, retryAfterInMs ?? 0);
  return Math.round(Math.max(asked, backOff * (0.5 + random / 2)));
}

/** Asks one cell until it has a final outcome or its retry budget is used up. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Prediction } from '../schemas/prediction.ts';
import { type Completed, classifyOutcome, type Failed } from './classify-outcome.ts';
import type { Client } from './client.ts';
import type { Pace } from './pace.ts';
import { promptOf, type RequestBody } from './request.ts';
import { type RetryLimits, waitAfterAttempt } from './retry.ts';
import type { Setting } from './setting.ts';

export type FailedAttempt = Prediction['failed_attempts'][number];

export interface Asked {
  readonly result: Completed | Failed;
  readonly failedAttempts: readonly FailedAttempt[];
  /** Of the last attempt alone; waits between attempts are no model time. */
  readonly latencyInMs: number;
  readonly waitedInMs: number;
  readonly askedAt: Date;
  readonly finishedAt: Date;
}

export interface AskSignals {
  /** No new attempt is made once this is aborted. */
  readonly stopAsking: AbortSignal;
  /** The attempt on the wire is given up once this is aborted. */
  readonly abandon: AbortSignal;
}

/** A reply that took too long twice would take too long again, and each of them may be charged in full. */
const mostTimeouts = 2;

/** The final outcome of a cell, or undefined when it was stopped before it had one: it is then asked again by a later run. */
export async function askCell(
  client: Client,
  { reasoningFields }: Pick<Setting, 'reasoningFields'>,
  body: RequestBody,
  limits: RetryLimits,
  signals: AskSignals,
  pace: Pace,
): Promise<Asked | undefined> {
  const failedAttempts: FailedAttempt[] = [];
  const askedAt = new Date();
  let waitedInMs = 0;
  let timeouts = 0;
  for (let attempt = 1; !signals.stopAsking.aborted; attempt += 1) {
    const turn = await pace.turn(promptOf(body), signals.stopAsking);
    if (signals.stopAsking.aborted) return undefined;
    const startedAt = performance.now();
    const exchange = await client.ask(body, signals.abandon);
    if (exchange.kind === 'abandoned') return undefined;
    const latencyInMs = Math.round(performance.now() - startedAt);
    const result = classifyOutcome(exchange, reasoningFields);
    turn.done(result, attempt);
    if (result.kind === 'failed' && result.errorCode === 'timeout') timeouts += 1;
    const isUsedUp = attempt >= limits.maximumAttempts || timeouts >= mostTimeouts;
    if (result.kind === 'completed' || !result.retry || isUsedUp) {
      return { result, failedAttempts, latencyInMs, waitedInMs, askedAt, finishedAt: new Date() };
    }
    // Limits are counted by the minute: the waits for one start two doublings later, so that together they outlast it.
    const doublings = result.isRateLimit ? attempt + 2 : attempt;
    const wait = waitAfterAttempt(doublings, result.retryAfterInMs, limits, Math.random());
    waitedInMs += wait;
    failedAttempts.push({
      reason: result.reason,
      error_code: result.errorCode,
      http_status: result.httpStatus,
      latency_ms: latencyInMs,
      waited_ms: wait,
      error_message: result.message,
    });
    await sleep(wait, undefined, { signal: signals.stopAsking }).catch(() => {});
  }
  return undefined;
}

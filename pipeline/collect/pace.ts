/** When the attempts of one setting may be made: its limits of requests and tokens a minute, and how many at once. */
import { setTimeout as sleep } from 'node:timers/promises';
import { AdaptiveLimit, type Attempted } from './adaptive-limit.ts';
import type { Completed, Failed } from './classify-outcome.ts';
import type { Limits } from './options.ts';
import { RateLimit } from './rate-limit.ts';
import type { Setting } from './setting.ts';
import { tokenBounds } from './token-bounds.ts';

/** An attempt that has its turn; `done` tells what became of it. */
export interface Turn {
  done(result: Completed | Failed, attempt: number): void;
}

export class Pace {
  readonly #limit: AdaptiveLimit | undefined;
  readonly #concurrency: number;
  readonly #requests: RateLimit | undefined;
  readonly #tokens: RateLimit | undefined;
  readonly #onLimit: (limit: number) => void;
  #inFlight = 0;
  #outputTokens = 0;
  #answers = 0;

  /** `onLimit` is told how many requests may be on the wire from now on. */
  constructor(setting: Setting, { concurrency, adaptive }: Limits, onLimit: (limit: number) => void = () => {}) {
    this.#concurrency = concurrency;
    this.#limit = adaptive ? new AdaptiveLimit({ start: concurrency, maximum: 100 }) : undefined;
    this.#requests = setting.requestsPerMinute === null ? undefined : new RateLimit(setting.requestsPerMinute);
    this.#tokens = setting.tokensPerMinute === null ? undefined : new RateLimit(setting.tokensPerMinute);
    this.#onLimit = onLimit;
  }

  /** Waits for the turn of an attempt; `signal` ends the wait. Output is expected at the mean of the answers before. */
  async turn(prompt: string, signal: AbortSignal): Promise<Turn> {
    const expected = tokenBounds(prompt).high + Math.ceil(this.#outputTokens / Math.max(1, this.#answers));
    const now = performance.now();
    const wait = Math.max(this.#requests?.reserve(1, now) ?? 0, this.#tokens?.reserve(expected, now) ?? 0);
    if (wait > 0) await sleep(wait, undefined, { signal }).catch(() => {});
    this.#inFlight += 1;
    return { done: (result, attempt) => this.#done(result, attempt, expected) };
  }

  #done(result: Completed | Failed, attempt: number, expected: number): void {
    if (result.kind === 'completed') this.#learnTokens(result, expected);
    const retryAfterInMs = result.kind === 'failed' ? result.retryAfterInMs : null;
    const facts = {
      kind: kindOf(result, attempt),
      inFlight: this.#inFlight,
      retryAfterInMs,
      nowInMs: performance.now(),
    };
    this.#inFlight -= 1;
    const before = this.#limit?.limit ?? this.#concurrency;
    this.#limit?.observe(facts);
    const after = this.#limit?.limit ?? before;
    if (after !== before) this.#onLimit(after);
  }

  #learnTokens({ completion: { inputTokens, outputTokens } }: Completed, expected: number): void {
    if (outputTokens === null) return;
    this.#outputTokens += outputTokens;
    this.#answers += 1;
    if (inputTokens !== null) this.#tokens?.correct(inputTokens + outputTokens - expected);
  }
}

/** A reply that came only after a retry shows no free capacity; a refused request says nothing of it. */
function kindOf(result: Completed | Failed, attempt: number): Attempted['kind'] {
  if (result.kind === 'completed') return attempt === 1 ? 'clean' : 'other';
  if (result.isRateLimit) return 'limited';
  return result.reason === 'transient' ? 'troubled' : 'other';
}

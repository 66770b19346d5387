/**
 * How many requests may be on the wire at once. Grows while everything is clean, is cut only by rate limits, and holds still
 * while a server has trouble of another kind, because fewer requests would not help it.
 */

export interface Attempted {
  /** `clean`: a reply to a first attempt; `limited`: status 429; `troubled`: 5xx, timeouts, cut connections; `other` says nothing. */
  readonly kind: 'clean' | 'limited' | 'troubled' | 'other';
  readonly inFlight: number;
  readonly retryAfterInMs: number | null;
  readonly nowInMs: number;
}

export interface LimitRange {
  readonly start: number;
  readonly maximum: number;
}

/** One burst of refusals is one reason to cut: those that were sent before the cut are not counted again. */
const leastPauseBetweenCutsInMs = 15_000;

export class AdaptiveLimit {
  readonly #maximum: number;
  #limit: number;
  #cleanInRound = 0;
  #mostInFlight = 0;
  #wasEverLimited = false;
  #noCutBeforeInMs = Number.NEGATIVE_INFINITY;

  constructor({ start, maximum }: LimitRange) {
    this.#limit = Math.min(start, maximum);
    this.#maximum = maximum;
  }

  get limit(): number {
    return this.#limit;
  }

  /** Learns from one attempt. */
  observe({ kind, inFlight, retryAfterInMs, nowInMs }: Attempted): void {
    this.#mostInFlight = Math.max(this.#mostInFlight, inFlight);
    if (kind === 'troubled') this.#startRound();
    if (kind === 'limited') this.#cut(nowInMs, retryAfterInMs ?? 0);
    if (kind === 'clean') {
      this.#cleanInRound += 1;
      if (this.#cleanInRound >= this.#limit) this.#endRound();
    }
  }

  /** As many clean replies as may be on the wire are a round. It proves nothing when the limit was not used. */
  #endRound(): void {
    if (this.#mostInFlight >= 0.8 * this.#limit) {
      const grown = this.#wasEverLimited ? Math.max(this.#limit + 1, Math.floor(this.#limit * 1.05)) : this.#limit * 2;
      this.#limit = Math.min(this.#maximum, grown);
    }
    this.#startRound();
  }

  #cut(nowInMs: number, retryAfterInMs: number): void {
    this.#startRound();
    this.#wasEverLimited = true;
    if (nowInMs < this.#noCutBeforeInMs) return;
    this.#limit = Math.max(1, Math.floor(this.#limit * 0.8));
    this.#noCutBeforeInMs = nowInMs + Math.max(leastPauseBetweenCutsInMs, retryAfterInMs);
  }

  #startRound(): void {
    this.#cleanInRound = 0;
    this.#mostInFlight = 0;
  }
}

/** Spreads requests or tokens evenly over time, so that a stated limit a minute is never passed. */

export class RateLimit {
  readonly #msPerUnit: number;
  #freeAtInMs = Number.NEGATIVE_INFINITY;

  constructor(perMinute: number) {
    this.#msPerUnit = 60_000 / perMinute;
  }

  /** Takes `amount` and says how many milliseconds to wait before using it. */
  reserve(amount: number, nowInMs: number): number {
    const startInMs = Math.max(nowInMs, this.#freeAtInMs);
    this.#freeAtInMs = startInMs + amount * this.#msPerUnit;
    return startInMs - nowInMs;
  }

  /** Corrects an earlier reservation once the real amount is known; a negative `amount` gives some back. */
  correct(amount: number): void {
    this.#freeAtInMs += amount * this.#msPerUnit;
  }
}

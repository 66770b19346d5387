/** A number that cannot be given, with the reason: what stands in a table in place of NaN. */
import reasons from './missing-reasons.json' with { type: 'json' };

export type MissingReason = keyof typeof reasons;

export interface Missing {
  readonly missing: MissingReason;
}

/** A value, or why there is none. */
export type Known<Value> = Value | Missing;

export const missing = (reason: MissingReason): Missing => ({ missing: reason });

export const isMissing = (value: unknown): value is Missing =>
  typeof value === 'object' && value !== null && 'missing' in value;

/** The sentence of a reason. */
export const missingReasons: Readonly<Record<MissingReason, string>> = reasons;

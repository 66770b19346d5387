/** Cells of odds ratios: estimates on the scale of coefficients become ratios per doubling, or the reason for none. */
import { normalQuantile975 } from '../distributions/normal.ts';
import type { Interval } from '../estimators/interval.ts';
import type { Logit } from '../estimators/logit/logit.ts';
import { type Known, type MissingReason, missing } from '../missing.ts';

/** Why a fit has no coefficients, or none between sources. */
export function reasonOf({ status }: Logit): MissingReason {
  if (status === 'single_cluster') return 'single_source';
  return status === 'finite' ? 'not_applicable' : status;
}

/** e to the coefficient: the odds ratio of a doubling. */
export const oddsRatio = (coefficient: number | null, otherwise: MissingReason): Known<number> =>
  coefficient === null ? missing(otherwise) : boundedExp(coefficient);

/** e to (coefficient +- quantile x error). */
export function oddsInterval(
  coefficient: number | null,
  error: number | null,
  otherwise: MissingReason,
  quantile = normalQuantile975,
): Known<Interval> {
  if (coefficient === null || error === null) return missing(otherwise);
  return { low: boundedExp(coefficient - quantile * error), high: boundedExp(coefficient + quantile * error) };
}

/** A table holds finite numbers only. */
const boundedExp = (value: number) => Math.min(Math.exp(value), Number.MAX_VALUE);

/** A number that may be null, with the reason. */
export const orMissing = <Value>(value: Value | null, reason: MissingReason): Known<Value> => value ?? missing(reason);

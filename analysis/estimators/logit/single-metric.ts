/** One metric against errors within one series: log-odds slope per doubling, or why there is none. */
import type { Design } from './design.ts';
import type { LogitStatus } from './judge-design.ts';
import { type Logit, logit } from './logit.ts';

/**
 * With one predictor separation is seen in the ranges: the maximum exists exactly when the errors' range and the
 * successes' range overlap in more than a point.
 */
export function singleMetricStatus(values: readonly number[], errorShares: ArrayLike<number>): LogitStatus {
  if (values.length === 0) return 'empty';
  const errors = values.filter((_, row) => (errorShares[row] as number) > 0);
  const successes = values.filter((_, row) => (errorShares[row] as number) < 1);
  if (errors.length === 0 || successes.length === 0) return 'zero_variance_outcome';
  const [low, high] = rangeOf(values);
  if (low === high) return 'constant_predictor';
  const [lowError, highError] = rangeOf(errors);
  const [lowSuccess, highSuccess] = rangeOf(successes);
  if (lowError > highSuccess || lowSuccess > highError) return 'complete_separation';
  if (lowError === highSuccess || lowSuccess === highError) return 'quasi_separation';
  return 'finite';
}

/** The fit of [1, log2 metric]; `status` is decided by the ranges. */
export function singleMetricLogit(design: Design): Logit {
  const values = Array.from({ length: design.rows }, (_, row) => design.values[2 * row + 1] as number);
  const status = singleMetricStatus(values, design.outcomes);
  if (status === 'finite') return logit(design);
  return { status, design, facts: null, fit: null, modelErrors: null, covariances: null, infinite: [] };
}

function rangeOf(values: readonly number[]): [number, number] {
  let low = Number.POSITIVE_INFINITY;
  let high = Number.NEGATIVE_INFINITY;
  for (const value of values) {
    low = Math.min(low, value);
    high = Math.max(high, value);
  }
  return [low, high];
}

/** How well a model predicts sources it has not seen. */
import type { Design } from './design.ts';

/**
 * Mean of -y log(mu) - (1 - y) log(1 - mu) over all rows, mu from the coefficients without the row's own cluster.
 * @param leaveOneOut coefficients without each cluster, by its position (to first order: `cluster-covariance.ts`)
 * @returns nats a row
 */
export function leaveSourceOutLogLoss(design: Design, leaveOneOut: readonly Float64Array[]): number {
  const columns = design.names.length;
  let sum = 0;
  for (let row = 0; row < design.rows; row += 1) {
    const coefficients = leaveOneOut[design.clusters[row] as number] as Float64Array;
    let linear = 0;
    for (let place = 0; place < columns; place += 1)
      linear += (design.values[row * columns + place] as number) * (coefficients[place] as number);
    sum += logLoss(design.outcomes[row] as number, linear);
  }
  return sum / design.rows;
}

/** -y log(mu) - (1 - y) log(1 - mu) at log-odds `linear`; one logarithm for an outcome that is 0 or 1. */
export function logLoss(outcome: number, linear: number): number {
  if (outcome === 1) return softplus(-linear);
  if (outcome === 0) return softplus(linear);
  return outcome * softplus(-linear) + (1 - outcome) * softplus(linear);
}

/** log(1 + e^x) without overflow, and without the logarithm of 0. */
const softplus = (x: number): number => Math.max(x, 0) + Math.log1p(Math.exp(-Math.abs(x)));

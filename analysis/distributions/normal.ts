/** The standard normal distribution; tails keep their relative accuracy to the smallest doubles. */
import { upperIncompleteGamma } from './incomplete-gamma.ts';

/** The quantile at .975 to the last bit. */
export const normalQuantile975 = 1.959963984540054;

/** P(|Z| >= |z|) = Q(1/2, z^2 / 2). */
export const normalTwoSided = (z: number): number => upperIncompleteGamma(0.5, (z * z) / 2);

/** P(Z >= z). */
export function normalUpper(z: number): number {
  const half = normalTwoSided(z) / 2;
  return z >= 0 ? half : 1 - half;
}

/** P(Z <= z). */
export const normalLower = (z: number): number => normalUpper(-z);

/** The z with P(Z <= z) = probability in (0, 1), by bisection down to neighbouring doubles. */
export function normalQuantile(probability: number): number {
  if (!(probability > 0 && probability < 1)) throw new Error(`no normal quantile at ${probability}`);
  if (probability > 0.5) return -normalQuantile(1 - probability);
  let low = -40;
  let high = 0;
  for (;;) {
    const middle = (low + high) / 2;
    if (middle <= low || middle >= high) return middle;
    if (normalLower(middle) < probability) low = middle;
    else high = middle;
  }
}

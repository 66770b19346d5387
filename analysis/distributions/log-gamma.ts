/** Logarithms of the gamma and beta functions, accurate for the large arguments of t distributions. */

const halfLogTwoPi = 0.918_938_533_204_672_8;

/** From here on the Stirling series below is accurate to the last digits of a double. */
const stirlingFrom = 16;

/** log(Gamma(x)) for x > 0: the recurrence carries small x to where Stirling's series holds. */
export function logGamma(x: number): number {
  let shifted = x;
  let product = 1;
  while (shifted < stirlingFrom) {
    product *= shifted;
    shifted += 1;
  }
  const stirling = (shifted - 0.5) * Math.log(shifted) - shifted + halfLogTwoPi + stirlingRemainder(shifted);
  return stirling - Math.log(product);
}

/** log(Beta(a, b)); the large terms of the three log-gammas are cancelled by algebra, not by subtraction. */
export function logBeta(a: number, b: number): number {
  const small = Math.min(a, b);
  const large = Math.max(a, b);
  if (large < stirlingFrom) return logGamma(small) + logGamma(large) - logGamma(small + large);
  const sum = small + large;
  const remainder = stirlingRemainder(large) - stirlingRemainder(sum);
  const decay = (large - 0.5) * Math.log1p(-small / sum);
  if (small < stirlingFrom) return logGamma(small) + remainder + small - small * Math.log(sum) + decay;
  const growth = (small - 0.5) * Math.log(small / sum) - 0.5 * Math.log(sum);
  return halfLogTwoPi + stirlingRemainder(small) + remainder + growth + decay;
}

/** What Stirling's formula leaves out: 1/(12x) - 1/(360x^3) + 1/(1260x^5) - ... (Abramowitz and Stegun 6.1.41). */
function stirlingRemainder(x: number): number {
  const inverseSquare = 1 / (x * x);
  const terms = [1 / 12, -1 / 360, 1 / 1260, -1 / 1680, 1 / 1188, -691 / 360_360];
  return terms.reduceRight((sum, term) => sum * inverseSquare + term, 0) / x;
}

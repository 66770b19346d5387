/** Tests of reversals between independent matched pairs. Our pairs are clustered: see `clustered-mcnemar.ts`. */
import { chiSquareUpper } from '../distributions/chi-square.ts';
import { logGamma } from '../distributions/log-gamma.ts';

export interface McNemar {
  /** min(1, 2 P(Bin(b + c, 1/2) <= min(b, c))). */
  readonly exactP: number;
  /** Base-10 logarithm of `exactP`, which holds where `exactP` itself would be 0. */
  readonly log10ExactP: number;
  /** The exact p less half the probability of the observed table, on each side. */
  readonly midP: number;
  /** (b - c)^2 / (b + c) and its p; null without a discordant pair. */
  readonly chiSquare: { readonly statistic: number; readonly p: number } | null;
}

/**
 * @param rightToWrong b, the number of pairs that are right first and wrong then
 * @param wrongToRight c, the number of pairs that are wrong first and right then
 */
export function mcnemar(rightToWrong: number, wrongToRight: number): McNemar {
  const discordant = rightToWrong + wrongToRight;
  const fewer = Math.min(rightToWrong, wrongToRight);
  const logTail = logBinomialHalfLower(fewer, discordant);
  const observed = Math.exp(logBinomialHalf(fewer, discordant));
  const tied = rightToWrong === wrongToRight;
  const logExact = tied ? 0 : Math.min(0, Math.LN2 + logTail);
  const statistic = (rightToWrong - wrongToRight) ** 2 / discordant;
  return {
    exactP: Math.exp(logExact),
    log10ExactP: logExact / Math.LN10,
    midP: tied ? 1 - observed : Math.min(1, 2 * Math.exp(logTail) - observed),
    chiSquare: discordant === 0 ? null : { statistic, p: chiSquareUpper(statistic, 1) },
  };
}

/** log P(Bin(trials, 1/2) <= successes), summed from the largest term. */
export function logBinomialHalfLower(successes: number, trials: number): number {
  const largest = logBinomialHalf(successes, trials);
  let sum = 0;
  for (let count = successes; count >= 0; count -= 1) sum += Math.exp(logBinomialHalf(count, trials) - largest);
  return largest + Math.log(sum);
}

const logBinomialHalf = (successes: number, trials: number) =>
  logGamma(trials + 1) - logGamma(successes + 1) - logGamma(trials - successes + 1) - trials * Math.LN2;

/**
 * Limits on what a collection may use up. Cost and tokens count everything in the run folder, so that resuming never spends a
 * budget twice; time counts from the start of this run.
 */
import { MidrunError } from '../../core/errors.ts';
import { dollars, type Spent } from './cost.ts';
import type { Setting } from './setting.ts';

export interface BudgetLimits {
  readonly maximumCostInUsd?: number | undefined;
  readonly maximumTokens?: number | undefined;
  readonly maximumTimeInMs?: number | undefined;
}

/** Throws MidrunError (exit code 2) when a limit cannot be kept. */
export function checkBudget(setting: Setting, { maximumCostInUsd }: BudgetLimits): void {
  if (maximumCostInUsd === undefined || setting.price !== null || setting.simulated) return;
  throw new MidrunError({
    code: 'price_unknown',
    message: `the price of ${setting.id} is not known, so a maximum cost cannot be kept`,
    file: setting.file,
    place: 'price',
    remedy: 'State the price in a file of your own (settings/*.json), or limit the tokens: MAX_TOKENS.',
  });
}

/**
 * Why no further cell may be asked, or undefined. The `inFlight` cells that are not paid yet are taken at the mean of those
 * before them; they are always finished, so the limit can be passed by how much they exceed that mean.
 */
export function budgetReached(
  limits: BudgetLimits,
  spent: Spent,
  facts: { readonly inFlight: number; readonly elapsedInMs: number },
): string | undefined {
  const { maximumCostInUsd: cost, maximumTokens: tokens, maximumTimeInMs: time } = limits;
  const withFlight = (used: number) => used + (used / Math.max(1, spent.rows)) * facts.inFlight;
  if (cost !== undefined && withFlight(spent.costAtMostInUsd) >= cost) return `the maximum cost of ${dollars(cost)}`;
  if (tokens !== undefined && withFlight(spent.tokensAtMost) >= tokens) return `the maximum of ${tokens} tokens`;
  if (time !== undefined && facts.elapsedInMs >= time) return `the maximum time of ${time / 1000} s`;
  return undefined;
}

/** What answers cost. What is not known is null, never zero. */
import type { Prediction } from '../schemas/prediction.ts';
import type { Price } from '../schemas/provider-settings.ts';
import { limitNames } from './request.ts';
import { tokenBounds } from './token-bounds.ts';

type Tokens = Pick<Prediction, 'input_tokens' | 'cached_input_tokens' | 'output_tokens'>;

/** US dollars; cached tokens are part of the input, reasoning tokens part of the output. */
export function costOf(price: Price, tokens: Tokens): number | null {
  const { input_tokens: input, output_tokens: output } = tokens;
  if (price === null || input === null || output === null) return null;
  const cached = Math.min(tokens.cached_input_tokens ?? 0, input);
  const dollars = (input - cached) * price.input + cached * (price.cached_input ?? price.input) + output * price.output;
  return dollars / 1e6;
}

/** What answers have used up so far. */
export interface Spent {
  readonly rows: number;
  readonly tokens: number;
  readonly costInUsd: number;
  /** Completed answers, and replies that were broken off, whose cost is not known; `costInUsd` leaves them out. */
  readonly answersWithoutCost: number;
  /** Tokens and cost at which budgets are kept: what has no count is taken at its upper bound. */
  readonly tokensAtMost: number;
  readonly costAtMostInUsd: number;
}

export const nothingSpent: Spent = {
  ...{ rows: 0, tokens: 0, costInUsd: 0, answersWithoutCost: 0, tokensAtMost: 0, costAtMostInUsd: 0 },
};

/** `spent` and one more row. The price of the time the row was written goes before the one of today. */
export function spentWith(spent: Spent, row: Prediction, price: Price, prompt: string): Spent {
  const cost = row.cost_usd ?? costOf(price, row);
  const isCompleted = row.outcome !== 'no_response';
  const bound = isCompleted ? upperBound(row, prompt) : nothingLost;
  const brokenOff = brokenOffReplies(row);
  const lost = brokenOff === 0 ? nothingLost : mostOfBrokenOff(row, prompt);
  return {
    rows: spent.rows + 1,
    tokens: spent.tokens + (row.input_tokens ?? 0) + (row.output_tokens ?? 0),
    costInUsd: spent.costInUsd + (cost ?? 0),
    answersWithoutCost: spent.answersWithoutCost + Number(cost === null && isCompleted) + brokenOff,
    tokensAtMost:
      spent.tokensAtMost +
      (bound.input_tokens + bound.output_tokens) +
      brokenOff * (lost.input_tokens + lost.output_tokens),
    costAtMostInUsd:
      spent.costAtMostInUsd + (cost ?? costOf(price, bound) ?? 0) + brokenOff * (costOf(price, lost) ?? 0),
  };
}

/** Attempts that ended in mid-reply: their server may have written, and charged, to the end. */
function brokenOffReplies({ failed_attempts, outcome, error_code }: Prediction): number {
  const codes = [
    ...failed_attempts.map((attempt) => attempt.error_code),
    outcome === 'no_response' ? error_code : null,
  ];
  return codes.filter((code) => code === 'timeout' || code === 'cut_body').length;
}

const nothingLost = { input_tokens: 0, cached_input_tokens: 0, output_tokens: 0 };

/** Its output as far as a limit was sent: without one there is no bound. */
function mostOfBrokenOff({ parameters }: Prediction, prompt: string) {
  const limits = limitNames.map((name) => parameters[name]).filter((limit) => typeof limit === 'number');
  return { ...nothingLost, input_tokens: tokenBounds(prompt).high, output_tokens: Math.max(0, ...limits) };
}

function upperBound(row: Prediction, prompt: string) {
  const input = row.input_tokens ?? tokenBounds(prompt).high;
  const output = row.output_tokens ?? tokenBounds(row.response_text).high + tokenBounds(row.reasoning_text ?? '').high;
  return { input_tokens: input, cached_input_tokens: row.cached_input_tokens, output_tokens: output };
}

/** Dollars as people read them: cents, and more digits below a dollar. */
export function dollars(amount: number): string {
  return `$${amount.toFixed(amount > 0 && amount < 1 ? 4 : 2)}`;
}

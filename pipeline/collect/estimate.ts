/** What a collection would ask and cost, before anything is sent. */
import type { Cell } from './plan.ts';
import type { Setting } from './setting.ts';
import type { Range } from './token-bounds.ts';
import type { TokenCounter } from './token-counter.ts';

export interface Estimate {
  readonly cells: number;
  readonly inputTokens: Range;
  /** `high` is null when the setting states no limit of output tokens. */
  readonly outputTokens: { readonly low: number; readonly high: number | null };
  /** US dollars; null when the price is unknown, `high` null when the output has no limit. */
  readonly cost: { readonly low: number; readonly high: number | null } | null;
  /** At the mean output of the answers there are already; null without any, or without a price. */
  readonly costAtMeanOutput: Range | null;
}

/** `meanOutputTokens` is that of earlier answers of the setting, null when there are none. */
export function estimate(
  setting: Setting,
  cells: readonly Cell[],
  meanOutputTokens: number | null,
  counter: TokenCounter,
): Estimate {
  const ofTask = new Map([...new Set(cells.map(({ task }) => task))].map((task) => [task, counter.count(task.prompt)]));
  const bounds = cells.map(({ task }) => ofTask.get(task) as Range);
  const inputTokens = { low: sum(bounds.map(({ low }) => low)), high: sum(bounds.map(({ high }) => high)) };
  const { tokenLimit } = setting;
  const high = tokenLimit === null ? null : sum(cells.map(({ task }) => Math.max(tokenLimit, task.token_budget ?? 0)));
  const { price } = setting;
  if (price === null) {
    return { cells: cells.length, inputTokens, outputTokens: { low: 0, high }, cost: null, costAtMeanOutput: null };
  }
  const dollars = (input: number, output: number) => (input * price.input + output * price.output) / 1e6;
  const mean = meanOutputTokens === null ? null : meanOutputTokens * cells.length;
  return {
    cells: cells.length,
    inputTokens,
    outputTokens: { low: 0, high },
    cost: { low: dollars(inputTokens.low, 0), high: high === null ? null : dollars(inputTokens.high, high) },
    costAtMeanOutput:
      mean === null ? null : { low: dollars(inputTokens.low, mean), high: dollars(inputTokens.high, mean) },
  };
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

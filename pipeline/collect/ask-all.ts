/** Asks the cells of a collection; every final outcome is on the disk before it is counted. */
import { askEach } from './ask-each.ts';
import { type BudgetLimits, budgetReached } from './budget.ts';
import type { Endpoint } from './endpoint.ts';
import type { Limits } from './options.ts';
import type { Cell } from './plan.ts';
import type { PredictionLog } from './prediction-log.ts';
import { predictionRow } from './prediction-row.ts';
import { requestBody } from './request.ts';
import { requestKey } from './request-key.ts';
import type { Setting } from './setting.ts';
import type { Stop } from './stop.ts';
import type { Tally } from './tally.ts';

export interface AskAllFacts {
  readonly setting: Setting;
  readonly endpoint: Endpoint;
  /** Of the session. */
  readonly startedAt: Date;
  readonly cells: readonly Cell[];
  readonly limits: Limits;
  readonly budget: BudgetLimits;
  readonly log: PredictionLog;
  readonly tally: Tally;
  readonly stop: Stop;
  readonly onNotice?: ((notice: string) => void) | undefined;
}

/** Resolves as `askEach` does. */
export function askAll(facts: AskAllFacts): Promise<string | undefined> {
  const { setting, endpoint, startedAt, cells, limits, budget, log, tally, stop } = facts;
  return askEach<Cell>({
    ...{ setting, endpoint, limits, stop, items: cells, onNotice: facts.onNotice },
    bodyOf: ({ task, repeat }) => requestBody(setting, task, repeat),
    async record(cell, asked, redactor) {
      const facts = { setting, endpoint, session: startedAt, cell, requestKey: requestKey(setting, cell), asked };
      const row = predictionRow(facts, redactor);
      await log.append(row);
      tally.count(row, cell.task.prompt);
    },
    // What an answer costs is not known before there is one.
    firstAtOnce: hasPrice(budget) && tally.spent.rows === 0 ? 8 : undefined,
    reachedBefore: (progress) => budgetReached(budget, tally.spent, progress),
  });
}

const hasPrice = ({ maximumCostInUsd, maximumTokens }: BudgetLimits) =>
  maximumCostInUsd !== undefined || maximumTokens !== undefined;

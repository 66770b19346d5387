/** Asks many cells at once within the limits; every final outcome is on the disk before it is counted. */
import PQueue from 'p-queue';
import { exitCodes, MidrunError } from '../../core/errors.ts';
import { askCell } from './ask-cell.ts';
import { type BudgetLimits, budgetReached } from './budget.ts';
import { createClient } from './client.ts';
import type { Endpoint } from './endpoint.ts';
import type { Limits } from './options.ts';
import { Pace } from './pace.ts';
import type { Cell } from './plan.ts';
import type { PredictionLog } from './prediction-log.ts';
import { predictionRow } from './prediction-row.ts';
import { createRedactor } from './redact.ts';
import { requestBody } from './request.ts';
import { requestKey } from './request-key.ts';
import type { Setting } from './setting.ts';
import { settingStopped } from './setting-stopped.ts';
import type { Stop } from './stop.ts';
import type { Tally } from './tally.ts';

export interface AskAllFacts {
  readonly setting: Setting;
  readonly endpoint: Endpoint;
  readonly cells: readonly Cell[];
  readonly limits: Limits;
  readonly budget: BudgetLimits;
  readonly log: PredictionLog;
  readonly tally: Tally;
  readonly stop: Stop;
}

/**
 * Resolves when every cell is done or `stop` has ended the collection; the reason is in `stop`. Returns the budget that was
 * reached before the last cell; what was on the wire then has been finished, because it is paid.
 */
export async function askAll(facts: AskAllFacts): Promise<string | undefined> {
  const { setting, endpoint, cells, limits, budget, log, tally, stop } = facts;
  const startedAt = performance.now();
  const redactor = createRedactor([endpoint.apiKey]);
  const client = createClient(endpoint, { timeoutInMs: limits.timeoutInMs, stream: setting.stream });
  const queue = new PQueue({ concurrency: limits.concurrency });
  const pace = new Pace(setting, limits, (limit) => {
    queue.concurrency = limit;
  });
  const askAndRecord = async (cell: Cell) => {
    const asked = await askCell(client, setting, requestBody(setting, cell.task, cell.repeat), limits, stop, pace);
    if (asked === undefined) return;
    const key = requestKey(setting, cell);
    const row = predictionRow({ setting, endpoint, cell, requestKey: key, asked }, redactor);
    await log.append(row);
    tally.count(row, cell.task.prompt);
    if (asked.result.kind === 'failed' && asked.result.stopsSetting) {
      stop.stopFor(settingStopped(setting, endpoint, asked.result, redactor));
    }
  };
  let reached: string | undefined;
  try {
    for (const cell of cells) {
      // One cell waits at most, so that a run of any size fits in memory.
      await queue.onSizeLessThan(1);
      if (stop.stopAsking.aborted) break;
      const elapsedInMs = performance.now() - startedAt;
      reached = budgetReached(budget, tally.spent, { inFlight: queue.pending, elapsedInMs });
      if (reached !== undefined) break;
      void queue.add(() => askAndRecord(cell).catch((error: unknown) => stop.stopFor(asFault(error))));
    }
    await queue.onIdle();
    return reached;
  } finally {
    await client.close();
  }
}

function asFault(error: unknown): MidrunError {
  if (error instanceof MidrunError) return error;
  return new MidrunError({
    code: 'collection_fault',
    message: `collection stopped at a fault of its own: ${error instanceof Error ? error.message : String(error)}`,
    remedy: 'Please report it. Every answer that was counted is on the disk.',
    exitCode: exitCodes.incomplete,
    cause: error,
  });
}

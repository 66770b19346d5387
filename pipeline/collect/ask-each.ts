/** Asks many requests at once within the limits of a setting, each recorded by whoever wants them. */
import PQueue from 'p-queue';
import { exitCodes, MidrunError } from '../../core/errors.ts';
import { type Asked, askCell } from './ask-cell.ts';
import { type ClientRoute, createClient } from './client.ts';
import type { Endpoint } from './endpoint.ts';
import type { Limits } from './options.ts';
import { Pace } from './pace.ts';
import { createRedactor, type Redactor } from './redact.ts';
import type { RequestBody } from './request.ts';
import type { Setting } from './setting.ts';
import { settingStopped } from './setting-stopped.ts';
import type { Stop } from './stop.ts';

export interface AskEachFacts<Item> {
  readonly setting: Setting;
  readonly endpoint: Endpoint;
  readonly items: readonly Item[];
  readonly limits: Limits;
  readonly stop: Stop;
  /** Default that of the setting. */
  readonly route?: ClientRoute;
  bodyOf(item: Item): RequestBody;
  /** Puts a final outcome on the disk; counted only when this resolves. */
  record(item: Item, asked: Asked, redactor: Redactor): Promise<void>;
  /** Asked before each item: a reason to ask no further one. */
  reachedBefore?(facts: { readonly inFlight: number; readonly elapsedInMs: number }): string | undefined;
  /** How many may be on the wire before the first of them is recorded; default as many as ever. */
  readonly firstAtOnce?: number | undefined;
  /** Told why the end of the work has to be waited for. */
  readonly onNotice?: ((notice: string) => void) | undefined;
}

/**
 * Resolves when every item is done or `stop` has ended it all; the reason is in `stop`. Returns the budget that was reached before
 * the last item; what was on the wire then has been finished, because it is paid.
 */
export async function askEach<Item>(facts: AskEachFacts<Item>): Promise<string | undefined> {
  const { setting, endpoint, items, limits, stop, route = setting.api } = facts;
  const startedAt = performance.now();
  const redactor = createRedactor([endpoint.apiKey]);
  const stream = setting.stream && route !== 'completions';
  const isOpenAiKey = setting.access.keyVariable === 'OPENAI_API_KEY';
  const client = createClient(endpoint, { timeoutInMs: limits.timeoutInMs, stream, route, isOpenAiKey });
  const queue = new PQueue({ concurrency: Math.min(limits.concurrency, facts.firstAtOnce ?? limits.concurrency) });
  const pace = new Pace(setting, limits, (limit) => {
    queue.concurrency = limit;
  });
  const askAndRecord = async (item: Item) => {
    const asked = await askCell(client, setting, facts.bodyOf(item), limits, stop, pace);
    if (asked === undefined) return;
    await facts.record(item, asked, redactor);
    if (!limits.adaptive) queue.concurrency = limits.concurrency;
    if (asked.result.kind === 'failed' && asked.result.stopsSetting) {
      const fault = settingStopped(setting, endpoint, asked.result, redactor);
      const others = queue.pending - 1;
      if (stop.fault === undefined && others > 0) {
        facts.onNotice?.(`${fault.message}\nWaiting for ${others} requests on the wire; Ctrl-C gives them up.`);
      }
      stop.stopFor(fault, limits.timeoutInMs);
    }
  };
  let reached: string | undefined;
  try {
    for (const item of items) {
      // One item waits at most, so that a run of any size fits in memory.
      await queue.onSizeLessThan(1);
      if (stop.stopAsking.aborted) break;
      reached = facts.reachedBefore?.({ inFlight: queue.pending, elapsedInMs: performance.now() - startedAt });
      if (reached !== undefined) break;
      void queue.add(() => askAndRecord(item).catch((error: unknown) => stop.stopFor(asFault(error))));
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

/** What a collection is asked to do, with the defaults of what is left out. */
import { MidrunError } from '../../core/errors.ts';
import type { Plan } from '../schemas/run-manifest.ts';
import type { BudgetLimits } from './budget.ts';
import type { OwnAddresses } from './endpoint.ts';
import { defaultRetryLimits, type RetryLimits, simulatedRetryLimits } from './retry.ts';
import type { Setting } from './setting.ts';
import type { CollectionProgress } from './tally.ts';

export interface CollectOptions extends BudgetLimits, OwnAddresses {
  readonly corpusDirectory: string;
  readonly runsDirectory: string;
  /** MODEL as the user wrote it; see `parseSetting`. */
  readonly model: string;
  /** Answers per task; default 1. */
  readonly repeats?: number | undefined;
  /** Requests on the wire at once; default that of the setting, else adapted to the server, from 8. */
  readonly concurrency?: number | undefined;
  /** Only the first tasks of the subset, in corpus order. */
  readonly limit?: number | undefined;
  readonly studies?: readonly string[] | undefined;
  readonly arms?: readonly string[] | undefined;
  readonly templates?: readonly string[] | undefined;
  /** Only the tasks with these task, case or source ids, or with ids that begin so up to a slash. */
  readonly ids?: readonly string[] | undefined;
  /** Whether cells that a run has given up are asked once more; default true. */
  readonly askAgain?: boolean | undefined;
  /** Folder of settings files that go before those of Midrun; default `settings/` in the project folder, when there is one. */
  readonly settingsDirectory?: string | undefined;
  /** Whether a setting with open cells is first tried with one call; default false. What Midrun serves itself never is. */
  readonly preflight?: boolean | undefined;
  /** Told of what is worth knowing before the first cell is asked. */
  readonly onNotice?: ((notice: string) => void) | undefined;
  /** Longest wait for one whole reply; default that of the setting. */
  readonly timeoutInMs?: number | undefined;
  /** Attempts per cell in one run; default 6, against simulated subjects 3. */
  readonly maximumAttempts?: number | undefined;
  /** How long requests on the wire may still take after an interruption; default as long as any reply, because they are paid. */
  readonly interruptionGraceInMs?: number | undefined;
  /** Where keys and addresses are looked up; default the process's environment. */
  readonly environment?: Readonly<Record<string, string | undefined>> | undefined;
  /** Other waits than the default ones. */
  readonly retryLimits?: Partial<RetryLimits> | undefined;
  /** Interrupts the collection politely. */
  readonly signal?: AbortSignal | undefined;
  readonly onProgress?: ((progress: CollectionProgress) => void) | undefined;
}

export interface Limits extends RetryLimits {
  /** At the start, when it is adapted. */
  readonly concurrency: number;
  readonly adaptive: boolean;
  readonly timeoutInMs: number;
}

/** The limits of a collection. Throws MidrunError when one is no positive whole number. */
export function limitsOf(options: CollectOptions, setting: Setting): Limits {
  const waits = setting.simulated ? simulatedRetryLimits : defaultRetryLimits;
  const concurrency = options.concurrency ?? setting.concurrency;
  const maximumAttempts = options.maximumAttempts ?? waits.maximumAttempts;
  return {
    ...{ ...waits, ...options.retryLimits },
    maximumAttempts: positive('maximum attempts', maximumAttempts),
    concurrency: positive('concurrency', concurrency ?? 8),
    adaptive: concurrency === null,
    timeoutInMs: positive('timeout', options.timeoutInMs ?? setting.timeoutInMs),
  };
}

/** The subset of the corpus that is asked for, in a form that compares equal however it was written. */
export function planOf(options: CollectOptions): Plan {
  const list = (items: readonly string[] | undefined) =>
    items === undefined || items.length === 0 ? null : [...new Set(items)].sort();
  const ids = list(options.ids);
  const templates = list(options.templates);
  return {
    studies: list(options.studies),
    arms: list(options.arms) as Plan['arms'],
    ...(ids !== null && { ids }),
    ...(templates !== null && { templates }),
    limit: options.limit === undefined ? null : positive('limit', options.limit),
    repeats: positive('repeats', options.repeats ?? 1),
  };
}

function positive(name: string, value: number): number {
  // The longest wait a timer can hold is 2^31 - 1 ms.
  if (Number.isInteger(value) && value >= 1 && value < 2 ** 31) return value;
  throw new MidrunError({
    code: 'invalid_limit',
    message: `${name} is ${value}`,
    remedy: 'Give a whole number from 1 up.',
  });
}

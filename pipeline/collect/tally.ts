/** Counts what a collection has done. Only rows that are on the disk are counted. */
import { type ExitCode, exitCodes } from '../../core/errors.ts';
import { oneLine } from '../explain/excerpt.ts';
import type { Prediction } from '../schemas/prediction.ts';
import { servedBy } from '../served-by.ts';
import type { CompletedOutcome, NoResponseReason } from './classify-outcome.ts';
import { type Spent, spentWith } from './cost.ts';
import type { Setting } from './setting.ts';

export interface CollectionProgress {
  readonly planned: number;
  /** Cells with a row that are not asked again: answered ones and those given up. */
  readonly done: number;
  readonly answered: number;
  readonly noResponse: number;
  /** Of this run alone, by outcome. */
  readonly outcomes: Readonly<Record<CompletedOutcome, number>>;
  /** Cells asked in this run. */
  readonly asked: number;
  /** Of everything in the run folder. */
  readonly spent: Spent;
}

export interface CollectionSummary {
  readonly setting: string;
  readonly simulated: boolean;
  readonly runDirectory: string;
  readonly planned: number;
  readonly answeredBefore: number;
  /** Cells that an earlier run gave up and this one left alone; 0 unless `askAgain` is false. */
  readonly givenUpBefore: number;
  /** Cells that got an answer in this run, by outcome. */
  readonly outcomes: Readonly<Record<CompletedOutcome, number>>;
  /** Cells that were given up in this run, by reason. */
  readonly noResponse: Readonly<Record<NoResponseReason, number>>;
  readonly attempts: number;
  readonly inputTokens: number;
  readonly outputTokens: number;
  /** Of everything in the run folder. */
  readonly spent: Spent;
  /** What a reader of the results has to know: many replies cut off, replies of several models. */
  readonly warnings: readonly string[];
  readonly interrupted: boolean;
  /** The budget that ended the run before the last cell. */
  readonly budgetReached: string | undefined;
  /** 0 when every planned cell has an answer, 4 when a budget kept some from being asked, else 3: the same command goes on. */
  readonly exitCode: ExitCode;
}

/** What earlier runs have left behind, of the cells now planned. */
export interface CellsBefore {
  readonly answered: number;
  readonly givenUp: number;
  readonly spent: Spent;
  /** Who served the answers, as `servedBy` names them. */
  readonly servedBy: ReadonlySet<string>;
}

export class Tally {
  readonly #setting: Setting;
  readonly #planned: number;
  readonly #before: CellsBefore;
  readonly #onProgress: ((progress: CollectionProgress) => void) | undefined;
  readonly #outcomes = { answered: 0, truncated: 0, refused: 0, empty: 0 };
  readonly #noResponse = { transient: 0, permanent: 0, quota: 0, context_exceeded: 0 };
  readonly #servedBy: Set<string>;
  readonly #faults = new Map<string, { count: number; message: string }>();
  #attempts = 0;
  #inputTokens = 0;
  #outputTokens = 0;
  #spent: Spent;

  constructor(
    setting: Setting,
    planned: number,
    before: CellsBefore,
    onProgress?: (progress: CollectionProgress) => void,
  ) {
    this.#setting = setting;
    this.#spent = before.spent;
    this.#planned = planned;
    this.#before = before;
    this.#servedBy = new Set(before.servedBy);
    this.#onProgress = onProgress;
    onProgress?.(this.progress());
  }

  get spent(): Spent {
    return this.#spent;
  }

  /** Counts a row that has been flushed, and the answer to this prompt. */
  count(row: Prediction, prompt: string): void {
    if (row.outcome === 'no_response') this.#countFault(row);
    else this.#outcomes[row.outcome] += 1;
    const server = servedBy(row);
    if (server !== undefined) this.#servedBy.add(server);
    this.#attempts += row.attempt_count;
    this.#inputTokens += row.input_tokens ?? 0;
    this.#outputTokens += row.output_tokens ?? 0;
    this.#spent = spentWith(this.#spent, row, this.#setting.price, prompt);
    this.#onProgress?.(this.progress());
  }

  #countFault({ no_response_reason, error_code, error_message }: Prediction): void {
    this.#noResponse[no_response_reason ?? 'transient'] += 1;
    const code = error_code ?? 'unknown';
    const count = (this.#faults.get(code)?.count ?? 0) + 1;
    this.#faults.set(code, { count, message: error_message ?? '' });
  }

  progress(): CollectionProgress {
    const answered = this.#before.answered + sum(this.#outcomes);
    const noResponse = this.#before.givenUp + sum(this.#noResponse);
    const [planned, outcomes, spent] = [this.#planned, { ...this.#outcomes }, this.#spent];
    const asked = sum(this.#outcomes) + sum(this.#noResponse);
    return { planned, done: answered + noResponse, answered, noResponse, outcomes, asked, spent };
  }

  summary(facts: Pick<CollectionSummary, 'runDirectory' | 'interrupted' | 'budgetReached'>): CollectionSummary {
    const complete = this.progress().answered === this.#planned;
    const incomplete = facts.budgetReached === undefined ? exitCodes.incomplete : exitCodes.budgetReached;
    return {
      ...facts,
      setting: this.#setting.id,
      simulated: this.#setting.simulated,
      planned: this.#planned,
      answeredBefore: this.#before.answered,
      givenUpBefore: this.#before.givenUp,
      outcomes: { ...this.#outcomes },
      noResponse: { ...this.#noResponse },
      attempts: this.#attempts,
      inputTokens: this.#inputTokens,
      outputTokens: this.#outputTokens,
      spent: this.#spent,
      warnings: this.#warnings(),
      exitCode: complete ? exitCodes.done : incomplete,
    };
  }

  #commonestFault(): string[] {
    const [commonest] = [...this.#faults].sort(([, left], [, right]) => right.count - left.count);
    if (commonest === undefined) return [];
    const [code, { message }] = commonest;
    const [failed, completed] = [sum(this.#noResponse), sum(this.#outcomes)];
    return [`no response to ${failed} of ${failed + completed} cells, most often by ${code}: ${oneLine(message)}`];
  }

  #warnings(): string[] {
    const { truncated } = this.#outcomes;
    const completed = sum(this.#outcomes);
    const isCutOff = truncated > truncatedShareToWarnAt * completed;
    return [
      ...this.#commonestFault(),
      ...(isCutOff
        ? [`${truncated} of ${completed} replies were cut off: raise token_limit, or the server's own limit`]
        : []),
      ...(this.#servedBy.size > 1
        ? [`replies came from several models: ${[...this.#servedBy].sort().join(', ')}`]
        : []),
    ];
  }
}

/** More than this share of replies cut off would be read as wrong answers. */
const truncatedShareToWarnAt = 0.01;

function sum(counts: Readonly<Record<string, number>>): number {
  return Object.values(counts).reduce((total, count) => total + count, 0);
}

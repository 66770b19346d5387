/** Counts what a collection has done. Only rows that are on the disk are counted. */
import { type ExitCode, exitCodes } from '../../core/errors.ts';
import type { Prediction } from '../schemas/prediction.ts';
import type { CompletedOutcome, NoResponseReason } from './classify-outcome.ts';

export interface CollectionProgress {
  readonly planned: number;
  /** Cells with a row that are not asked again: answered ones and those given up. */
  readonly done: number;
  readonly answered: number;
  readonly noResponse: number;
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
  readonly interrupted: boolean;
  /** 0 when every planned cell has an answer, else 3: the same command goes on. */
  readonly exitCode: ExitCode;
}

/** What earlier runs have left behind, of the cells now planned. */
export interface CellsBefore {
  readonly answered: number;
  readonly givenUp: number;
}

export class Tally {
  readonly #planned: number;
  readonly #before: CellsBefore;
  readonly #onProgress: ((progress: CollectionProgress) => void) | undefined;
  readonly #outcomes = { answered: 0, truncated: 0, refused: 0, empty: 0 };
  readonly #noResponse = { transient: 0, permanent: 0, quota: 0, context_exceeded: 0 };
  #attempts = 0;
  #inputTokens = 0;
  #outputTokens = 0;

  constructor(planned: number, before: CellsBefore, onProgress?: (progress: CollectionProgress) => void) {
    this.#planned = planned;
    this.#before = before;
    this.#onProgress = onProgress;
    onProgress?.(this.progress());
  }

  /** Counts a row that has been flushed. */
  count(row: Prediction): void {
    if (row.outcome === 'no_response') this.#noResponse[row.no_response_reason ?? 'transient'] += 1;
    else this.#outcomes[row.outcome] += 1;
    this.#attempts += row.attempt_count;
    this.#inputTokens += row.input_tokens ?? 0;
    this.#outputTokens += row.output_tokens ?? 0;
    this.#onProgress?.(this.progress());
  }

  progress(): CollectionProgress {
    const answered = this.#before.answered + sum(this.#outcomes);
    const noResponse = this.#before.givenUp + sum(this.#noResponse);
    return { planned: this.#planned, done: answered + noResponse, answered, noResponse };
  }

  summary(facts: Pick<CollectionSummary, 'setting' | 'simulated' | 'runDirectory' | 'interrupted'>): CollectionSummary {
    const complete = this.progress().answered === this.#planned;
    return {
      ...facts,
      planned: this.#planned,
      answeredBefore: this.#before.answered,
      givenUpBefore: this.#before.givenUp,
      outcomes: { ...this.#outcomes },
      noResponse: { ...this.#noResponse },
      attempts: this.#attempts,
      inputTokens: this.#inputTokens,
      outputTokens: this.#outputTokens,
      exitCode: complete ? exitCodes.done : exitCodes.incomplete,
    };
  }
}

function sum(counts: Readonly<Record<string, number>>): number {
  return Object.values(counts).reduce((total, count) => total + count, 0);
}

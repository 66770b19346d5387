/** A thread that studies one cause: posts `null` after every replicate, and its rows at last. */
import { parentPort, workerData } from 'node:worker_threads';
import type { Cause, PowerTask } from '../../analysis/power/known-truth.ts';
import { type PowerOptions, studyCause } from '../../analysis/power/study-power.ts';

export interface CauseWork {
  readonly tasks: readonly PowerTask[];
  readonly cause: Cause;
  readonly options: PowerOptions;
}

const { tasks, cause, options } = workerData as CauseWork;
parentPort?.postMessage(studyCause(tasks, cause, options, () => parentPort?.postMessage(null)));

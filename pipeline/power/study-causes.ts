/** Studies every cause in a thread of its own, so many at a time as there are cores. */
import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import PQueue from 'p-queue';
import { causes, type PowerTask } from '../../analysis/power/known-truth.ts';
import type { PowerOptions, PowerRow } from '../../analysis/power/study-power.ts';
import type { CauseWork } from './cause-worker.ts';

/** @returns the rows of all causes, in their order; the number of threads changes no number */
export async function studyCauses(
  tasks: readonly PowerTask[],
  options: PowerOptions,
  { jobs, afterReplicate }: { jobs: number; afterReplicate: () => void },
): Promise<PowerRow[]> {
  const queue = new PQueue({ concurrency: jobs });
  const studied = await queue.addAll(
    causes.map((cause) => () => studyInThread({ tasks, cause, options }, afterReplicate)),
  );
  return studied.flat();
}

async function studyInThread(work: CauseWork, afterReplicate: () => void): Promise<PowerRow[]> {
  const worker = new Worker(new URL('cause-worker.ts', import.meta.url), { workerData: work });
  let rows: PowerRow[] = [];
  worker.on('message', (message: PowerRow[] | null) => {
    if (message === null) afterReplicate();
    else rows = message;
  });
  await once(worker, 'exit');
  return rows;
}

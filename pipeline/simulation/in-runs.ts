/** Takes items through sandboxed runs, some hundreds a run and several runs at once. */
import { availableParallelism } from 'node:os';
import PQueue from 'p-queue';
import { exitCodes, MidrunError } from '../../core/errors.ts';
import type { Progress } from '../progress.ts';

export interface Runs {
  /** At once; default the number of cores. */
  readonly jobs?: number | undefined;
  readonly signal?: AbortSignal | undefined;
  readonly progress: Progress;
}

const itemsPerRun = 200;

/** Results in the order of the items. Throws MidrunError `interrupted` (exit code 3) when the signal fires. */
export async function inRuns<Item, Result>(
  items: readonly Item[],
  run: (some: readonly Item[]) => Promise<readonly Result[]>,
  { jobs, signal, progress }: Runs,
): Promise<Result[]> {
  const queue = new PQueue({ concurrency: jobs ?? availableParallelism() });
  let done = 0;
  const results = Array.from({ length: Math.ceil(items.length / itemsPerRun) }, (_, number) =>
    queue.add(async () => {
      if (signal?.aborted) throw interrupted();
      const some = await run(items.slice(number * itemsPerRun, (number + 1) * itemsPerRun));
      done += some.length;
      progress.update(done);
      return some;
    }),
  );
  try {
    return (await Promise.all(results)).flat();
  } finally {
    queue.clear();
    await queue.onIdle();
    progress.stop();
  }
}

function interrupted(): MidrunError {
  return new MidrunError({
    code: 'interrupted',
    message: 'interrupted while checking items',
    remedy: 'Nothing was written. Give the same command again.',
    exitCode: exitCodes.incomplete,
  });
}

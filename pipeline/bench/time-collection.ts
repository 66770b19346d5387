/**
 * `node time-collection.ts CORPUS RUNS BASE_URL CONCURRENCY REPEATS`: a whole collection in a process of its own; prints a
 * `TimedCollection`.
 */

import { collect } from '../collect/collect.ts';
import { collectGarbageSooner } from '../collect-garbage-sooner.ts';
import { timedAsync } from './timed.ts';

export interface TimedCollection {
  readonly cells: number;
  readonly seconds: number;
  readonly cpuInSeconds: number;
  /** Most memory of the process. */
  readonly peakInMegabytes: number;
  /** Live objects after a quarter of the cells and at the end, garbage collected before. */
  readonly heapAtQuarterInMegabytes: number;
  readonly heapAtEndInMegabytes: number;
}

const [corpusDirectory = '', runsDirectory = '', baseUrl = '', concurrency = '', repeats = ''] = process.argv.slice(2);

function liveHeap(): number {
  globalThis.gc?.();
  return process.memoryUsage().heapUsed / 2 ** 20;
}

collectGarbageSooner();
let heapAtQuarterInMegabytes = 0;
const { seconds, cpuInSeconds, result } = await timedAsync(() =>
  collect({
    ...{ corpusDirectory, runsDirectory, model: `${baseUrl}#loopback`, environment: {} },
    ...{ concurrency: Number(concurrency), repeats: Number(repeats) },
    onProgress({ done, planned }) {
      if (done === Math.floor(planned / 4)) heapAtQuarterInMegabytes = liveHeap();
    },
  }),
);
const measured: TimedCollection = {
  ...{ cells: result.outcomes.answered, seconds, cpuInSeconds, heapAtQuarterInMegabytes },
  peakInMegabytes: process.resourceUsage().maxRSS / 1024,
  heapAtEndInMegabytes: liveHeap(),
};
process.stdout.write(JSON.stringify(measured));

/** Collects in a process of its own, so that a test can kill it. Options as JSON in the first argument. */
import { collect } from '../collect/collect.ts';
import { listenForInterruption } from '../collect/interruption.ts';

const interruption = listenForInterruption();
const summary = await collect({
  ...JSON.parse(process.argv[2] ?? '{}'),
  signal: interruption.signal,
  onProgress: ({ done }) => console.log(`done ${done}`),
});
interruption.dispose();
console.log(JSON.stringify(summary));
process.exitCode = summary.exitCode;

/** Collects in a process of its own, so that a test can kill it. Options as JSON in the first argument. */
import { describeError, MidrunError } from '../../core/errors.ts';
import { collect } from '../collect/collect.ts';
import { listenForInterruption } from '../interruption.ts';

const interruption = listenForInterruption();
try {
  const summary = await collect({
    ...JSON.parse(process.argv[2] ?? '{}'),
    signal: interruption.signal,
    onProgress: ({ done }) => console.log(`done ${done}`),
  });
  console.log(JSON.stringify(summary));
  process.exitCode = summary.exitCode;
} catch (error) {
  if (!(error instanceof MidrunError)) throw error;
  console.error(describeError(error));
  process.exitCode = error.exitCode;
} finally {
  interruption.dispose();
}

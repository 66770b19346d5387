/**
 * The table of contents of admission. The checks run in this order, and the first that refuses ends it. Plain repeats come early, so that
 * a program without a repeatable behaviour is not blamed for what its hooks or its checkpoint would change; builds and probes come last.
 */
import type { Check } from './check.ts';
import { cleanRun } from './clean-run.ts';
import { finalNewline } from './final-newline.ts';
import { outputUnchanged } from './output-unchanged.ts';
import { repeatable } from './repeatable.ts';
import { sameStateWhenStopped } from './same-state-when-stopped.ts';
import { sameUnderProbes } from './same-under-probes.ts';
import { traceOrder } from './trace-order.ts';

export const checks: readonly Check[] = [
  cleanRun,
  repeatable,
  outputUnchanged,
  traceOrder,
  finalNewline,
  sameStateWhenStopped,
  sameUnderProbes,
];

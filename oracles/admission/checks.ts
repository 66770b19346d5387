/** The table of contents of admission. The checks run in this order, and the first that refuses ends it. */
import type { Check } from './check.ts';
import { cleanRun } from './clean-run.ts';
import { outputUnchanged } from './output-unchanged.ts';
import { repeatable } from './repeatable.ts';
import { sameStateWhenStopped } from './same-state-when-stopped.ts';
import { traceOrder } from './trace-order.ts';

export const checks: readonly Check[] = [cleanRun, outputUnchanged, traceOrder, sameStateWhenStopped, repeatable];

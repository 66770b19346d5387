/** Refuses a case whose short trace is not strictly shorter than its long one (paper, section 3.2). */
import type { Check } from './check.ts';
import { Refusal } from './refusal.ts';

export const traceOrder: Check = {
  name: 'trace order',
  async run({ observed }) {
    const short = (await observed('short')).report.end?.steps;
    const long = (await observed('long')).report.end?.steps;
    if (short === undefined || long === undefined || short >= long) throw new Refusal('trace_order', { short, long });
    return [];
  },
};

/** The row of traces.jsonl: as many changes of an item's variables as somebody could write down in a reply. */
import { canary } from '../../core/canary.ts';
import type { CheckedItem } from './check-items.ts';
import type { SimulationTrace } from './schemas/simulation-trace.ts';

/** Of all changes in a row. */
export const keptTraceInBytes = 8192;

/** Of a trace that is longer, so many changes are kept, and the row says that they are not all. */
export const beginningOfLongTrace = 50;

export function traceOf(
  { item: { row }, changes, complete }: CheckedItem,
  mostBytes = keptTraceInBytes,
): SimulationTrace {
  const named = changes.map(([line, variable, value]) => ({ line, variable, value }));
  const bytes = named.reduce((sum, change) => sum + Buffer.byteLength(JSON.stringify(change)), 0);
  const whole = complete && bytes <= mostBytes;
  return {
    item_id: row.item_id,
    complete: whole,
    program: row.program,
    changes: whole ? named : named.slice(0, beginningOfLongTrace),
    canary,
  };
}

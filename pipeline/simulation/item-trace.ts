/** The row of traces.jsonl: as many changes of an item's variables as somebody could write down in a reply. */
import { canary } from '../../core/canary.ts';
import type { CheckedItem } from './check-items.ts';
import type { SimulationTrace } from './schemas/simulation-trace.ts';

/** Of all changes in a row; a program with more of them is followed no further. */
export const keptTraceInBytes = 8192;

/** Of a trace that is longer, so many changes are kept, and the row says that they are not all. */
export const beginningOfLongTrace = 50;

export function traceOf({ item: { row }, changes, complete }: CheckedItem): SimulationTrace {
  return {
    item_id: row.item_id,
    complete,
    program: row.program,
    changes: changes
      .slice(0, complete ? undefined : beginningOfLongTrace)
      .map(([line, variable, value]) => ({ line, variable, value })),
    canary,
  };
}

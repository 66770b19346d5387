/** The row of traces.jsonl: as many changes of an item's variables as somebody could write down in a reply. */
import { canary } from '../../core/canary.ts';
import type { CheckedItem } from './check-items.ts';
import type { SimulationTrace } from './schemas/simulation-trace.ts';

/** Of all changes in a row; the rest is left out, and the row says so. */
export const keptTraceInBytes = 8192;

export function traceOf({ item: { row }, changes, complete }: CheckedItem): SimulationTrace {
  const named = changes.map(([line, variable, value]) => ({ line, variable, value }));
  let bytes = 0;
  const tooMany = named.findIndex((change) => {
    bytes += Buffer.byteLength(JSON.stringify(change));
    return bytes > keptTraceInBytes;
  });
  return {
    item_id: row.item_id,
    complete: complete && tooMany === -1,
    program: row.program,
    changes: tooMany === -1 ? named : named.slice(0, tooMany),
    canary,
  };
}

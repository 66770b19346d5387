/** The run-time an instrumented Python program is run by: `python3 <runtime> <program>`. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const encoderParts = ['value_kinds.py', 'canonical_json.py'];
const countingParts = ['native_parts.py', 'iteration_counts.py', 'step_counts.py'];

/** The encoder alone, without hooks. */
export const pythonCanonicalJson = joinParts(encoderParts);

/** The run-time's source. One file, because the interpreter is started without any search path of its own. */
export const pythonRuntime = joinParts([...encoderParts, ...countingParts, 'hooks.py']);

/** The run-time of a traced run (state-metrics.md). */
export const pythonTracingRuntime = joinParts([
  ...encoderParts,
  ...countingParts,
  'state_cells.py',
  'traced_run.py',
  'hooks.py',
]);

/** Run-times of single runs of the audit (oracles/probes/python), each with one thing more or otherwise. */
const partOfVariant = {
  'watched-reads': 'watched_reads.py',
  'any-order': 'any_order.py',
  'shallower-recursion': 'shallower_recursion.py',
} as const;

export type PythonRuntimeVariant = keyof typeof partOfVariant;

export function pythonRuntimeVariant(variant: PythonRuntimeVariant): string {
  return joinParts([...encoderParts, ...countingParts, partOfVariant[variant], 'hooks.py']);
}

function joinParts(names: readonly string[]): string {
  return names.map((name) => readFileSync(join(import.meta.dirname, name), 'utf8')).join('\n');
}

/** The run-time an instrumented Python program is run by: `python3 <runtime> <program>`. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const encoderParts = ['value_kinds.py', 'canonical_json.py'];

/** The encoder alone, without hooks. */
export const pythonCanonicalJson = joinParts(encoderParts);

/** The run-time's source. One file, because the interpreter is started without any search path of its own. */
export const pythonRuntime = joinParts([
  ...encoderParts,
  'native_parts.py',
  'iteration_counts.py',
  'step_counts.py',
  'hooks.py',
]);

/** The run-time of a traced run (state-metrics.md). */
export const pythonTracingRuntime = joinParts([
  ...encoderParts,
  'native_parts.py',
  'iteration_counts.py',
  'state_cells.py',
  'traced_run.py',
  'step_counts.py',
  'hooks.py',
]);

function joinParts(names: readonly string[]): string {
  return names.map((name) => readFileSync(join(import.meta.dirname, name), 'utf8')).join('\n');
}

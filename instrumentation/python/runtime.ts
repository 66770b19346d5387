/** The run-time an instrumented Python program is run by: `python3 <runtime> <program>`. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const parts = ['canonical_json.py', 'hooks.py'];

/** The run-time's source. One file, because the interpreter is started without any search path of its own. */
export const pythonRuntime = parts.map((part) => readFileSync(join(import.meta.dirname, part), 'utf8')).join('\n');

/** The encoder alone, without hooks. */
export const pythonCanonicalJson = readFileSync(join(import.meta.dirname, 'canonical_json.py'), 'utf8');

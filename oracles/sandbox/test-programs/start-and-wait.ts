/**
 * Says what contains programs here and, where something does, starts a sandboxed program with daemons that outlive it, and
 * waits; tests kill it in the middle.
 */
import { runPython } from '../../toolchain/python.ts';
import { sandboxKind } from '../run-sandboxed.ts';

const program = `import os, time
for _ in range(3):
    if os.fork() == 0:
        os.setsid()
        time.sleep(600)
time.sleep(600)
`;

const marker = process.argv[2] ?? '';
console.log(sandboxKind());
if (sandboxKind() === 'bubblewrap') {
  await runPython({ program, input: '', environment: { MIDRUN_TEST_MARKER: marker } });
}

/** A Python program ready to be run: the interpreter's own check of its syntax, and its instrumented form. */
import { sha256 } from '../core/hash.ts';
import type { Loop } from '../instrumentation/instrumented-program.ts';
import { parseShownPython, showPythonCheckpoint } from '../instrumentation/python/checkpoint-line.ts';
import { cyclomaticPython } from '../instrumentation/python/cyclomatic-python.ts';
import { instrumentPython } from '../instrumentation/python/instrument-python.ts';
import { pythonRuntime, pythonRuntimeVariant } from '../instrumentation/python/runtime.ts';
import { readObservedRun } from './finished-run.ts';
import type { ProgramUnderTest } from './program-under-test.ts';
import { reportLimits, surrounding } from './surrounding.ts';
import { runPython } from './toolchain/python.ts';
import { findPythonNative } from './toolchain/python-native.ts';
import { tracePython } from './trace-python.ts';

export async function openPythonProgram(source: string): Promise<ProgramUnderTest> {
  const instrumented = await instrumentPython(source);
  const native = await findPythonNative();
  return {
    language: 'python',
    loops: instrumented.loops as readonly Loop[],
    instrumentedSha256: sha256(instrumented.text),
    source,
    async runClean(input, probe) {
      const runtime = probe?.runtime && pythonRuntimeVariant(probe.runtime);
      return runPython({
        program: source,
        input,
        // Without a mode, hooks do nothing; what the run-time reports of its own is left aside.
        ...(runtime !== undefined && { runtime, captureState: true }),
        ...(probe?.fileName !== undefined && { fileName: probe.fileName }),
        ...(await surrounding(probe)),
      });
    },
    async runInstrumented(input, instructions, probe) {
      const around = await surrounding(probe, { ...native?.environment, ...instructions });
      const result = await runPython({
        program: instrumented.text,
        input,
        runtime: probe?.runtime === undefined ? pythonRuntime : pythonRuntimeVariant(probe.runtime),
        captureState: true,
        ...(probe?.fileName !== undefined && { fileName: probe.fileName }),
        ...around,
        limits: { ...reportLimits, ...around.limits },
        readOnly: [...(native?.readOnly ?? []), ...(around.readOnly ?? [])],
      });
      return readObservedRun(result, 'instrumented run');
    },
    traceState: (input, checkpoint, stride) => tracePython(source, { input, checkpoint, stride }),
    show: (checkpoint) => showPythonCheckpoint(source, checkpoint),
    parseShown: parseShownPython,
    cyclomatic: () => cyclomaticPython(source),
    uninitialisedProbes: [],
  };
}

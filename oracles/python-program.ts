/** A Python program ready to be run: the interpreter's own check of its syntax, its instrumented form, and its probes. */
import { sha256 } from '../core/hash.ts';
import type { Loop } from '../instrumentation/instrumented-program.ts';
import { parseShownPython, showPythonCheckpoint } from '../instrumentation/python/checkpoint-line.ts';
import { cyclomaticPython } from '../instrumentation/python/cyclomatic-python.ts';
import { instrumentPython } from '../instrumentation/python/instrument-python.ts';
import { pythonRuntime } from '../instrumentation/python/runtime.ts';
import { readObservedRun } from './finished-run.ts';
import type { Probe, ProgramUnderTest } from './program-under-test.ts';
import { surrounding } from './surrounding.ts';
import { runPython } from './toolchain/python.ts';
import { findPythonNative } from './toolchain/python-native.ts';
import { tracePython } from './trace-python.ts';

const manyHashSeeds = 16;
const fewHashSeeds = 4;

export async function openPythonProgram(source: string): Promise<ProgramUnderTest> {
  const instrumented = await instrumentPython(source);
  const native = await findPythonNative();
  return {
    language: 'python',
    loops: instrumented.loops as readonly Loop[],
    instrumentedSha256: sha256(instrumented.text),
    runClean: (input, probe) => runPython({ program: source, input, ...surrounding(probe) }),
    async runInstrumented(input, instructions, probe) {
      const result = await runPython({
        program: instrumented.text,
        input,
        runtime: pythonRuntime,
        captureState: true,
        ...surrounding(probe, { ...native?.environment, ...instructions }),
        ...(native !== undefined && { readOnly: native.readOnly }),
      });
      return readObservedRun(result, 'instrumented run');
    },
    traceState: (input, checkpoint, stride) => tracePython(source, { input, checkpoint, stride }),
    show: (checkpoint) => showPythonCheckpoint(source, checkpoint),
    parseShown: parseShownPython,
    cyclomatic: () => cyclomaticPython(source),
    probes: pythonProbes(source),
    uninitialisedProbes: [],
  };
}

/** Hash seeds, allocators, and another surrounding; more seeds where a hash can decide an order (specification, section 4). */
function pythonProbes(source: string): Probe[] {
  const hashMatters = /\bset\b|\bfrozenset\b|\bhash\b|\{[^}:]*\}/.test(source);
  const seeds = Array.from({ length: hashMatters ? manyHashSeeds : fewHashSeeds }, (_, index) => index + 1);
  return [
    ...seeds.map((seed) => ({ name: `hash seed ${seed}`, environment: { PYTHONHASHSEED: String(seed) } })),
    { name: 'malloc', environment: { PYTHONMALLOC: 'malloc' } },
    { name: 'malloc_debug', environment: { PYTHONMALLOC: 'malloc_debug' } },
    {
      name: 'other surrounding',
      blames: 'reads_environment',
      environment: { TZ: 'NPT-5:45', LC_ALL: 'C', HOME: '/tmp', MIDRUN_PADDING: 'x'.repeat(3000) },
      workingDirectory: '/tmp',
    },
  ];
}

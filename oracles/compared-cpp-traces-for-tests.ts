/** One C++ program counted by the traced build and by the reference walker, for tests. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { tracedCpp } from '../instrumentation/cpp/traced-cpp.ts';
import { middleOfLargestLoop, momentsOf } from './compared-traces-for-tests.ts';
import { openCppProgram } from './cpp-program.ts';
import type { Moment, TracedCheckpoint } from './metrics/state-trace.ts';
import { readRunReport } from './run-report.ts';
import { compileCpp, preprocess, runCpp } from './toolchain/cpp.ts';
import { emitterParts, tracingEmitter } from './toolchain/emitter.ts';
import { cppTracer } from './trace-cpp.ts';

const walker = readFileSync(join(import.meta.dirname, 'test-programs/reference-cells.hpp'), 'utf8');
const limits = { cpuInSeconds: 600, wallInMs: 1_800_000 };

/** What the two say; both are to be the same. Undefined for a run of more steps. */
export async function comparedCppTraces(source: string, input: string, mostSteps = 20_000) {
  const checkpoint = await middleOfLargestLoop(await openCppProgram(source), input);
  if (checkpoint === undefined) throw new Error('this program has no loop that ends');
  if (checkpoint.steps > mostSteps) return undefined;
  const traced = await cppTracer(source)({ input, checkpoint, stride: 1 });
  if (traced.problem !== undefined) throw new Error(`the traced run failed: ${traced.problem}`);
  const reference = await walkByReference(source, input, checkpoint, traced.usedLengths);
  return { traced, steps: checkpoint.steps, moments: momentsOf(traced), reference };
}

async function walkByReference(source: string, input: string, checkpoint: TracedCheckpoint, used: string) {
  const { loopId, instance, iteration } = checkpoint;
  const text = await tracedCpp(source, preprocess, loopId);
  if ('error' in text) throw new Error(text.error);
  const emitter = { ...emitterParts(), trace: { hooks: tracingEmitter().trace?.hooks ?? '', cells: walker } };
  const compiled = await compileCpp(text.text, 'traced', { emitter });
  if (!compiled.ok) throw new Error(compiled.message);
  const result = await runCpp({
    binary: compiled.binary,
    input,
    captureState: true,
    limits,
    environment: {
      MIDRUN_MODE: 'trace',
      MIDRUN_TARGETS: `${loopId}:${instance}:${iteration}`,
      MIDRUN_USED: used,
    },
  });
  if (result.status !== 'ok') throw new Error(`the reference walker failed: ${result.stderr}`);
  const { traces } = readRunReport(result.state);
  return Object.fromEntries(
    traces.map(({ where, observations, load, peak }): [Moment, number[]] => [where, [observations, load, peak]]),
  );
}

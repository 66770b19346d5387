/** A traced run of a Python program, by the compiled tracer or, where that cannot be compiled, by the one in Python. */
import { pythonTracingRuntime } from '../instrumentation/python/runtime.ts';
import { type TracedPython, tracedPython } from '../instrumentation/python/traced-python.ts';
import { readObservedRun } from './finished-run.ts';
import type { Moment, StateProblem, StateTotals, StateTrace, TracedCheckpoint } from './metrics/state-trace.ts';
import type { TraceReport } from './run-report.ts';
import { runPython } from './toolchain/python.ts';
import { findPythonNative } from './toolchain/python-native.ts';

/** Cells a run may look at: some seconds of work for either tracer. A count, so that what is exact does not depend on the clock. */
const workLimits = { compiled: 5_000_000_000, python: 50_000_000 } as const;

const limits = { cpuInSeconds: 120, wallInMs: 360_000, outputBytes: 64 * 1024 * 1024 };

export interface TraceRun {
  readonly input: string;
  readonly checkpoint: TracedCheckpoint;
  readonly stride: number;
  /** Work after which cells are counted no further; by default what the tracer at hand can do in some seconds. */
  readonly workLimit?: number;
  /** `python` even where the compiled tracer is at hand. */
  readonly tracer?: 'python';
}

/** Throws Unfinished when a clock expired, and Refusal when the program wrote to the channel of the reports. */
export async function tracePython(source: string, run: TraceRun): Promise<StateTrace> {
  const { loopId, instance, iteration } = run.checkpoint;
  const traced = await tracedPython(source, loopId);
  const native = run.tracer === 'python' ? undefined : await findPythonNative();
  const workLimit = run.workLimit ?? workLimits[native === undefined ? 'python' : 'compiled'];
  const result = await runPython({
    program: traced.text,
    input: run.input,
    runtime: pythonTracingRuntime,
    captureState: true,
    limits,
    environment: {
      MIDRUN_MODE: 'trace',
      MIDRUN_TARGETS: `${loopId}:${instance}:${iteration}`,
      MIDRUN_ADDED_LINES: traced.addedLines.join(','),
      MIDRUN_STRIDE: String(run.stride),
      MIDRUN_WORK_LIMIT: String(workLimit),
      ...native?.environment,
    },
    ...(native !== undefined && { readOnly: native.readOnly }),
  });
  const { report } = readObservedRun(result, 'traced run');
  const end = report.traces.find(({ where }) => where === 'end');
  const completed = result.status === 'ok' && end !== undefined;
  return {
    stdout: result.stdout.toString(),
    moments: new Map(report.traces.map((trace): [Moment, StateTotals] => [trace.where, totals(trace, traced)])),
    work: end?.work ?? 0,
    workLimit,
    problem: completed ? (end.problem as StateProblem | undefined) : 'run_failed',
  };
}

function totals({ observations, samples, load, peak, edges }: TraceReport, traced: TracedPython): StateTotals {
  return { observations, samples, load, peak, edges: edgesOf(edges, traced) };
}

/** Edges between statements. A move from one line to another of the same statement is none; a line that follows itself is a loop. */
function edgesOf(pairs: TraceReport['edges'], { cleanLine, statementLine }: TracedPython): Set<string> {
  const edges = new Set<string>();
  for (const [fromLine, toLine] of pairs) {
    const [from, to] = [statementLine(cleanLine(fromLine)), statementLine(cleanLine(toLine))];
    if (from !== to || fromLine === toLine) edges.add(`${from}>${to}`);
  }
  return edges;
}

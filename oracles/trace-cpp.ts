/**
 * A traced run of a C++ program. A global array counts up to the end of its used part, one length for the whole run, so a first run that
 * counts no cells finds those lengths.
 */
import { tracedCpp } from '../instrumentation/cpp/traced-cpp.ts';
import { Refusal } from './admission/refusal.ts';
import { buildCpp } from './build-cpp.ts';
import { readObservedRun } from './finished-run.ts';
import type { Moment, StateProblem, StateTotals, StateTrace, TracedCheckpoint } from './metrics/state-trace.ts';
import { onceEach } from './once-each.ts';
import type { TraceReport } from './run-report.ts';
import { preprocess, runCpp } from './toolchain/cpp.ts';

/** Values that a run may look at: some seconds of work. */
const defaultWorkLimit = 1_000_000_000;

const limits = { cpuInSeconds: 120, wallInMs: 360_000, outputBytes: 64 * 1024 * 1024 };

export interface CppTraceRun {
  readonly input: string;
  readonly checkpoint: TracedCheckpoint;
  readonly stride: number;
  readonly workLimit?: number;
}

export interface CppTrace extends StateTrace {
  /** Lengths of the global arrays, as MIDRUN_USED has them. */
  readonly usedLengths: string;
}

/**
 * Traces a program, which is built once, as the used lengths are looked for once an input. Throws Unfinished when a clock expired. A
 * traced text that does not compile is the problem `tracer_failed`.
 */
export function cppTracer(source: string): (run: CppTraceRun) => Promise<CppTrace> {
  const binaryOf = onceEach((loopId: number) => tracedBinary(source, loopId));
  const lengthsFor = onceEach((targets: string) =>
    onceEach(async (input: string) => {
      const binary = (await binaryOf(Number.parseInt(targets, 10))) as string;
      const { end } = await traceOnce(binary, input, { MIDRUN_TARGETS: targets, MIDRUN_STRIDE: '0' });
      return (end?.used ?? []).map((one) => one.join('x')).join(';');
    }),
  );
  return async ({ input, checkpoint, stride, workLimit = defaultWorkLimit }) => {
    const binary = await binaryOf(checkpoint.loopId);
    if (binary === undefined) return notTraced(workLimit);
    const targets = `${checkpoint.loopId}:${checkpoint.instance}:${checkpoint.iteration}`;
    const usedLengths = await lengthsFor(targets)(input);
    const { result, traces, end } = await traceOnce(binary, input, {
      MIDRUN_TARGETS: targets,
      MIDRUN_STRIDE: String(stride),
      MIDRUN_WORK_LIMIT: String(workLimit),
      MIDRUN_USED: usedLengths,
    });
    return {
      usedLengths,
      stdout: result.stdout.toString(),
      moments: new Map(traces.map((one): [Moment, StateTotals] => [one.where, totals(one)])),
      work: end?.work ?? 0,
      workLimit,
      problem: result.status === 'ok' && end !== undefined ? (end.problem as StateProblem | undefined) : 'run_failed',
    };
  };
}

async function traceOnce(binary: string, input: string, instructions: Readonly<Record<string, string>>) {
  const environment = { MIDRUN_MODE: 'trace', ...instructions };
  const result = await runCpp({ binary, input, captureState: true, limits, environment });
  const { traces } = readObservedRun(result, 'traced run').report;
  return { result, traces, end: traces.find(({ where }) => where === 'end') };
}

/** Undefined when the text with counts does not compile although the clean one does. */
async function tracedBinary(source: string, loopId: number): Promise<string | undefined> {
  const traced = await tracedCpp(source, preprocess, loopId);
  if ('error' in traced) return undefined;
  try {
    return await buildCpp(traced.text, 'traced');
  } catch (error) {
    if (error instanceof Refusal) return undefined;
    throw error;
  }
}

function notTraced(workLimit: number): CppTrace {
  return {
    usedLengths: '',
    stdout: '',
    moments: new Map(),
    work: 0,
    workLimit,
    problem: 'tracer_failed',
  };
}

function totals({ observations, samples, load, peak, edges }: TraceReport): StateTotals {
  return { observations, samples, load, peak, edges: new Set(edges.map(([from, to]) => `${from}>${to}`)) };
}

/** A C++ program in its clean and its instrumented build, for tests of the hooks. */
import { writeCanonical } from '../core/canonical-json.ts';
import type { CppLoop } from '../instrumentation/cpp/instrument-cpp.ts';
import { instrumentCpp } from '../instrumentation/cpp/instrument-cpp.ts';
import { type RunReport, readRunReport, type StateReport } from './run-report.ts';
import { compileCpp, preprocess, runCpp } from './toolchain/cpp.ts';

export interface InstrumentedRun {
  readonly status: string;
  readonly stdout: string;
  readonly report: RunReport;
  /** The lines of the report channel as they were written. */
  readonly lines: readonly string[];
}

export interface BuiltCpp {
  readonly text: string;
  readonly loops: readonly CppLoop[];
  runClean(input: string): Promise<string>;
  run(input: string, environment?: Readonly<Record<string, string>>): Promise<InstrumentedRun>;
}

/** Throws Error with the compiler's message when either build fails. */
export async function buildBoth(source: string, standard?: string): Promise<BuiltCpp> {
  const instrumented = await instrumentCpp(source, preprocess);
  if ('error' in instrumented) throw new Error(instrumented.error);
  const options = standard === undefined ? {} : { extraFlags: [`-std=${standard}`] };
  const clean = await compileCpp(source, 'clean', options);
  const hooked = await compileCpp(instrumented.text, 'instrumented', options);
  if (!clean.ok) throw new Error(clean.message);
  if (!hooked.ok) throw new Error(hooked.message);
  return {
    ...instrumented,
    async runClean(input) {
      const result = await runCpp({ binary: clean.binary, input });
      if (result.status !== 'ok') throw new Error(`the clean run ended as ${result.status}`);
      return result.stdout.toString();
    },
    async run(input, environment = {}) {
      const result = await runCpp({ binary: hooked.binary, input, environment, captureState: true });
      const lines = result.state
        .toString()
        .split('\n')
        .filter((line) => line !== '');
      return { status: result.status, stdout: result.stdout.toString(), report: readRunReport(result.state), lines };
    },
  };
}

export const count = { MIDRUN_MODE: 'count', MIDRUN_MINIMUM_ITERATIONS: '0' };
export const observe = (targets: string, more = {}) => ({ MIDRUN_MODE: 'observe', MIDRUN_TARGETS: targets, ...more });
export const stop = (checkpoint: string, more = {}) => ({
  MIDRUN_MODE: 'stop',
  MIDRUN_CHECKPOINT: checkpoint,
  ...more,
});

export const stateText = (report: StateReport | undefined) => report && writeCanonical(report.state);
export const stateAt = ({ report }: InstrumentedRun, where: StateReport['where']) =>
  stateText(report.states.find((state) => state.where === where));

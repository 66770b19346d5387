/** One Python program counted by both tracers and by the reference walker, for tests. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { tracedPython } from '../instrumentation/python/traced-python.ts';
import type { Moment, StateTotals, StateTrace, TracedCheckpoint } from './metrics/state-trace.ts';
import type { ProgramUnderTest } from './program-under-test.ts';
import { openPythonProgram } from './python-program.ts';
import { runPython } from './toolchain/python.ts';
import { tracePython } from './trace-python.ts';

const referenceWalker = readFileSync(join(import.meta.dirname, 'test-programs/reference_walker.py'), 'utf8');
const limits = { cpuInSeconds: 600, wallInMs: 1_800_000 };

/** [observations, load, peak] at every moment that was reached. */
export type ComparedMoments = Partial<Record<Moment, readonly number[]>>;

export const momentsOf = ({ moments }: StateTrace): ComparedMoments => {
  const figures = ({ observations, load, peak }: StateTotals) => [observations, load, peak];
  return Object.fromEntries([...moments].map(([moment, totals]) => [moment, figures(totals)]));
};

/** The middle of the instance with most steps that came to its end. Undefined for a program without one. */
export async function middleOfLargestLoop(
  program: ProgramUnderTest,
  input: string,
): Promise<(TracedCheckpoint & { line: number; steps: number }) | undefined> {
  const { report } = await program.runInstrumented(input, { MIDRUN_MODE: 'count', MIDRUN_MINIMUM_ITERATIONS: '1' });
  const usable = new Set(program.loops.filter(({ refused }) => refused === undefined).map(({ id }) => id));
  const loops = report.end?.loops.filter(({ loopId }) => usable.has(loopId)) ?? [];
  const instances = loops.flatMap(({ loopId, listed }) =>
    listed.filter(({ ended }) => ended).map((instance) => ({ loopId, ...instance })),
  );
  const [largest] = instances.sort((one, other) => other.steps - one.steps || one.loopId - other.loopId);
  if (largest === undefined) return undefined;
  const line = program.loops.find(({ id }) => id === largest.loopId)?.line as number;
  const { loopId, instance, iterations } = largest;
  return { loopId, instance, iteration: Math.ceil(iterations / 2), line, steps: report.end?.steps ?? 0 };
}

/** What the two tracers and the reference say; all three are to be the same. */
export async function comparedTraces(source: string, input: string) {
  const checkpoint = await middleOfLargestLoop(await openPythonProgram(source), input);
  if (checkpoint === undefined) throw new Error('this program has no loop that ends');
  const trace = { input, checkpoint, stride: 1, workLimit: 1e12 };
  const compiled = await tracePython(source, trace);
  const python = await tracePython(source, { ...trace, tracer: 'python' });
  return { compiled, python, reference: await walkByReference(source, input, checkpoint) };
}

async function walkByReference(source: string, input: string, checkpoint: TracedCheckpoint & { line: number }) {
  const { stderr, state, status } = await runPython({
    program: source,
    input,
    runtime: referenceWalker,
    captureState: true,
    limits,
    environment: { LOOP: [checkpoint.line, checkpoint.instance, checkpoint.iteration].join(',') },
  });
  if (status !== 'ok') throw new Error(`the reference walker failed: ${stderr}`);
  const { pairs, ...moments } = JSON.parse(state.toString()) as ComparedMoments & { pairs: [number, number][] };
  const { statementLine } = await tracedPython(source, checkpoint.loopId);
  const edges = pairs
    .filter(([from, to]) => from === to || statementLine(from) !== statementLine(to))
    .map(([from, to]) => `${statementLine(from)}>${statementLine(to)}`);
  return { moments, edges: new Set(edges) };
}

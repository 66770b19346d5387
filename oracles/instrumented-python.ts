/** One Python program run clean, under every mode and at every checkpoint, for tests of the hooks. */
import { writeCanonical } from '../core/canonical-json.ts';
import { openPythonProgram } from './python-program.ts';
import type { StateReport } from './run-report.ts';
import type { SandboxResult } from './sandbox/run-sandboxed.ts';

/** What a reader of a run sees of it. */
export const outcomeOf = ({ stdout, exitCode }: SandboxResult) => ({ stdout: stdout.toString(), exitCode });

export const stateLine = ({ where, loopId, instance, step, state }: StateReport): string =>
  `${where} ${loopId}:${instance} after ${step} ${writeCanonical(state)}`;

interface CountedInstance {
  readonly loopId: number;
  readonly instance: number;
  readonly iterations: number;
  readonly steps: number;
  readonly ended: boolean;
}

export const countAll = { MIDRUN_MODE: 'count', MIDRUN_MINIMUM_ITERATIONS: '0' };

/** Runs a program in every mode; of each loop, the first and the last instance are observed in the middle and stopped at. */
export async function runInEveryMode(source: string) {
  const program = await openPythonProgram(source);
  const [clean, off, counted] = await Promise.all([
    program.runClean(''),
    program.runInstrumented('', {}),
    program.runInstrumented('', countAll),
  ]);
  const instances: CountedInstance[] = (counted.report.end?.loops ?? []).flatMap(({ loopId, listed }) =>
    listed.map((instance) => ({ loopId, ...instance })).sort((left, right) => left.instance - right.instance),
  );
  const chosen = instances.filter(
    ({ loopId, instance }, index) => instance === 1 || instances[index + 1]?.loopId !== loopId,
  );
  const middle = ({ iterations }: CountedInstance) => Math.ceil(iterations / 2);
  const targets = chosen.map((at) => `${at.loopId}:${at.instance}:${middle(at)}`).join(';');
  const checkpoints = chosen.flatMap((at) => [
    ...(at.iterations === 0 ? [] : [`inside:${at.loopId}:${at.instance}:${middle(at)}`]),
    ...(at.ended ? [`post:${at.loopId}:${at.instance}`] : []),
  ]);
  const [observed, ...stopped] = await Promise.all([
    program.runInstrumented('', { MIDRUN_MODE: 'observe', MIDRUN_TARGETS: targets }),
    ...checkpoints.map((checkpoint) =>
      program.runInstrumented('', { MIDRUN_MODE: 'stop', MIDRUN_CHECKPOINT: checkpoint }),
    ),
  ]);
  const instanceLines = instances.map(
    (at) => `${at.loopId}:${at.instance} ${at.iterations} ${at.steps}${at.ended ? '' : ' left'}`,
  );
  return { clean, off, counted, instanceLines, observed, stopped };
}

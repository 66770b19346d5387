/** A planned case under admission: its program, and the runs that several checks look at, each made once. */
import type { Candidate } from '../../corpus/schemas/candidate.ts';
import { onceEach } from '../once-each.ts';
import type { StudyLimits } from '../plan/limits.ts';
import type { Instructions, ObservedRun, Probe, ProgramUnderTest } from '../program-under-test.ts';
import type { SandboxResult } from '../sandbox/run-sandboxed.ts';
import type { Plan } from '../schemas/plan.ts';

export const lengths = ['short', 'long'] as const;
export type Length = (typeof lengths)[number];

export interface Subject {
  readonly candidate: Candidate;
  readonly plan: Plan;
  readonly program: ProgramUnderTest;
  readonly limits: StudyLimits;
  input(length: Length): string;
  clean(length: Length): Promise<SandboxResult>;
  /** The run that goes through both checkpoints and on to the end. */
  observed(length: Length): Promise<ObservedRun>;
  observeUnder(length: Length, probe: Probe): Promise<ObservedRun>;
  /** The same on an input that is not the case's own. */
  observeOn(input: string): Promise<ObservedRun>;
  cleanUnder(length: Length, probe: Probe): Promise<SandboxResult>;
  /** The run that ends at the checkpoint, on the long input. */
  stopped(where: 'inside' | 'post'): Promise<ObservedRun>;
}

export function openSubject(candidate: Candidate, plan: Plan, program: ProgramUnderTest, limits: StudyLimits): Subject {
  const input = (length: Length) => (length === 'short' ? candidate.short_input : candidate.long_input);
  const selection = fieldSelection(plan);
  const observing = {
    ...selection,
    MIDRUN_MODE: 'observe',
    MIDRUN_TARGETS: `${plan.loop_id}:${plan.instance}:${plan.iteration}`,
  };
  const place = `${plan.loop_id}:${plan.instance}`;
  const checkpoints = { inside: `inside:${place}:${plan.iteration}`, post: `post:${place}` };
  return {
    candidate,
    plan,
    program,
    limits,
    input,
    clean: onceEach((length) => program.runClean(input(length))),
    observed: onceEach((length) => program.runInstrumented(input(length), observing)),
    observeUnder: (length, probe) => program.runInstrumented(input(length), observing, probe),
    observeOn: (text) => program.runInstrumented(text, observing),
    cleanUnder: (length, probe) => program.runClean(input(length), probe),
    stopped: onceEach((where) =>
      program.runInstrumented(candidate.long_input, {
        ...selection,
        MIDRUN_MODE: 'stop',
        MIDRUN_CHECKPOINT: checkpoints[where],
      }),
    ),
  };
}

/** The fields of a plan, and the prefixes its arrays are cut to, as run-time instructions. */
export function fieldSelection(plan: Plan): Instructions {
  const prefixes = plan.fields.flatMap(({ name, prefix }) => (prefix == null ? [] : [`${name}=${prefix.join('x')}`]));
  return {
    MIDRUN_FIELDS: plan.fields.map(({ name }) => name).join('\n'),
    ...(prefixes.length > 0 && { MIDRUN_PREFIXES: prefixes.join('\n') }),
  };
}

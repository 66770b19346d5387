/**
 * peak_state, state_load and branch signature of a case's four arms, and the overlap of its two runs (specification, section 5). One
 * traced run of the long input gives three arms. A run counts cells exactly up to its work limit; beyond it a second run looks at a sample. Every decision
 * is taken from counts, so it is the same on every machine.
 */
import type { Candidate } from '../../corpus/schemas/candidate.ts';
import type { ProgramUnderTest } from '../program-under-test.ts';
import type { Measurement } from '../schemas/measurement.ts';
import type { Plan } from '../schemas/plan.ts';
import type { VerifiedCase } from '../schemas/verified-case.ts';
import { type BranchColumns, branchesOf, noBranches, type OverlapColumns, overlapOf } from './branch-columns.ts';
import { primeStride, samplesAt } from './prime-stride.ts';
import type { Moment, StateTotals, StateTrace } from './state-trace.ts';

export type StateColumns = Pick<
  Measurement,
  | 'peak_state'
  | 'peak_state_status'
  | 'state_load'
  | 'state_load_status'
  | 'state_observations'
  | 'state_samples'
  | 'state_stride'
  | 'state_repetitions'
  | 'state_reason'
>;

export interface CaseState {
  readonly arms: Readonly<Record<Measurement['arm'], StateColumns & BranchColumns>>;
  readonly overlap: OverlapColumns;
}

type Reason = NonNullable<Measurement['state_reason']>;

/** Runs that agree on every number, when together they stay within the work limit of one. */
const repetitions = 3;

/** A mean of fewer samples says too little. */
const leastSamples = 30;

/** Throws Unfinished and Refusal as ProgramUnderTest does. */
export async function measureState(
  program: ProgramUnderTest,
  candidate: Candidate,
  plan: Plan,
  verified: VerifiedCase,
): Promise<CaseState> {
  const checkpoint = { loopId: plan.loop_id, instance: plan.instance, iteration: plan.iteration };
  const measure = (input: string, output: string) =>
    measureRun((stride) => program.traceState(input, checkpoint, stride), output);
  const short = await measure(candidate.short_input, verified.short_output);
  const long = await measure(candidate.long_input, verified.long_output);
  return {
    arms: {
      'short-trace-final': short.at('end'),
      'long-trace-final': long.at('end'),
      'inside-loop-state': long.at('inside'),
      'post-loop-state': long.at('post'),
    },
    overlap: overlapOf(short.edges, long.edges),
  };
}

interface MeasuredRun {
  at(moment: Moment): StateColumns & BranchColumns;
  /** Of the whole run, where it was measured. */
  readonly edges: ReadonlySet<string> | undefined;
}

/** Values of one input at every moment. `trace` runs the program, looking at every stride-th observation. */
export async function measureRun(trace: (stride: number) => Promise<StateTrace>, output: string): Promise<MeasuredRun> {
  const first = await trace(1);
  const problem = first.problem ?? (first.stdout === output ? undefined : 'output_changed');
  if (problem !== undefined) return unmeasured(problem);
  const whole = first.moments.get('end') as StateTotals;
  if (isExact(whole)) return repeatedRun(first, trace);
  const stride = primeStride(whole.observations);
  const sampled = await trace(stride);
  if (!sameCourse(first, sampled)) return unmeasured('unstable');
  return measured(first, (totals, moment) => beyondLimit(totals, sampled.moments.get(moment) as StateTotals, stride));
}

/** An exact run, made again where three fit into the work limit. */
async function repeatedRun(first: StateTrace, trace: (stride: number) => Promise<StateTrace>): Promise<MeasuredRun> {
  let agreed = 1;
  for (; agreed < repetitions && first.work * repetitions <= first.workLimit; agreed += 1) {
    const again = await trace(1);
    if (!sameCourse(first, again) || !sameTotals(first, again)) return unmeasured('unstable');
  }
  return measured(first, (totals) => exact(totals, agreed));
}

/** `state` says what is known of the cells at a moment that was reached. */
function measured({ moments }: StateTrace, state: (totals: StateTotals, moment: Moment) => StateColumns): MeasuredRun {
  return {
    at(moment) {
      const totals = moments.get(moment);
      if (totals === undefined) return { ...notMeasured('checkpoint_not_reached'), ...noBranches };
      return { ...state(totals, moment), ...branchesOf(totals.edges) };
    },
    edges: moments.get('end')?.edges,
  };
}

function unmeasured(reason: Reason): MeasuredRun {
  return { at: () => ({ ...notMeasured(reason), ...noBranches }), edges: undefined };
}

/** Exact where the first run had counted all up to the moment before it gave up; else estimated from the sample. */
function beyondLimit(first: StateTotals, sampled: StateTotals, stride: number): StateColumns {
  if (isExact(first)) return exact(first, 1);
  if (sampled.samples < samplesAt(stride, sampled.observations)) return notMeasured('too_much_state');
  if (sampled.samples < leastSamples) return notMeasured('few_samples');
  return {
    peak_state: Math.max(first.peak, sampled.peak),
    peak_state_status: 'LOWER_BOUND',
    state_load: Math.round((sampled.load / sampled.samples) * sampled.observations),
    state_load_status: 'ESTIMATED',
    state_observations: sampled.observations,
    state_samples: sampled.samples,
    state_stride: stride,
    state_repetitions: 1,
    state_reason: null,
  };
}

function isExact({ samples, observations }: StateTotals): boolean {
  return samples === observations;
}

function sameCourse(one: StateTrace, other: StateTrace): boolean {
  return (
    one.problem === other.problem &&
    one.stdout === other.stdout &&
    one.moments.size === other.moments.size &&
    [...one.moments].every(([moment, { observations, edges }]) => {
      const totals = other.moments.get(moment);
      return totals?.observations === observations && totals.edges.symmetricDifference(edges).size === 0;
    })
  );
}

function sameTotals(one: StateTrace, other: StateTrace): boolean {
  return [...one.moments].every(([moment, { samples, load, peak }]) => {
    const totals = other.moments.get(moment);
    return totals?.samples === samples && totals.load === load && totals.peak === peak;
  });
}

function exact({ observations, load, peak }: StateTotals, agreed: number): StateColumns {
  return {
    peak_state: peak,
    peak_state_status: 'MEASURED',
    state_load: load,
    state_load_status: 'MEASURED',
    state_observations: observations,
    state_samples: observations,
    state_stride: 1,
    state_repetitions: agreed,
    state_reason: null,
  };
}

function notMeasured(reason: Reason): StateColumns {
  return {
    peak_state: null,
    peak_state_status: 'NOT_MEASURED',
    state_load: null,
    state_load_status: 'NOT_MEASURED',
    state_observations: null,
    state_samples: null,
    state_stride: null,
    state_repetitions: null,
    state_reason: reason,
  };
}

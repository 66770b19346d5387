/** The columns of a score that say how a reply shows its steps. */
import type { SimulationScore } from '../../../analysis/simulation/schemas/simulation-score.ts';
import type { TraceReading } from '../trace/read-trace.ts';

export type TraceColumns = Pick<
  SimulationScore,
  | 'trace_present'
  | 'trace_complete'
  | 'trace_changes'
  | 'trace_reported'
  | 'trace_wrong'
  | 'first_divergent_step'
  | 'steps_followed'
  | 'step_error_rate'
  | 'first_error'
  | 'lazy'
>;

export interface ReplyFacts {
  /** Undefined where there is no reply, or no trace is known. */
  readonly reading: TraceReading | undefined;
  readonly traceAsked: boolean;
  readonly answered: boolean;
  readonly correct: boolean;
  readonly answeredVanilla: boolean;
  /** Length of the reply in tokens, reasoning included. */
  readonly tokens: number;
  readonly stepsNeeded: number;
  readonly isStory: boolean;
}

export function traceColumns(facts: ReplyFacts): TraceColumns {
  const { reading } = facts;
  const lazy = isLazy(facts);
  if (reading === undefined) {
    const first_error = facts.answeredVanilla ? 'vanilla_for_variation' : 'none';
    return { ...noTrace, first_error, lazy };
  }
  return {
    trace_present: reading.present,
    trace_complete: reading.complete,
    trace_changes: reading.changes,
    trace_reported: reading.reported,
    trace_wrong: reading.wrong,
    first_divergent_step: reading.firstDivergent ?? null,
    steps_followed: reading.followed,
    step_error_rate: reading.reported === 0 ? null : Math.min(1, reading.wrong / reading.reported),
    first_error: firstErrorOf(facts, reading),
    lazy,
  };
}

const noTrace: Omit<TraceColumns, 'first_error' | 'lazy'> = {
  trace_present: null,
  trace_complete: null,
  trace_changes: null,
  trace_reported: null,
  trace_wrong: null,
  first_divergent_step: null,
  steps_followed: null,
  step_error_rate: null,
};

/** What the steps themselves show goes before how the reply ends. */
function firstErrorOf(facts: ReplyFacts, reading: TraceReading): SimulationScore['first_error'] {
  if (facts.answeredVanilla) return 'vanilla_for_variation';
  if (reading.firstError !== 'none') return reading.firstError;
  if (facts.correct || !facts.traceAsked) return 'none';
  if (!facts.answered) return reading.present && reading.stopsEarly ? 'truncated_tracking' : 'none';
  if (!reading.present || reading.stopsEarly) return 'premature_answer';
  // All that is shown is right and the answer is not: some step was left out without a trace.
  return reading.complete ? 'other' : 'skipped_action';
}

/**
 * Answers with fewer than half of the changes, and with fewer tokens than statements or no steps at all. Loops whose outcome is shown in
 * one go are no laziness; a story whose trace is not known has no statements to be lazy about.
 */
function isLazy({ reading, traceAsked, answered, tokens, stepsNeeded, isStory }: ReplyFacts): boolean | null {
  if (!traceAsked || !answered || (isStory && reading === undefined)) return null;
  const isShort = tokens < stepsNeeded;
  if (reading === undefined) return isShort;
  if (reading.complete) return false;
  return reading.reported < reading.changes / 2 && (isShort || (!reading.present && tokens < 2 * stepsNeeded));
}

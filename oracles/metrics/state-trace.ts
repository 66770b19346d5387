/** One traced run of a program: how many cells its live variables reached, and which places ran right after which. */

/** Where the two moments inside the run are. Their numbers are those of instrumentation/protocol.md. */
export interface TracedCheckpoint {
  readonly loopId: number;
  readonly instance: number;
  readonly iteration: number;
}

/** What was counted up to a moment. */
export interface StateTotals {
  readonly observations: number;
  /** Observations at which cells were counted. */
  readonly samples: number;
  /** Sum and maximum of the cells at the samples. */
  readonly load: number;
  readonly peak: number;
  /** Executed control-flow edges, each a pair of places of the clean source written as one text, `from>to`. */
  readonly edges: ReadonlySet<string>;
}

export type Moment = 'inside' | 'post' | 'end';

export interface StateTrace {
  readonly stdout: string;
  /** A moment that was never reached is absent. */
  readonly moments: ReadonlyMap<Moment, StateTotals>;
  /** Cells looked at, frames included; counting cells ends when it passes the limit. */
  readonly work: number;
  readonly workLimit: number;
  /** Why the numbers mean nothing, where they do. */
  readonly problem: StateProblem | undefined;
}

/** What keeps a trace from being used: it failed, another tracer took its place, or values it cannot look into were live. */
export type StateProblem = 'run_failed' | 'trace_replaced' | 'tracer_failed' | 'numpy';

/** What instrumenting a program yields, the same for both languages. The run-time protocol is in protocol.md. */

export interface Loop {
  /** 1, 2, ... in source order; the number the hooks report. */
  readonly id: number;
  readonly kind: 'for' | 'while' | 'range-for' | 'do';
  /** 1-based line of the loop statement in the clean source. */
  readonly line: number;
  /** Variables that the loop's header binds, or sets while the body leaves them alone. */
  readonly headerNames: readonly string[];
  /** Why the loop carries no hooks, when it carries none. */
  readonly refused?: string;
}

export interface InstrumentedProgram {
  /** The program with hooks, to be run under protocol.md. */
  readonly text: string;
  readonly loops: readonly Loop[];
}

/** One checkpoint of a plan: where the program stops. `iteration` is absent for the checkpoint after the loop. */
export interface Checkpoint {
  readonly loopId: number;
  readonly instance: number;
  readonly iteration?: number;
  readonly fields: readonly string[];
}

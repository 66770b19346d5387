/** What a study allows. Counts and sizes only, never clocks, so that a verdict does not depend on the machine. */
export interface StudyLimits {
  readonly sourceBytes: number;
  readonly inputBytes: number;
  readonly outputBytes: number;
  /** Executed statements on the long input. */
  readonly traceLength: number;
  /** Iterations an instance needs on the long input. */
  readonly minimumIterations: number;
  /** The paper's limit for the canonical JSON of a state. */
  readonly stateBytes: number;
  /** Fields are dropped, largest first, until the state is this small. */
  readonly targetStateBytes: number;
}

export const builtInLimits: StudyLimits = {
  sourceBytes: 64 * 1024,
  inputBytes: 16 * 1024,
  outputBytes: 16 * 1024,
  traceLength: 100_000,
  minimumIterations: 20,
  stateBytes: 16_384,
  targetStateBytes: 2_048,
};

export const importedLimits: StudyLimits = { ...builtInLimits, traceLength: 5_000_000 };

export function limitsFor(origin: 'built-in' | 'imported'): StudyLimits {
  return origin === 'built-in' ? builtInLimits : importedLimits;
}

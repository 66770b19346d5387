/** What is asked of the sandbox and what it answers. */

/**
 * How a run ended. `policy`: the kernel refused what the program tried, and the program failed of it.
 * `sandbox_error`: the program was never started.
 */
export type RunStatus =
  | 'ok'
  | 'nonzero'
  | 'signal'
  | 'cpu_timeout'
  | 'wall_timeout'
  | 'memory'
  | 'output_limit'
  | 'policy'
  | 'sandbox_error';

export interface SandboxLimits {
  /** CPU time of each process, in whole seconds. */
  cpuInSeconds: number;
  /** Time on the clock for the whole run. */
  wallInMs: number;
  /** Address space of each process; Infinity for none (sanitizers reserve terabytes). */
  memoryBytes: number;
  /** Size of standard output, of standard error, of the state, and of any file that is written. */
  outputBytes: number;
  /** Processes and threads alive at a time. */
  processes: number;
  /** Stack of the main thread; also the default stack of every other thread, so it counts against memoryBytes. */
  stackBytes: number;
}

/** A host file or directory that is visible inside, at `to` or, without it, at its own path. */
export interface Mount {
  readonly from: string;
  readonly to?: string;
}

export interface SandboxRequest {
  /** Absolute path, as seen inside, and arguments. */
  readonly command: readonly string[];
  /** Standard input; empty when absent. */
  readonly input?: string | Uint8Array;
  /** The whole environment of the program. */
  readonly environment?: Readonly<Record<string, string>>;
  /** Host files and directories to show read-only. */
  readonly readOnly?: readonly Mount[];
  /** One host directory to mount read-write at the same path. Started by root, it changes its owner. */
  readonly writable?: string;
  /** As seen inside; `/midrun`, where nothing can be written, when absent. */
  readonly workingDirectory?: string;
  readonly limits?: Partial<SandboxLimits>;
  /** Gives the program file descriptor 3, whose bytes come back as `state`. */
  readonly captureState?: boolean;
}

export interface SandboxResult {
  readonly status: RunStatus;
  /** `null` when a signal ended the program or it was never started. */
  readonly exitCode: number | null;
  /** Such as `SIGSEGV`. */
  readonly signal: string | null;
  readonly stdout: Buffer;
  readonly stderr: Buffer;
  readonly state: Buffer;
}

/** A request with everything decided. */
export interface ResolvedRequest extends SandboxRequest {
  readonly environment: Readonly<Record<string, string>>;
  readonly limits: SandboxLimits;
  /** User id the program drops to when Midrun was started by root. */
  readonly account: number | undefined;
}

/** From what is known about an ended run to its status. */
import { constants } from 'node:os';
import type { GuardReport } from './guard.ts';
import type { RunStatus, SandboxLimits, SandboxResult } from './types.ts';

export interface RunFacts {
  readonly report: GuardReport;
  readonly limits: SandboxLimits;
  /** The wall limit was reached and the run killed. */
  readonly timedOut: boolean;
  /** Exit code of bubblewrap, which repeats that of the guard. */
  readonly launcherExitCode: number | undefined;
  /** Standard output, standard error or the state grew past the limit. */
  readonly outputExceeded: boolean;
  readonly stderr: Buffer;
}

type Outcome = Pick<SandboxResult, 'status' | 'exitCode' | 'signal'>;

/** The status, the exit code and the signal of a run. The first rule that fits decides. */
export function readOutcome(facts: RunFacts): Outcome {
  const { exitCode, signal } = readEnd(facts.report.exitCode ?? facts.launcherExitCode);
  const without = { exitCode: null, signal: null };
  if (!facts.report.started) return { status: facts.timedOut ? 'wall_timeout' : 'sandbox_error', ...without };
  if (facts.outputExceeded) return { status: 'output_limit', exitCode, signal };
  if (facts.timedOut) return { status: 'wall_timeout', ...without };
  if (exitCode === null && signal === null) return { status: 'sandbox_error', ...without };
  return { status: statusOfEnd(facts, exitCode, signal), exitCode, signal };
}

function statusOfEnd(facts: RunFacts, exitCode: number | null, signal: string | null): RunStatus {
  if (exitCode === 0) return 'ok';
  if (signal === 'SIGXCPU') return 'cpu_timeout';
  // The hard limit kills a program that ignores SIGXCPU.
  if (signal === 'SIGKILL' && facts.report.cpuInSeconds >= facts.limits.cpuInSeconds) return 'cpu_timeout';
  if (signal === 'SIGXFSZ') return 'output_limit';
  if (signal === 'SIGSYS') return 'policy';
  const lastWords = facts.stderr.subarray(-4096).toString('latin1');
  const told = toldByStandardError.find(([, words]) => words.test(lastWords));
  if (told !== undefined) return told[0];
  return signal === null ? 'nonzero' : 'signal';
}

/** What a program that fails says of the reason: Python, the C++ library, a sanitizer, and the compiler of its parts. */
const toldByStandardError: readonly (readonly [RunStatus, RegExp])[] = [
  ['memory', /^MemoryError|std::bad_alloc|out of memory|virtual memory exhausted|Cannot allocate memory/m],
  ['memory', /hard rss limit exhausted|Killed signal terminated program/],
  ['cpu_timeout', /CPU time limit exceeded/],
  ['output_limit', /File size limit exceeded|File too large|No space left on device/],
  ['policy', /Resource temporarily unavailable|can't start new thread/],
  ['policy', /Read-only file system|Network is unreachable|Operation not permitted/],
];

/**
 * A death by signal n arrives as exit code 128 + n, as shells report it; a program that ends by itself with such a code
 * cannot be told from it.
 */
function readEnd(code: number | undefined): { exitCode: number | null; signal: string | null } {
  if (code === undefined) return { exitCode: null, signal: null };
  const signal = signalNames.get(code - 128);
  return signal === undefined ? { exitCode: code, signal: null } : { exitCode: null, signal };
}

const signalNames = new Map(
  Object.entries(constants.signals)
    // Of two names of one number the first is the common one (SIGABRT before SIGIOT).
    .toReversed()
    .map(([name, number]) => [number as number, name]),
);

/** Tells a run that the machine cut short from one that the program ended by itself. */
import { Refusal, Unfinished } from './admission/refusal.ts';
import type { SandboxResult } from './sandbox/run-sandboxed.ts';

/** Throws Unfinished when a clock expired or the sandbox failed: never a verdict on the program. */
export function requireFinished(result: SandboxResult, what: string): void {
  if (result.status === 'cpu_timeout' || result.status === 'wall_timeout' || result.status === 'sandbox_error') {
    throw new Unfinished(`${what}: ${result.status} ${lastLine(result.stderr)}`.trim());
  }
}

/** Throws Refusal (clean_run_failed) unless the program ended with exit code 0. */
export function requireSuccess(result: SandboxResult, what: string): void {
  requireFinished(result, what);
  if (result.status === 'ok') return;
  const { status, exitCode, signal } = result;
  throw new Refusal('clean_run_failed', { run: what, status, exitCode, signal, message: lastLine(result.stderr) });
}

function lastLine(text: Buffer): string {
  return text.toString().trim().split('\n').at(-1)?.slice(0, 300) ?? '';
}

/** Tells a run that the machine cut short from one that the program ended by itself. */
import { JsonSyntaxError } from '../core/read-json.ts';
import { Refusal, Unfinished } from './admission/refusal.ts';
import { explainMissingModule } from './missing-module.ts';
import type { ObservedRun } from './program-under-test.ts';
import { refusePythonTwoRun } from './python-two.ts';
import { readRunReport } from './run-report.ts';
import type { RunStatus, SandboxResult } from './sandbox/run-sandboxed.ts';
import type { CompiledProgram } from './toolchain/cpp.ts';

/** A clock expired or the sandbox failed. */
function isCutShort(status: RunStatus): boolean {
  return status === 'cpu_timeout' || status === 'wall_timeout' || status === 'sandbox_error';
}

/** Throws Unfinished when a clock expired or the sandbox failed: never a verdict on the program. */
export function requireFinished({ status, stderr }: SandboxResult, what: string): void {
  if (isCutShort(status)) throw new Unfinished(`${what}: ${status} ${lastLine(stderr)}`.trim());
}

/** Throws Unfinished when the compiler was cut short, which says nothing of what it compiled. */
export function requireFinishedCompilation(compiled: CompiledProgram, flavour: string): void {
  if (!compiled.ok && isCutShort(compiled.status)) throw new Unfinished(`compilation (${flavour}): ${compiled.status}`);
}

/** Throws Refusal (clean_run_failed; unsupported_source when it is Python 2 that fails) unless the program ended with exit code 0. */
export function requireSuccess(result: SandboxResult, what: string): void {
  requireFinished(result, what);
  if (result.status === 'ok') return;
  const { status, exitCode, signal } = result;
  const message = lastLine(result.stderr);
  const evidence = { run: what, status, exitCode, signal, message };
  throw (
    refusePythonTwoRun(message) ?? new Refusal('clean_run_failed', evidence, undefined, explainMissingModule(message))
  );
}

/** A run of the program with hooks, and what it reported. Throws Unfinished, and Refusal when the report was tampered with or cut. */
export function readObservedRun(result: SandboxResult, what: string): ObservedRun {
  requireFinished(result, what);
  try {
    return { result, report: readRunReport(result.state) };
  } catch (cause) {
    if (!(cause instanceof JsonSyntaxError)) throw cause;
    const { status } = result;
    throw new Refusal('instrumentation_failed', { run: what, status, message: `unreadable report: ${cause.message}` });
  }
}

/** Of what a run wrote to standard error, enough to know what it objects to. */
export function firstLines(text: Buffer, count = 3): string {
  return text.toString().trim().split('\n').slice(0, count).join(' | ').slice(0, 400);
}

function lastLine(text: Buffer): string {
  return text.toString().trim().split('\n').at(-1)?.slice(0, 300) ?? '';
}

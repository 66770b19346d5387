/** What a failed compilation says to the user. */
import type { SandboxResult } from '../sandbox/run-sandboxed.ts';

const longestMessage = 4_000;

/** The compiler's own words, or how it was ended when it had none; places of the sandbox left out. */
export function compilerMessage(result: Pick<SandboxResult, 'status' | 'stderr'>): string {
  const words = result.stderr
    .subarray(0, 4 * longestMessage)
    .toString()
    .replaceAll('/midrun/', '')
    .trim();
  if (words === '') return `the compiler ended with ${result.status}`;
  return words.slice(0, longestMessage);
}

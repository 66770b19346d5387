/** Thrown while an entry of the cache is made, to leave nothing there and tell everyone who waits for it. */
import type { SandboxResult } from '../sandbox/types.ts';

export class CompilationFailed extends Error {
  readonly result: SandboxResult;

  constructor(result: SandboxResult) {
    super('compilation failed');
    this.result = result;
  }
}

/** A C++ program ready to be run. */
import { Refusal } from './admission/refusal.ts';
import type { ProgramUnderTest } from './program-under-test.ts';

export async function openCppProgram(_source: string): Promise<ProgramUnderTest> {
  throw new Refusal('instrumentation_failed', { message: 'C++ is not instrumented yet' });
}

/** Collects several simulated subjects, one after the other. */
import { exitCodes, MidrunError } from '../core/errors.ts';
import { collectSetting } from './collect-setting.ts';
import type { SimulatedSubjectName } from './simulated/subject-names.ts';

export interface SimulatedCollection {
  readonly corpusDirectory: string;
  readonly runsDirectory: string;
  readonly signal: AbortSignal;
}

/** Throws MidrunError `interrupted` (exit code 3), and as collection does. */
export async function collectSimulated(
  names: readonly SimulatedSubjectName[],
  { corpusDirectory, runsDirectory, signal }: SimulatedCollection,
): Promise<void> {
  for (const name of names) {
    const model = `sim/${name}`;
    // What a simulated subject has not answered stays so: the same command twice gives the same tables.
    const { interrupted } = await collectSetting({ corpusDirectory, runsDirectory, model, askAgain: false, signal });
    if (interrupted) throw interruptedError();
  }
}

function interruptedError(): MidrunError {
  return new MidrunError({
    code: 'interrupted',
    message: 'interrupted while collecting',
    remedy: 'Nothing was lost. Run the same command again.',
    exitCode: exitCodes.incomplete,
  });
}

/** Makes one error of all that went wrong in a stage: what a user has to correct comes first, then faults, then what is to be repeated. */
import { exitCodes, MidrunError } from '../../core/errors.ts';
import { Unfinished } from '../../oracles/admission/refusal.ts';

/** @param problems at least one, in the order of the stage's inputs */
export function problemOfStage(problems: readonly Error[], stageName: string): Error {
  const badInput = problems.filter((problem) => problem instanceof MidrunError);
  if (badInput.length > 0) return withTheOthers(badInput);
  const fault = problems.find((problem) => !(problem instanceof Unfinished));
  if (fault !== undefined) return fault;
  return new MidrunError({
    code: 'incomplete',
    message: `stage ${stageName}: ${problems.length} not finished (first: ${problems[0]?.message ?? ''})`,
    remedy: 'Nothing was lost. Run the same command again, on a quieter machine if a clock expired.',
    exitCode: exitCodes.incomplete,
  });
}

/** Users mend one file at a time, but want to know of the others. */
function withTheOthers(problems: readonly MidrunError[]): MidrunError {
  const first = problems[0] as MidrunError;
  const others = new Set(problems.flatMap(({ file }) => (file === undefined || file === first.file ? [] : [file])));
  if (others.size === 0) return first;
  const { code, message, file, place, exitCode } = first;
  const remedy = [first.remedy ?? '', 'Also to be corrected:', ...[...others].map((other) => `  ${other}`)].join('\n');
  return new MidrunError({ code, message, file, place, exitCode, remedy, cause: first });
}

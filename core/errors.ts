/**
 * The one error shape of Midrun: what is wrong, in which file, at which place, and what to do about it.
 * The command line prints it and exits with `exitCode` (README, "Exit codes").
 */

/** Exit codes of the command line. */
export const exitCodes = { done: 0, badInput: 2, incomplete: 3, budgetReached: 4, quotaOrAuthentication: 5 } as const;
export type ExitCode = (typeof exitCodes)[keyof typeof exitCodes];

export interface MidrunErrorFacts {
  /** Short machine-readable name in snake_case, such as `missing_file`. */
  readonly code: string;
  /** What is wrong, as one sentence without a final stop. */
  readonly message: string;
  /** File the user has to look at. */
  readonly file?: string | undefined;
  /** Place inside the file: a line number, a field, or both. */
  readonly place?: string | undefined;
  /** What the user can do about it. */
  readonly remedy?: string | undefined;
  readonly exitCode?: ExitCode;
  readonly cause?: unknown;
}

export class MidrunError extends Error {
  override readonly name = 'MidrunError';
  readonly code: string;
  readonly file: string | undefined;
  readonly place: string | undefined;
  readonly remedy: string | undefined;
  readonly exitCode: ExitCode;

  constructor(facts: MidrunErrorFacts) {
    super(facts.message, { cause: facts.cause });
    this.code = facts.code;
    this.file = facts.file;
    this.place = facts.place;
    this.remedy = facts.remedy;
    this.exitCode = facts.exitCode ?? exitCodes.badInput;
  }
}

/** The text a user sees: `file:place  message`, then the remedy on its own line. */
export function describeError(error: MidrunError): string {
  const where = [error.file, error.place].filter((part) => part !== undefined).join(':');
  const head = where === '' ? error.message : `${where}  ${error.message}`;
  return error.remedy === undefined ? head : `${head}\n${error.remedy}`;
}

/** What a file system refuses, as an error of Midrun: such a refusal is no fault of the program, and a stack trace would hide the file. */
import { exitCodes, MidrunError } from '../core/errors.ts';

const noRoom = 'Make room, then run the same command again: it goes on where it stopped.';
const notAllowed = 'Mend the permissions, or name another folder, then run the same command again.';
const noFolder = 'Name a folder, or move the file that has its name out of the way.';

const remedies: Readonly<Record<string, string>> = {
  ...{ ENOSPC: noRoom, EDQUOT: noRoom, EFBIG: noRoom },
  ...{ EACCES: notAllowed, EPERM: notAllowed, EROFS: notAllowed },
  ...{ ENOTDIR: noFolder, EEXIST: noFolder, EISDIR: noFolder },
  ENAMETOOLONG: 'Use a shorter name: a file or a folder is called by it.',
};

/** Undefined for every other problem. A full disk is exit code 3, anything else 2. */
export function fileSystemError(problem: unknown): MidrunError | undefined {
  if (!(problem instanceof Error)) return undefined;
  const { code = '', path: file, message, syscall } = problem as NodeJS.ErrnoException;
  const remedy = remedies[code];
  if (remedy === undefined || syscall === undefined) return undefined;
  const exitCode = remedy === noRoom ? exitCodes.incomplete : exitCodes.badInput;
  return new MidrunError({ code: 'file_system', message, file, remedy, exitCode, cause: problem });
}

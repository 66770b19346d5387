/** A directory of this process alone, removed when it ends. */
import { temporaryFolder } from '../../core/temporary-folder.ts';

let directory: string | undefined;

/** The directory's absolute path; made when first asked for. */
export function privateDirectory(): string {
  directory ??= temporaryFolder('runs');
  return directory;
}

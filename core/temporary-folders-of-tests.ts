/** For vitest, which kills the processes that ran the tests: removes the folders they have left behind. */
import { removeAbandonedFolders } from './temporary-folder.ts';

export function teardown(): void {
  removeAbandonedFolders();
}

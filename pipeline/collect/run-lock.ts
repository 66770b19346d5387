/** One collector per run folder. */
import { lockFolder } from '../folder-lock.ts';

/** Takes the lock; returns what releases it. Throws MidrunError (exit code 3) while another process holds it. */
export function lockRunFolder(directory: string): () => void {
  return lockFolder(directory, { code: 'run_folder_locked', deed: 'is collecting into this run folder' });
}

/** One build per corpus folder: two at once would replace each other's files. */
import { lockFolder } from '../folder-lock.ts';

/** Does a build's work under the lock. Throws MidrunError (exit code 3) while another build holds it. */
export async function whileCorpusIsLocked<Result>(directory: string, work: () => Promise<Result>): Promise<Result> {
  const unlock = lockFolder(directory, { code: 'corpus_folder_locked', deed: 'is building this corpus' });
  try {
    return await work();
  } finally {
    unlock();
  }
}

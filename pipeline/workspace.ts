/** Where things are kept, and the options by which every verb says so. */
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');

export const defaultDirectories = {
  corpus: join(root, 'build/corpus'),
  runs: join(root, 'runs'),
  analysis: join(root, 'build/analysis'),
  cache: join(root, 'build/cache/stages'),
  /** Programs that users add; each study is a folder in it. */
  added: join(root, 'added-programs'),
} as const;

export interface Directories {
  readonly corpus: string;
  readonly runs: string;
  readonly analysis: string;
}

/** Options of the verbs that read or write a corpus, runs or an analysis. */
export const corpusOption = {
  type: 'string',
  default: defaultDirectories.corpus,
  defaultDescription: 'build/corpus',
  describe: 'Folder of the built corpus',
} as const;

export const runsOption = {
  type: 'string',
  default: defaultDirectories.runs,
  defaultDescription: 'runs',
  describe: 'Folder of the collected runs',
} as const;

export const analysisOption = {
  type: 'string',
  default: defaultDirectories.analysis,
  defaultDescription: 'build/analysis',
  describe: 'Folder of grades, tables and figures',
} as const;

/** A signal that fires on the first interruption from the keyboard or the system; a second one ends the process at once. */
export function interruption(): AbortSignal {
  const controller = new AbortController();
  for (const name of ['SIGINT', 'SIGTERM'] as const) {
    process.once(name, () => {
      process.stderr.write('Interrupted: finishing what is under way. Interrupt again to stop at once.\n');
      controller.abort();
    });
  }
  return controller.signal;
}

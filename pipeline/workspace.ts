/** Where things are kept, and the options by which every verb says so. */
import { join } from 'node:path';
import { countOption } from './number-options.ts';

const root = join(import.meta.dirname, '..');

export const defaultDirectories = {
  corpus: join(root, 'build/corpus'),
  runs: join(root, 'runs'),
  analysis: join(root, 'build/analysis'),
  cache: join(root, 'build/cache/stages'),
  /** Programs that users add; each study is a folder in it. */
  added: join(root, 'added-programs'),
} as const;

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

export const cacheOption = {
  type: 'string',
  default: defaultDirectories.cache,
  defaultDescription: 'build/cache/stages',
  describe: 'Folder that keeps the results of stages between builds',
} as const;

export const jobsOption = countOption('jobs', 'Programs under work at once (default: the number of cores)');

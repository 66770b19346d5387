/** Where things are kept, and the options by which every verb says so. */
import { join } from 'node:path';
import { countOption, folderOption, textOption } from './option-kinds.ts';

const root = join(import.meta.dirname, '..');

export const defaultDirectories = {
  corpus: join(root, 'build/corpus'),
  runs: join(root, 'runs'),
  analysis: join(root, 'build/analysis'),
  cache: join(root, 'build/cache/stages'),
  /** Programs that users add; each study is a folder in it. */
  added: join(root, 'added-programs'),
} as const;

export const suites = ['checkpoint', 'simulation'] as const;
export type Suite = (typeof suites)[number];

export const simulationDirectories = {
  corpus: join(root, 'build/simulation'),
  runs: join(root, 'runs-simulation'),
  analysis: join(root, 'build/simulation-analysis'),
} as const;

/** Which suite a verb is about; the folders of each have usual places of their own. */
export const suiteOption = {
  choices: suites,
  default: 'checkpoint' as const,
  describe:
    'checkpoint: real programs; simulation: generated code and stories, in build/simulation and runs-simulation',
} as const;

/** The folders that are meant: those named, else the usual ones of the suite. */
export function foldersOfSuite<Folders extends { suite: Suite; corpus?: string; runs?: string; analysis?: string }>(
  chosen: Folders,
): Folders {
  if (chosen.suite === 'checkpoint') return chosen;
  const names = ['corpus', 'runs', 'analysis'] as const;
  const moved = names.filter((name) => chosen[name] === defaultDirectories[name]);
  return { ...chosen, ...Object.fromEntries(moved.map((name) => [name, simulationDirectories[name]])) };
}

/** Options of the verbs that read or write a corpus, runs or an analysis. */
export const corpusOption = folderOption(
  'corpus',
  'Folder of the built corpus',
  defaultDirectories.corpus,
  'build/corpus',
);

export const runsOption = folderOption('runs', 'Folder of the collected runs', defaultDirectories.runs, 'runs');

export const analysisOption = folderOption(
  'analysis',
  'Folder of grades, tables and figures',
  defaultDirectories.analysis,
  'build/analysis',
);

export const cacheOption = folderOption(
  'cache',
  'Folder that keeps the results of stages between builds',
  defaultDirectories.cache,
  'build/cache/stages',
);

/** Options of the verbs that build a corpus. */
export const programsOption = textOption('programs', 'Use the programs below this folder instead: <study>/<program>/');

export const jobsOption = countOption('jobs', 'Programs under work at once (default: the number of cores)');

/** `midrun corpus [stage]`: builds and verifies the corpus. */
import type { ArgumentsCamelCase, CommandModule } from 'yargs';
import { untilInterrupted } from '../interruption.ts';
import { addedFolders, foldersIn, foldersOf, presets } from '../preset.ts';
import { compareWithRelease } from '../release/compare-release.ts';
import { describeAgreement } from '../release/describe-verification.ts';
import { isReleased, readRelease, releaseDirectory } from '../release/release-files.ts';
import { buildCorpus, type StageName, stageNames } from '../stages/build-corpus.ts';
import { summarizeCorpus } from '../summarize-corpus.ts';
import {
  cacheOption,
  corpusOption,
  defaultDirectories,
  foldersOfSuite,
  jobsOption,
  programsOption,
  type Suite,
  suiteOption,
} from '../workspace.ts';
import { corpusCheckFamiliesCommand } from './corpus-check-families.ts';
import { corpusIterationsCommand } from './corpus-iterations.ts';
import { corpusLintCommand } from './corpus-lint.ts';
import {
  refuseSimulationOptions,
  runSimulationCorpus,
  type SimulationCorpusArguments,
  simulationCorpusOptions,
} from './corpus-simulation.ts';

interface CorpusArguments extends SimulationCorpusArguments {
  suite: Suite;
  stage: StageName | undefined;
  preset: (typeof presets)[number];
  programs: string | undefined;
  corpus: string;
  cache: string;
  jobs: number | undefined;
}

/** Options of a build mean nothing to the verbs below this one. */
const own = { global: false } as const;

export const corpusCommand: CommandModule<object, CorpusArguments> = {
  command: 'corpus [stage]',
  describe: 'Build and verify the corpus, or run one stage of it',
  builder: (parser) =>
    parser
      .command(corpusLintCommand)
      .command(corpusIterationsCommand)
      .command(corpusCheckFamiliesCommand)
      .positional('stage', { choices: stageNames, describe: 'Run this stage alone, on the files of those before it' })
      .option('suite', { ...suiteOption, ...own })
      .option('preset', {
        ...own,
        choices: presets,
        default: 'full' as const,
        describe: 'All programs, or the fixed quick part',
      })
      .option('programs', { ...programsOption, ...own })
      .option('corpus', { ...corpusOption, ...own })
      .option('cache', { ...cacheOption, ...own })
      .option('jobs', { ...jobsOption, ...own })
      .options(simulationCorpusOptions),
  handler: (chosen) =>
    chosen.suite === 'simulation' ? runSimulationCorpus(foldersOfSuite(chosen)) : runCorpus(chosen),
};

async function runCorpus(chosen: ArgumentsCamelCase<CorpusArguments>): Promise<void> {
  refuseSimulationOptions(chosen);
  const { stage, preset, programs, corpus, cache, jobs } = chosen;
  const added = preset === 'full' ? addedFolders(defaultDirectories.added) : [];
  const folders = programs === undefined ? [...foldersOf(preset), ...added] : foldersIn(programs);
  const build = {
    corpusDirectory: corpus,
    cacheDirectory: cache,
    folders,
    ...(jobs !== undefined && { concurrency: jobs }),
  };
  await untilInterrupted((signal) => buildCorpus({ ...build, signal }, stage === undefined ? stageNames : [stage]));
  if (stage !== undefined && stage !== 'render') return;
  process.stdout.write(`${summarizeCorpus(corpus)}\n`);
  if (corpus === defaultDirectories.corpus)
    process.stdout.write('Next: make collect MODEL=provider/model@mode DRY_RUN=1 (or MODEL=sim/slip, without a key)\n');
  const isWhole = preset === 'full' && programs === undefined && added.length === 0;
  if (!isWhole || !isReleased(releaseDirectory)) return;
  const release = readRelease(releaseDirectory);
  process.stdout.write(`${describeAgreement(release, compareWithRelease(release, corpus))}\n`);
}

/** `midrun corpus [stage]`: builds and verifies the corpus. */
import type { ArgumentsCamelCase, CommandModule } from 'yargs';
import { MidrunError } from '../../core/errors.ts';
import { untilInterrupted } from '../interruption.ts';
import { countOption } from '../option-kinds.ts';
import { addedFolders, foldersIn, foldersOf, presets } from '../preset.ts';
import { compareWithRelease } from '../release/compare-release.ts';
import { describeAgreement } from '../release/describe-verification.ts';
import { isReleased, readRelease, releaseDirectory } from '../release/release-files.ts';
import { buildSimulation } from '../simulation/build-simulation.ts';
import { summarizeSimulation } from '../simulation/summarize-simulation.ts';
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
import { corpusLintCommand } from './corpus-lint.ts';
import { familiesOption, modesOption, templatesOption } from './simulation-options.ts';

interface CorpusArguments {
  suite: Suite;
  families: string[] | undefined;
  modes: ('paper' | 'corrected')[] | undefined;
  batches: number | undefined;
  size: number | undefined;
  templates: string[] | undefined;
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
      .option('families', { ...familiesOption, ...own })
      .option('modes', { ...modesOption, ...own })
      .option('batches', { ...countOption('batches', 'Simulation suite: batches at every level (default: 3)'), ...own })
      .option('size', { ...countOption('size', 'Simulation suite: items a batch (default: 30)'), ...own })
      .option('templates', { ...templatesOption, ...own }),
  handler: (chosen) => (chosen.suite === 'simulation' ? runSimulation(foldersOfSuite(chosen)) : runCorpus(chosen)),
};

async function runSimulation(chosen: ArgumentsCamelCase<CorpusArguments>): Promise<void> {
  const { corpus, ...build } = chosen;
  if (chosen.stage !== undefined) {
    throw new MidrunError({
      code: 'no_stages',
      message: 'the simulation suite is built in one go, without stages',
      remedy: 'Leave out the name of the stage.',
    });
  }
  const built = await untilInterrupted((signal) => buildSimulation({ ...build, corpusDirectory: corpus, signal }));
  process.stdout.write(`${summarizeSimulation(built, corpus)}\n`);
}

async function runCorpus({
  stage,
  preset,
  programs,
  corpus,
  cache,
  jobs,
}: ArgumentsCamelCase<CorpusArguments>): Promise<void> {
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
  const isWhole = preset === 'full' && programs === undefined && added.length === 0;
  if (!isWhole || !isReleased(releaseDirectory)) return;
  const release = readRelease(releaseDirectory);
  process.stdout.write(`${describeAgreement(release, compareWithRelease(release, corpus))}\n`);
}

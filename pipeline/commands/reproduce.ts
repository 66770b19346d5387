/** `midrun reproduce`: the whole way without a key: corpus, answers of simulated subjects, tables and figure. */
import { join } from 'node:path';
import type { ArgumentsCamelCase, CommandModule } from 'yargs';
import { analyzeRuns } from '../analyze-runs.ts';
import { collectSimulated } from '../collect-simulated.ts';
import { guessCorpus } from '../guess-corpus.ts';
import { untilInterrupted } from '../interruption.ts';
import { folderOption } from '../option-kinds.ts';
import { foldersIn, foldersOf, type Preset, presets } from '../preset.ts';
import { solverNames } from '../simulated/subject-names.ts';
import { reproduceSimulation } from '../simulation/reproduce-simulation.ts';
import { buildCorpus } from '../stages/build-corpus.ts';
import { summarizeCorpus } from '../summarize-corpus.ts';
import { cacheOption, defaultDirectories, jobsOption, programsOption, type Suite, suiteOption } from '../workspace.ts';
import { familiesOption } from './simulation-options.ts';

interface ReproduceArguments {
  suite: Suite;
  families: string[] | undefined;
  preset: Preset;
  programs: string | undefined;
  into: string;
  cache: string;
  jobs: number | undefined;
}

export const reproduceCommand: CommandModule<object, ReproduceArguments> = {
  command: 'reproduce',
  describe: 'Corpus, answers of the built-in simulated subjects, tables and figure: everything once, no key needed',
  builder: (parser) =>
    parser
      .option('suite', suiteOption)
      .option('families', familiesOption)
      .option('preset', {
        choices: presets,
        default: 'quick' as const,
        describe: 'The quick corpus of 40 cases (two items a level in the simulation suite), or all',
      })
      .option('programs', programsOption)
      .option(
        'into',
        folderOption(
          'into',
          'Folder to write to; runs of real models are never touched',
          join(defaultDirectories.corpus, '..', 'reproduce'),
          'build/reproduce',
        ),
      )
      .option('cache', cacheOption)
      .option('jobs', jobsOption),
  handler: (chosen) =>
    untilInterrupted((signal) => {
      const { suite, preset, into } = chosen;
      if (suite === 'checkpoint') return reproduce(chosen, signal);
      return reproduceSimulation({ ...chosen, folder: join(into, `simulation-${preset}`), signal });
    }),
};

async function reproduce(
  { preset, programs, into, cache, jobs }: ArgumentsCamelCase<ReproduceArguments>,
  signal: AbortSignal,
): Promise<void> {
  const folder = join(into, programs === undefined ? preset : 'own-programs');
  const [corpusDirectory, runsDirectory, analysisDirectory] = ['corpus', 'runs', 'analysis'].map((name) =>
    join(folder, name),
  ) as [string, string, string];
  const folders = programs === undefined ? foldersOf(preset) : foldersIn(programs);
  await buildCorpus({
    corpusDirectory,
    cacheDirectory: cache,
    folders,
    signal,
    ...(jobs !== undefined && { concurrency: jobs }),
  });
  process.stdout.write(`${summarizeCorpus(corpusDirectory)}\n\n`);
  await collectSimulated(solverNames, { corpusDirectory, runsDirectory, signal });
  process.stdout.write(`\n${await guessCorpus({ corpusDirectory, into: join(folder, 'guesses'), signal })}`);
  // Last, so that it stands on the screen when all is done.
  const { headline } = await analyzeRuns({ corpusDirectory, runsDirectory, analysisDirectory });
  process.stdout.write(
    `\n${headline}\nNext, with a model: make corpus, make collect MODEL=provider/model@mode, make analyze\n`,
  );
}

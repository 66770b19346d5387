/** `midrun reproduce`: the whole way without a key: corpus, answers of simulated subjects, tables and figure. */
import { join } from 'node:path';
import type { ArgumentsCamelCase, CommandModule } from 'yargs';
import { exitCodes, MidrunError } from '../../core/errors.ts';
import { analyzeRuns } from '../analyze-runs.ts';
import { collectSetting } from '../collect-setting.ts';
import { foldersOf, type Preset, presets } from '../preset.ts';
import { buildCorpus } from '../stages/build-corpus.ts';
import { corpusFiles, readRows } from '../stages/corpus-files.ts';
import { summarizeCorpus } from '../summarize-corpus.ts';
import { defaultDirectories, interruption } from '../workspace.ts';

interface ReproduceArguments {
  preset: Preset;
  into: string;
}

/** The subjects whose answers the tables compare; each is described in pipeline/simulated. */
const subjects = ['sim/oracle', 'sim/slip', 'sim/load', 'sim/prose', 'sim/silent'];

export const reproduceCommand: CommandModule<object, ReproduceArguments> = {
  command: 'reproduce',
  describe: 'Corpus, answers of the built-in simulated subjects, tables and figure: everything once, no key needed',
  builder: (parser) =>
    parser
      .option('preset', {
        choices: presets,
        default: 'quick' as const,
        describe: 'The quick corpus of 40 cases, or all',
      })
      .option('into', {
        type: 'string',
        default: join(defaultDirectories.corpus, '..', 'reproduce'),
        defaultDescription: 'build/reproduce',
        describe: 'Folder to write to; runs of real models are never touched',
      }),
  handler: reproduce,
};

async function reproduce({ preset, into }: ArgumentsCamelCase<ReproduceArguments>): Promise<void> {
  const folder = join(into, preset);
  const [corpus, runs, analysis] = ['corpus', 'runs', 'analysis'].map((name) => join(folder, name)) as [
    string,
    string,
    string,
  ];
  const signal = interruption();
  await buildCorpus({
    corpusDirectory: corpus,
    cacheDirectory: defaultDirectories.cache,
    folders: foldersOf(preset),
    signal,
  });
  process.stdout.write(
    `${summarizeCorpus(readRows(corpus, corpusFiles.cases), readRows(corpus, corpusFiles.exclusions))}\n\n`,
  );
  for (const model of subjects) {
    const { interrupted } = await collectSetting({ corpusDirectory: corpus, runsDirectory: runs, model, signal });
    if (interrupted) throw interruptedError();
  }
  const { headline } = await analyzeRuns({ corpusDirectory: corpus, runsDirectory: runs, analysisDirectory: analysis });
  process.stdout.write(`\n${headline}\nTables: ${join(analysis, 'tables')}\nFigures: ${join(analysis, 'figures')}\n`);
}

function interruptedError(): MidrunError {
  return new MidrunError({
    code: 'interrupted',
    message: 'interrupted while collecting',
    remedy: 'Nothing was lost. Run the same command again.',
    exitCode: exitCodes.incomplete,
  });
}

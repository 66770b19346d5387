/** `midrun corpus [stage]`: builds and verifies the corpus. */
import { join } from 'node:path';
import type { ArgumentsCamelCase, CommandModule } from 'yargs';
import { addedFolders, foldersIn, foldersOf, presets } from '../preset.ts';
import { buildCorpus, type StageName, stageNames } from '../stages/build-corpus.ts';
import { corpusFiles, readRows } from '../stages/corpus-files.ts';
import { summarizeCorpus } from '../summarize-corpus.ts';
import { corpusOption, defaultDirectories, interruption } from '../workspace.ts';

interface CorpusArguments {
  stage: StageName | undefined;
  preset: (typeof presets)[number];
  programs: string | undefined;
  corpus: string;
  jobs: number | undefined;
}

export const corpusCommand: CommandModule<object, CorpusArguments> = {
  command: 'corpus [stage]',
  describe: 'Build and verify the corpus, or run one stage of it',
  builder: (parser) =>
    parser
      .positional('stage', { choices: stageNames, describe: 'Run this stage alone, on the files of those before it' })
      .option('preset', {
        choices: presets,
        default: 'full' as const,
        describe: 'All programs, or the fixed quick part',
      })
      .option('programs', {
        type: 'string',
        describe: 'Use the programs below this folder instead: <study>/<program>/',
      })
      .option('corpus', corpusOption)
      .option('jobs', { type: 'number', describe: 'Programs under work at once (default: the number of cores)' }),
  handler: runCorpus,
};

async function runCorpus({
  stage,
  preset,
  programs,
  corpus,
  jobs,
}: ArgumentsCamelCase<CorpusArguments>): Promise<void> {
  const added = preset === 'full' ? addedFolders(defaultDirectories.added) : [];
  const folders = programs === undefined ? [...foldersOf(preset), ...added] : foldersIn(programs);
  const build = {
    corpusDirectory: corpus,
    cacheDirectory: defaultDirectories.cache,
    folders,
    signal: interruption(),
    ...(jobs !== undefined && { concurrency: jobs }),
  };
  await buildCorpus(build, stage === undefined ? stageNames : [stage]);
  if (stage !== undefined && stage !== 'render') return;
  const summary = summarizeCorpus(readRows(corpus, corpusFiles.cases), readRows(corpus, corpusFiles.exclusions));
  process.stdout.write(
    `${summary}\nFiles: ${join(corpus, 'cases.jsonl')}, tasks.jsonl, oracles.jsonl, exclusions.jsonl\n`,
  );
}

/** `midrun guess`: what answers without following the programs would score. */
import { join } from 'node:path';
import type { CommandModule } from 'yargs';
import { guessCorpus } from '../guess-corpus.ts';
import { untilInterrupted } from '../interruption.ts';
import { folderOption } from '../option-kinds.ts';
import { corpusOption, defaultDirectories } from '../workspace.ts';

interface GuessArguments {
  corpus: string;
  into: string;
}

export const guessCommand: CommandModule<object, GuessArguments> = {
  command: 'guess',
  describe: 'What guessing scores on a corpus: empty answers, the input, the commonest answer, values before the loop',
  builder: (parser) =>
    parser
      .option('corpus', corpusOption)
      .option(
        'into',
        folderOption(
          'into',
          'Folder of their runs and tables',
          join(defaultDirectories.corpus, '../guesses'),
          'build/guesses',
        ),
      ),
  handler: ({ corpus, into }) =>
    untilInterrupted(async (signal) => {
      process.stdout.write(`\n${await guessCorpus({ corpusDirectory: corpus, into, signal })}`);
    }),
};

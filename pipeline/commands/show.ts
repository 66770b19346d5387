/** `midrun show FAMILY`: an item of the simulation suite as code and as a story, with its answer and what the checks say. */
import type { ArgumentsCamelCase, CommandModule } from 'yargs';
import { modes } from '../../corpus/simulation/generate-items.ts';
import { countOption, textOption } from '../option-kinds.ts';
import { showItem } from '../simulation/show-item.ts';

interface ShowArguments {
  family: string;
  level: string | undefined;
  mode: (typeof modes)[number] | undefined;
  batch: number;
  item: number;
}

export const showCommand: CommandModule<object, ShowArguments> = {
  command: 'show <family>',
  describe: 'Print an item of the simulation suite: code, story, answer, and what the checks say of it',
  builder: (parser) =>
    parser
      .positional('family', { type: 'string', demandOption: true, describe: 'Such as straight-line' })
      .option('level', textOption('level', 'Such as n=10 (default: the first of the family)'))
      .option('mode', { choices: modes, describe: 'As in the paper, or corrected (default: the first the family has)' })
      .option('batch', { ...countOption('batch', 'Which batch'), default: 1 })
      .option('item', { ...countOption('item', 'Which item of the batch, from 0', 0), default: 0 }),
  handler: async ({ family, level, mode, batch, item }: ArgumentsCamelCase<ShowArguments>) => {
    process.stdout.write(`${await showItem({ family, level, mode, place: { batch, item } })}\n`);
  },
};

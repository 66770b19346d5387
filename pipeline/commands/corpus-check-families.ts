/** `midrun corpus check-families`: whether the three label checks agree over many items of every family; nothing is written. */
import type { ArgumentsCamelCase, CommandModule } from 'yargs';
import { exitCodes } from '../../core/errors.ts';
import { untilInterrupted } from '../interruption.ts';
import { countOption } from '../option-kinds.ts';
import { checkFamilies } from '../simulation/check-families.ts';
import { jobsOption } from '../workspace.ts';
import { familiesOption, modesOption } from './simulation-options.ts';

interface CheckArguments {
  families: string[] | undefined;
  modes: ('paper' | 'corrected')[] | undefined;
  items: number;
  jobs: number | undefined;
}

export const corpusCheckFamiliesCommand: CommandModule<object, CheckArguments> = {
  command: 'check-families',
  describe: 'Generate many items of the simulation suite and say whether evaluator, CPython and story agree on each',
  builder: (parser) =>
    parser
      .option('families', familiesOption)
      .option('modes', modesOption)
      .option('items', { ...countOption('items', 'At least so many items a family'), default: 10_000 })
      .option('jobs', jobsOption),
  handler: (chosen) => untilInterrupted((signal) => printChecks(chosen, signal)),
};

async function printChecks(chosen: ArgumentsCamelCase<CheckArguments>, signal: AbortSignal): Promise<void> {
  for await (const { family, items, stories, agreeing, complaints } of checkFamilies({ ...chosen, signal })) {
    const ofThem =
      stories === items ? 'each with its story' : stories === 0 ? 'without stories' : `${stories} with a story`;
    process.stdout.write(`${family}: ${agreeing}/${items} agree (${ofThem})\n`);
    for (const complaint of complaints) process.stdout.write(`  ${complaint}\n`);
    if (agreeing < items) process.exitCode = exitCodes.badInput;
  }
}

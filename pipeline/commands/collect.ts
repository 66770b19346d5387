/** `midrun collect --model ...`: collects the answers of settings, or goes on where an earlier run stopped. */
import type { ArgumentsCamelCase, CommandModule } from 'yargs';
import { exitCodes } from '../../core/errors.ts';
import { collectGarbageSooner } from '../collect-garbage-sooner.ts';
import { collectSettings, printDryRun } from '../collect-settings.ts';
import { untilInterrupted } from '../interruption.ts';
import { amountOption, countOption, listOption, secondsOption, textOption } from '../option-kinds.ts';
import { corpusOption, defaultDirectories, foldersOfSuite, runsOption, type Suite, suiteOption } from '../workspace.ts';

interface CollectArguments {
  suite: Suite;
  model: string[];
  corpus: string;
  runs: string;
  repeats: number;
  concurrency: number | undefined;
  limit: number | undefined;
  study: string[] | undefined;
  arm: string[] | undefined;
  template: string[] | undefined;
  ids: string[] | undefined;
  timeout: number | undefined;
  settings: string | undefined;
  'max-cost': number | undefined;
  'max-tokens': number | undefined;
  'max-time': number | undefined;
  'dry-run': boolean;
  preflight: boolean;
}

export const collectCommand: CommandModule<object, CollectArguments> = {
  command: 'collect',
  describe: "Collect a model's answers to every task; resumes where an earlier run stopped",
  builder: (parser) =>
    parser
      .option('model', {
        type: 'string',
        array: true,
        requiresArg: true,
        describe: 'provider/model@mode, http://host/v1#model, sim/slip, or a list such as paper; several side by side',
        demandOption: true,
      })
      .option('repeats', { ...countOption('repeats', 'Answers per task'), default: 1 })
      .option(
        'concurrency',
        countOption('concurrency', 'Requests on the wire at once (default: adapted to the server)'),
      )
      .option('limit', countOption('limit', 'Only the first tasks'))
      .option('study', listOption('Only these studies'))
      .option('arm', listOption('Only these arms'))
      .option('template', listOption('Only these templates of prompts'))
      .option('ids', listOption('Only these tasks, cases or programs, or those whose ids begin so (up to a slash)'))
      .option('timeout', secondsOption('timeout', 'Seconds to wait for one whole reply (default: that of the setting)'))
      .option('settings', textOption('settings', 'Folder of your own settings files (default: settings/)'))
      .option('max-cost', amountOption('max-cost', 'US dollars the run folder of each setting may cost in all'))
      .option('max-tokens', countOption('max-tokens', 'Tokens the run folder of each setting may hold in all'))
      .option('max-time', secondsOption('max-time', 'Seconds after which no further cell is asked'))
      .option('dry-run', {
        type: 'boolean',
        default: false,
        describe: 'Say what would be asked and cost; send nothing',
      })
      .option('preflight', {
        type: 'boolean',
        default: true,
        describe: 'Try the setting with one call first; --no-preflight leaves it out',
      })
      .option('suite', suiteOption)
      .option('corpus', corpusOption)
      .option('runs', runsOption)
      .epilogue(
        'Keys come from the environment, such as OPENAI_API_KEY or DEEPSEEK_API_KEY. Simulated subjects need none.',
      ),
  handler: runCollect,
};

async function runCollect(given: ArgumentsCamelCase<CollectArguments>): Promise<void> {
  const chosen = foldersOfSuite(given);
  const options = {
    corpusDirectory: chosen.corpus,
    runsDirectory: chosen.runs,
    settingsDirectory: chosen.settings,
    repeats: chosen.repeats,
    concurrency: chosen.concurrency,
    limit: chosen.limit,
    studies: chosen.study,
    arms: chosen.arm,
    templates: chosen.template,
    ids: chosen.ids,
    timeoutInMs: inMs(chosen.timeout),
    preflight: chosen.preflight,
    onNotice: (notice: string) => void process.stderr.write(`${notice}\n`),
    maximumCostInUsd: chosen.maxCost,
    maximumTokens: chosen.maxTokens,
    maximumTimeInMs: inMs(chosen.maxTime),
  };
  if (chosen.dryRun) return printDryRun(chosen.model, options);
  collectGarbageSooner();
  const showing = { resumeCommand: commandLine() };
  process.exitCode = await untilInterrupted(
    (signal) => collectSettings(chosen.model, { ...options, signal }, showing),
    'asking no more, waiting for the replies under way',
  );
  const isUsual = given.corpus === defaultDirectories.corpus && given.runs === defaultDirectories.runs;
  if (process.exitCode !== exitCodes.done || !isUsual) return;
  process.stdout.write(`Next: make analyze${given.suite === 'simulation' ? ' SUITE=simulation' : ''}\n`);
}

const inMs = (seconds: number | undefined) => (seconds === undefined ? undefined : Math.ceil(seconds * 1000));

/** This command as it can be typed again. Keys are never options, so none is in it. */
function commandLine(): string {
  const quoted = process.argv
    .slice(2)
    .map((word) => (/^[\w@%+=:,./-]+$/.test(word) ? word : `'${word.replaceAll("'", "'\\''")}'`));
  return ['./midrun', ...quoted].join(' ');
}

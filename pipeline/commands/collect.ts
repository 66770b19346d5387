/** `midrun collect --model ...`: collects the answers of settings, or goes on where an earlier run stopped. */
import type { ArgumentsCamelCase, CommandModule } from 'yargs';
import { collectSettings } from '../collect-settings.ts';
import { untilInterrupted } from '../interruption.ts';
import { countOption, secondsOption, textOption } from '../option-kinds.ts';
import { corpusOption, runsOption } from '../workspace.ts';

interface CollectArguments {
  model: string[];
  corpus: string;
  runs: string;
  repeats: number;
  concurrency: number;
  limit: number | undefined;
  study: string[] | undefined;
  arm: string[] | undefined;
  timeout: number | undefined;
  settings: string | undefined;
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
      .option('concurrency', { ...countOption('concurrency', 'Requests on the wire at once'), default: 8 })
      .option('limit', countOption('limit', 'Only the first tasks'))
      .option('study', { type: 'string', array: true, describe: 'Only these studies' })
      .option('arm', { type: 'string', array: true, describe: 'Only these arms' })
      .option('timeout', secondsOption('timeout', 'Seconds to wait for one whole reply (default: that of the setting)'))
      .option('settings', textOption('settings', 'Folder of your own settings files (default: settings/)'))
      .option('corpus', corpusOption)
      .option('runs', runsOption)
      .epilogue(
        'Keys come from the environment, such as OPENAI_API_KEY or DEEPSEEK_API_KEY. Simulated subjects need none.',
      ),
  handler: runCollect,
};

async function runCollect(chosen: ArgumentsCamelCase<CollectArguments>): Promise<void> {
  process.exitCode = await untilInterrupted((signal) =>
    collectSettings(chosen.model, {
      corpusDirectory: chosen.corpus,
      runsDirectory: chosen.runs,
      settingsDirectory: chosen.settings,
      repeats: chosen.repeats,
      concurrency: chosen.concurrency,
      limit: chosen.limit,
      studies: chosen.study,
      arms: chosen.arm,
      timeoutInMs: chosen.timeout === undefined ? undefined : Math.ceil(chosen.timeout * 1000),
      signal,
    }),
  );
}

/** `midrun collect --model ...`: collects the answers of one setting, or goes on where an earlier run stopped. */
import type { ArgumentsCamelCase, CommandModule } from 'yargs';
import { collectSetting } from '../collect-setting.ts';
import { untilInterrupted } from '../interruption.ts';
import { countOption, secondsOption, textOption } from '../option-kinds.ts';
import { corpusOption, runsOption } from '../workspace.ts';

interface CollectArguments {
  model: string;
  corpus: string;
  runs: string;
  repeats: number;
  concurrency: number;
  limit: number | undefined;
  study: string[] | undefined;
  arm: string[] | undefined;
  timeout: number | undefined;
}

export const collectCommand: CommandModule<object, CollectArguments> = {
  command: 'collect',
  describe: "Collect a model's answers to every task; resumes where an earlier run stopped",
  builder: (parser) =>
    parser
      .option('model', {
        ...textOption(
          'model',
          'provider/model@mode, http://host/v1#model, or sim/oracle, sim/slip, sim/load, sim/prose, sim/silent',
        ),
        demandOption: true,
      })
      .option('repeats', { ...countOption('repeats', 'Answers per task'), default: 1 })
      .option('concurrency', { ...countOption('concurrency', 'Requests on the wire at once'), default: 8 })
      .option('limit', countOption('limit', 'Only the first tasks'))
      .option('study', { type: 'string', array: true, describe: 'Only these studies' })
      .option('arm', { type: 'string', array: true, describe: 'Only these arms' })
      .option('timeout', secondsOption('timeout', 'Seconds to wait for one whole reply (default: 1800)'))
      .option('corpus', corpusOption)
      .option('runs', runsOption)
      .epilogue(
        'The key and the address come from OPENAI_API_KEY and OPENAI_BASE_URL. Simulated subjects need neither.',
      ),
  handler: runCollect,
};

async function runCollect(chosen: ArgumentsCamelCase<CollectArguments>): Promise<void> {
  const { exitCode } = await untilInterrupted((signal) =>
    collectSetting({
      corpusDirectory: chosen.corpus,
      runsDirectory: chosen.runs,
      model: chosen.model,
      repeats: chosen.repeats,
      concurrency: chosen.concurrency,
      limit: chosen.limit,
      studies: chosen.study,
      arms: chosen.arm,
      timeoutInMs: chosen.timeout === undefined ? undefined : Math.ceil(chosen.timeout * 1000),
      signal,
    }),
  );
  process.exitCode = exitCode;
}

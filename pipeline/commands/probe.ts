/** `midrun probe --model ...`: asks a model what it remembers, by probabilities of tokens and by texts cut in the middle. */
import { join } from 'node:path';
import type { ArgumentsCamelCase, CommandModule } from 'yargs';
import { renderMarkdown } from '../../analysis/formats/render-markdown.ts';
import { exitCodes } from '../../core/errors.ts';
import { parseSetting } from '../collect/setting.ts';
import { SettingsLibrary } from '../collect/settings-library.ts';
import { untilInterrupted } from '../interruption.ts';
import { collectProbes } from '../memorisation/collect-probes.ts';
import { planProbes } from '../memorisation/plan-probes.ts';
import { type ProbeKind, probeKinds } from '../memorisation/probe.ts';
import { probeTables } from '../memorisation/probe-tables.ts';
import { countOption, folderOption, secondsOption, textOption } from '../option-kinds.ts';
import { startOwnServer } from '../own-server.ts';
import { simulationDirectories } from '../workspace.ts';
import { writeAnalysis } from '../write-analysis.ts';

interface ProbeArguments {
  model: string;
  kinds: ProbeKind[];
  route: 'text' | 'chat';
  top: number;
  percent: number;
  family: string[] | undefined;
  items: number;
  runs: string;
  out: string;
  settings: string | undefined;
  concurrency: number | undefined;
  timeout: number | undefined;
  'dry-run': boolean;
}

const usualFolder = join(import.meta.dirname, '../../build/memorisation');

export const probeCommand: CommandModule<object, ProbeArguments> = {
  command: 'probe',
  describe: 'Probe what a model remembers: next tokens, Min-K%, truncated items; resumes',
  builder: (parser) =>
    parser
      .option('model', {
        ...textOption('model', 'provider/model, http://host/v1#model or local/smollm2-135m'),
        demandOption: true,
      })
      .option('kinds', { choices: probeKinds, array: true, default: [...probeKinds], describe: 'Which probes' })
      .option('route', {
        choices: ['text', 'chat'] as const,
        default: 'text' as const,
        describe: 'text: /completions goes on with a text; chat: for servers without it, and without min-k',
      })
      .option('top', { ...countOption('top', 'Likeliest tokens to ask for'), default: 5 })
      .option('percent', { ...countOption('percent', 'K of Min-K%'), default: 20 })
      .option('family', { type: 'string', array: true, describe: 'Truncated items of these families only' })
      .option('items', { ...countOption('items', 'Truncated items a family'), default: 3 })
      .option('settings', textOption('settings', 'Folder of your own settings files (default: settings/)'))
      .option(
        'concurrency',
        countOption('concurrency', 'Requests on the wire at once (default: adapted to the server)'),
      )
      .option('timeout', secondsOption('timeout', 'Seconds to wait for one whole reply'))
      .option('dry-run', { type: 'boolean', default: false, describe: 'Say how much would be asked; send nothing' })
      .option(
        'runs',
        folderOption('runs', 'Folder of the collected runs', simulationDirectories.runs, 'runs-simulation'),
      )
      .option('out', folderOption('out', 'Folder of the tables', usualFolder, 'build/memorisation')),
  handler: runProbe,
};

async function runProbe(chosen: ArgumentsCamelCase<ProbeArguments>): Promise<void> {
  const route = chosen.route === 'chat' ? 'chat/completions' : 'completions';
  const kinds = chosen.kinds.filter((kind) => route === 'completions' || kind !== 'min-k');
  const probes = planProbes({ kinds: probeKinds, families: chosen.family, items: chosen.items });
  const asked = probes.filter(({ kind }) => kinds.includes(kind));
  if (chosen.dryRun) {
    const tokens = asked.reduce((sum, { outputTokens }) => sum + outputTokens, 0);
    process.stdout.write(`${asked.length} probes, at most ${tokens} output tokens\n`);
    return;
  }
  const own = parseSetting(chosen.model, new SettingsLibrary(chosen.settings));
  const server = own.ownServer === 'local' ? await startOwnServer(own, { corpusDirectory: '' }) : undefined;
  const collected = await untilInterrupted((signal) =>
    collectProbes(probes, {
      ...server?.address,
      ...{ model: chosen.model, runsDirectory: chosen.runs, settingsDirectory: chosen.settings, route, kinds, signal },
      ...{ top: chosen.top, concurrency: chosen.concurrency },
      timeoutInMs: chosen.timeout === undefined ? undefined : Math.ceil(chosen.timeout * 1000),
    }),
  ).finally(() => server?.close());
  const { replies, setting, askedNow, file } = collected;
  const tables = probeTables(replies, chosen.percent);
  const folder = join(chosen.out, encodeURIComponent(setting));
  await writeAnalysis({ tables, figures: [] }, folder);
  const answered = asked.filter((probe) => replies.has(probe)).length;
  const shown = tables.filter(({ name }) => name !== 'continuation').map(renderMarkdown);
  process.stdout.write(
    [
      ...shown,
      `${answered} of ${asked.length} probes answered, ${askedNow} asked now: ${file}`,
      `Tables: ${folder}\n`,
    ].join('\n'),
  );
  if (answered < asked.length) process.exitCode = exitCodes.incomplete;
}

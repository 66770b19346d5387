/**
 * Collects settings from the command line: shows progress, and serves the simulated subjects for the settings that need them.
 * The server reads the oracles; collection itself is only handed its address.
 */
import { exitCodes } from '../core/errors.ts';
import { collect } from './collect/collect.ts';
import type { CollectOptions } from './collect/options.ts';
import { parseSetting } from './collect/setting.ts';
import { SettingsLibrary } from './collect/settings-library.ts';
import type { CollectionSummary } from './collect/tally.ts';
import { type Progress, startProgress } from './progress.ts';
import { startSimulatedSubjects } from './simulated/server.ts';

/** Prints a summary and returns it. Throws MidrunError as `collect` does. */
export async function collectSetting(options: CollectOptions): Promise<CollectionSummary> {
  const setting = parseSetting(options.model, new SettingsLibrary(options.settingsDirectory));
  const server = setting.simulated ? await startSimulatedSubjects(options) : undefined;
  let progress: Progress | undefined;
  const summary = await collect({
    ...options,
    simulatedBaseUrl: server?.baseUrl,
    onProgress({ planned, done }) {
      progress ??= startProgress(setting.id, planned);
      progress.update(done);
    },
  }).finally(async () => {
    progress?.stop();
    await server?.close();
  });
  process.stdout.write(`${describeSummary(summary)}\n`);
  if (summary.exitCode === exitCodes.incomplete && options.askAgain !== false) {
    process.stdout.write('The same command asks the cells without an answer again.\n');
  }
  return summary;
}

/** Counts of zero are left out, but for the planned cells and the requests. */
function describeSummary(summary: CollectionSummary): string {
  const { setting, outcomes, noResponse, inputTokens, outputTokens } = summary;
  const counts = [
    `${summary.planned} planned`,
    ...counted(summary.answeredBefore, 'answered before'),
    ...counted(summary.givenUpBefore, 'without response before'),
    ...Object.entries(outcomes).flatMap(([name, count]) => counted(count, name)),
    ...Object.entries(noResponse).flatMap(([name, count]) =>
      counted(count, `without response (${name.replaceAll('_', ' ')})`),
    ),
    `${summary.attempts} requests`,
    ...(inputTokens + outputTokens > 0 ? [`${inputTokens} input and ${outputTokens} output tokens`] : []),
  ];
  return `${setting}${summary.simulated ? ' (simulated)' : ''}: ${counts.join(', ')}\n${summary.runDirectory}`;
}

const counted = (count: number, what: string): string[] => (count > 0 ? [`${count} ${what}`] : []);

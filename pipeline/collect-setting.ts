/**
 * Collects one setting from the command line: shows progress, and serves the simulated subjects for the settings that need them.
 * The server reads the oracles; collection itself is only handed its address.
 */
import { exitCodes } from '../core/errors.ts';
import { collect } from './collect/collect.ts';
import type { CollectOptions } from './collect/options.ts';
import { parseSetting } from './collect/setting.ts';
import type { CollectionSummary } from './collect/tally.ts';
import { startProgress } from './progress.ts';
import { startSimulatedSubjects } from './simulated/server.ts';

/** Prints a summary and returns it. Throws MidrunError as `collect` does. */
export async function collectSetting(options: CollectOptions): Promise<CollectionSummary> {
  const setting = parseSetting(options.model);
  const server = setting.simulated ? await startSimulatedSubjects(options) : undefined;
  let progress: ReturnType<typeof startProgress> | undefined;
  try {
    const summary = await collect({
      ...options,
      simulatedBaseUrl: server?.baseUrl,
      onProgress({ planned, done }) {
        progress ??= startProgress(setting.id, planned);
        progress.update(done);
      },
    });
    progress?.stop();
    process.stdout.write(`${describeSummary(summary)}\n`);
    return summary;
  } finally {
    await server?.close();
  }
}

function describeSummary(summary: CollectionSummary): string {
  const { setting, planned, answeredBefore, outcomes, noResponse, attempts, inputTokens, outputTokens } = summary;
  const counts = [
    `${planned} planned`,
    `${answeredBefore} answered before`,
    ...Object.entries(outcomes).map(([name, count]) => `${count} ${name}`),
    ...Object.entries(noResponse)
      .filter(([, count]) => count > 0)
      .map(([name, count]) => `${count} without response (${name.replaceAll('_', ' ')})`),
    `${attempts} requests`,
    ...(inputTokens + outputTokens > 0 ? [`${inputTokens} input and ${outputTokens} output tokens`] : []),
  ];
  const hint =
    summary.exitCode === exitCodes.incomplete ? '\nThe same command asks the cells without an answer again.' : '';
  return `${setting}${summary.simulated ? ' (simulated)' : ''}: ${counts.join(', ')}\n${summary.runDirectory}${hint}`;
}

/**
 * Collects settings from the command line: shows progress, and starts the server of those that Midrun serves itself.
 * That of the simulated subjects reads the oracles; collection itself is only handed its address.
 */
import { exitCodes } from '../core/errors.ts';
import { collect } from './collect/collect.ts';
import type { CollectOptions } from './collect/options.ts';
import { parseSetting } from './collect/setting.ts';
import { SettingsLibrary } from './collect/settings-library.ts';
import type { CollectionSummary } from './collect/tally.ts';
import { describeProgress, describeSummary } from './describe-collection.ts';
import { startOwnServer } from './own-server.ts';
import { type Progress, startProgress } from './progress.ts';

export interface Showing {
  /** The command line that goes on after an early end. */
  readonly resumeCommand?: string | undefined;
  /** Whether other settings show their progress at the same time. */
  readonly sharesTerminal?: boolean | undefined;
}

/** Prints a summary and returns it. Throws MidrunError as `collect` does. */
export async function collectSetting(options: CollectOptions, showing: Showing = {}): Promise<CollectionSummary> {
  const setting = parseSetting(options.model, new SettingsLibrary(options.settingsDirectory));
  const server = await startOwnServer(setting, options);
  const begun = performance.now();
  let progress: Progress | undefined;
  const summary = await collect({
    ...options,
    ...server?.address,
    onProgress(state) {
      progress ??= startProgress(setting.id, state.planned, showing.sharesTerminal);
      progress.update(state.done, () => describeProgress(state, performance.now() - begun));
    },
  }).finally(async () => {
    progress?.stop();
    await server?.close();
  });
  process.stdout.write(`${describeSummary(summary)}\n`);
  if (summary.exitCode !== exitCodes.done && options.askAgain !== false) {
    const raised = summary.exitCode === exitCodes.budgetReached ? 'With more of it, this goes on' : 'Go on with';
    process.stdout.write(`${raised}: ${showing.resumeCommand ?? 'the same command'}\n`);
  }
  return summary;
}

/**
 * Collects the answers of one setting into its run folder and goes on where an earlier run stopped.
 * DESIGN.md states what a crash can and cannot lose.
 */
import { codeVersion } from '../code-version.ts';
import { runFolder, writeManifest } from '../run-folder.ts';
import { askAll } from './ask-all.ts';
import { checkBudget } from './budget.ts';
import { resolveEndpoint } from './endpoint.ts';
import { findOpenCells, planCells } from './open-cells.ts';
import { type CollectOptions, limitsOf } from './options.ts';
import { openPredictionLog } from './prediction-log.ts';
import { preflight } from './preflight.ts';
import { moveTornLineAside } from './row-log.ts';
import { lockRunFolder } from './run-lock.ts';
import { manifestWithPlan, manifestWithSession } from './session.ts';
import { parseSetting, type Setting } from './setting.ts';
import { SettingsLibrary } from './settings-library.ts';
import { createStop } from './stop.ts';
import { type CollectionSummary, Tally } from './tally.ts';

/**
 * Asks every planned cell that has no answer yet. Throws MidrunError: exit code 2 for a bad MODEL, settings file, corpus or run
 * folder, 3 when the folder is locked or the disk is full, 5 for a missing or refused key or an empty account.
 */
export async function collect(options: CollectOptions): Promise<CollectionSummary> {
  const setting = parseSetting(options.model, new SettingsLibrary(options.settingsDirectory));
  const endpoint = resolveEndpoint(setting, options.environment ?? process.env, options);
  const limits = limitsOf(options, setting);
  checkBudget(setting, options);
  const planning = planCells(options, setting);
  const code = await codeVersion();
  const unlock = lockRunFolder(runFolder(options.runsDirectory, setting.id).directory);
  const stop = createStop(options.signal, options.interruptionGraceInMs ?? limits.timeoutInMs);
  try {
    const { plan, planned } = planning;
    const { open, cells, stale, folder, spent, servedBy, fileBytes } = findOpenCells(options, setting, planning);
    moveTornLineAside(folder.predictionsFile, fileBytes);
    const manifest = manifestWithPlan(folder, setting, endpoint, plan);
    if (stale > 0) options.onNotice?.(describeStale(setting, stale));
    if (options.preflight && setting.ownServer === undefined && cells.length > 0) {
      // Before the plan is written down: a setting that cannot be asked leaves no planned cells behind.
      const notices = await preflight({ setting, endpoint, limits, folder, stop });
      for (const notice of notices) options.onNotice?.(notice);
    }
    const startedAt = new Date();
    const session = { startedAt, planned, cells, limits, corpusDirectory: options.corpusDirectory, code };
    writeManifest(folder, manifestWithSession(manifest, setting, session));
    const before = { answered: planned.length - open.length, givenUp: open.length - cells.length, spent, servedBy };
    const tally = new Tally(setting, planned.length, before, options.onProgress);
    const log = await openPredictionLog(folder.predictionsFile);
    const { onNotice } = options;
    const facts = { setting, endpoint, startedAt, cells, limits, budget: options, log, tally, stop, onNotice };
    const budgetReached = await askAll(facts).finally(() => log.close());
    if (stop.fault !== undefined) throw stop.fault;
    return tally.summary({ runDirectory: folder.directory, interrupted: stop.interrupted, budgetReached });
  } finally {
    stop.dispose();
    unlock();
  }
}

/** Said before the money is spent again: a limit that was raised by mistake costs a whole collection. */
function describeStale({ id }: Setting, stale: number): string {
  return `${id}: cells with answers to prompts or parameters that have changed since: ${stale}; those answers count no more, the cells are asked again`;
}

/**
 * Collects the answers of one setting into its run folder and goes on where an earlier run stopped.
 * DESIGN.md states what a crash can and cannot lose.
 */
import { join } from 'node:path';
import { MidrunError } from '../../core/errors.ts';
import { sha256 } from '../../core/hash.ts';
import { readText } from '../../core/json-lines.ts';
import { readTasks } from '../read-tasks.ts';
import { runFolder, writeManifest } from '../run-folder.ts';
import { askAll } from './ask-all.ts';
import { resolveEndpoint } from './endpoint.ts';
import { type CollectOptions, limitsOf, planOf } from './options.ts';
import { plannedCells } from './plan.ts';
import { askedKeys, PredictionLog } from './prediction-log.ts';
import { requestKey } from './request-key.ts';
import { lockRunFolder } from './run-lock.ts';
import { manifestWithPlan, manifestWithSession } from './session.ts';
import { parseSetting } from './setting.ts';
import { SettingsLibrary } from './settings-library.ts';
import { createStop } from './stop.ts';
import { type CollectionSummary, Tally } from './tally.ts';

/**
 * Asks every planned cell that has no answer yet. Throws MidrunError: exit code 2 for a bad MODEL, corpus or run folder, 3 when the
 * folder is locked or the disk is full, 5 for a missing or refused key or an empty account.
 */
export async function collect(options: CollectOptions): Promise<CollectionSummary> {
  const setting = parseSetting(options.model, new SettingsLibrary(options.settingsDirectory));
  const endpoint = resolveEndpoint(setting, options.environment ?? process.env, options.simulatedBaseUrl);
  const limits = limitsOf(options, setting);
  const plan = planOf(options);
  const planned = plannedCells(readTasks(options.corpusDirectory), [plan], setting.id);
  if (planned.length === 0) throw nothingPlanned(options);
  const folder = runFolder(options.runsDirectory, setting.id);
  const unlock = lockRunFolder(folder.directory);
  try {
    const { answered, givenUp } = askedKeys(folder.predictionsFile);
    const open = planned.filter((cell) => !answered.has(requestKey(setting, cell)));
    const cells = options.askAgain === false ? open.filter((cell) => !givenUp.has(requestKey(setting, cell))) : open;
    const manifest = manifestWithPlan(folder, setting, endpoint, plan);
    const tasksHash = sha256(readText(join(options.corpusDirectory, 'tasks.jsonl')));
    writeManifest(folder, manifestWithSession(manifest, { planned, cells, limits, tasksHash }));
    const before = { answered: planned.length - open.length, givenUp: open.length - cells.length };
    const tally = new Tally(planned.length, before, options.onProgress);
    const stop = createStop(options.signal, options.interruptionGraceInMs ?? 5_000);
    try {
      const log = await PredictionLog.open(folder.predictionsFile);
      await askAll({ setting, endpoint, cells, limits, log, tally, stop }).finally(() => log.close());
    } finally {
      stop.dispose();
    }
    if (stop.fault !== undefined) throw stop.fault;
    const { id, simulated } = setting;
    return tally.summary({ setting: id, simulated, runDirectory: folder.directory, interrupted: stop.interrupted });
  } finally {
    unlock();
  }
}

function nothingPlanned({ studies, arms, corpusDirectory }: CollectOptions): MidrunError {
  const subset = [...(studies ?? []), ...(arms ?? [])].join(', ');
  return new MidrunError({
    code: 'nothing_planned',
    message: subset === '' ? 'the corpus holds no tasks' : `no task of the corpus is in: ${subset}`,
    file: join(corpusDirectory, 'tasks.jsonl'),
    remedy: 'Check the names of studies and arms, or build the corpus: make corpus.',
  });
}

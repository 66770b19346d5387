/** The server that Midrun starts itself for some settings, for as long as they are collected. */
import type { CollectOptions } from './collect/options.ts';
import type { Setting } from './collect/setting.ts';
import { type LocalModel, localModels } from './local-model/local-models.ts';
import { startLocalModel } from './local-model/server.ts';
import { startSimulatedSubjects } from './simulated/server.ts';
import { simulatedSubjectNames } from './simulated/subject-names.ts';

export interface OwnServer {
  /** The options of `collect` that say where it is. */
  readonly address: Pick<CollectOptions, 'simulatedBaseUrl' | 'localBaseUrl'>;
  close(): Promise<void>;
}

/** Undefined when the setting is served by somebody else. Throws MidrunError when the server cannot be started. */
export async function startOwnServer(
  setting: Setting,
  options: Pick<CollectOptions, 'corpusDirectory'>,
): Promise<OwnServer | undefined> {
  if (setting.ownServer === 'simulated') {
    const subject = simulatedSubjectNames.find((name) => name === setting.model);
    const { baseUrl, close } = await startSimulatedSubjects({ ...options, subject });
    return { address: { simulatedBaseUrl: baseUrl }, close };
  }
  if (setting.ownServer === 'local') {
    const { baseUrl, close } = await startLocalModel(localModels[setting.model] as LocalModel);
    return { address: { localBaseUrl: baseUrl }, close };
  }
  return undefined;
}

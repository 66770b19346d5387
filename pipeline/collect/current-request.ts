/**
 * Which rows of a run answer what it asks today. A cell whose prompt or parameters have changed is asked again, and its earlier
 * answers count no more: answers to different requests never stand in one column.
 */
import type { Prediction } from '../schemas/prediction.ts';
import type { RunManifest } from '../schemas/run-manifest.ts';
import type { Cell } from './plan.ts';
import { requestKey } from './request-key.ts';
import type { Setting } from './setting.ts';

/** What the manifest keeps of a setting, so that its requests are known without its settings file. */
export function requestOf({ modelSent, api, parameters, seed }: Setting): NonNullable<RunManifest['request']> {
  return { model: modelSent, api, parameters, seed };
}

/** Whether a row of the cell belongs to the request that the latest collection of its run would send. */
export function isCurrent(row: Prediction, { request }: RunManifest, cell: Cell): boolean {
  if (row.prompt_sha256 !== cell.task.prompt_sha256) return false;
  // Manifests did not always say what is asked.
  if (request === undefined) return true;
  const { model: modelSent, api, parameters, seed } = request;
  return row.request_key === requestKey({ modelSent, api, parameters, seed }, cell);
}

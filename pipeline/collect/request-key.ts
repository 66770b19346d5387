/**
 * The key by which an answer is known to answer a request. The only place that makes one.
 * No host, key, limit or timeout is part of it: changing those must not ask a paid answer again.
 */
import { hashParts } from '../../core/hash.ts';
import type { Cell } from './plan.ts';
import { type RequestBody, type RequestTraits, requestBody } from './request.ts';

/** Raise when the rule below changes; rows record it. */
export const keyVersion = 1;

/** SHA-256 over cell id, canonical body (keys sorted at every level) and prompt version. */
export function requestKey(setting: RequestTraits, cell: Cell): string {
  return keyOfRequest(cell.id, requestBody(setting, cell.task, cell.repeat), cell.task.prompt_version);
}

/** The same for what is asked without being a cell. */
export function keyOfRequest(id: string, body: RequestBody, version: string): string {
  return hashParts([keyVersion, id, sortKeys(body), version]);
}

function sortKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sortKeys);
  if (value === null || typeof value !== 'object') return value;
  const entries = Object.entries(value).sort(([left], [right]) => (left < right ? -1 : 1));
  return Object.fromEntries(entries.map(([key, item]) => [key, sortKeys(item)]));
}

/**
 * The key by which an answer is known to answer a request. The only place that makes one.
 * No host, key, limit or timeout is part of it: changing those must not ask a paid answer again.
 */
import { hashParts } from '../../core/hash.ts';
import type { Cell } from './plan.ts';
import { requestBody } from './request.ts';
import type { Setting } from './setting.ts';

/** Raise when the rule below changes; rows record it. */
export const keyVersion = 1;

/** SHA-256 over cell id, canonical body (keys sorted at every level) and prompt version. */
export function requestKey(setting: Setting, cell: Cell): string {
  const body = sortKeys(requestBody(setting, cell.task, cell.repeat));
  return hashParts([keyVersion, cell.id, body, cell.task.prompt_version]);
}

function sortKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sortKeys);
  if (value === null || typeof value !== 'object') return value;
  const entries = Object.entries(value).sort(([left], [right]) => (left < right ? -1 : 1));
  return Object.fromEntries(entries.map(([key, item]) => [key, sortKeys(item)]));
}

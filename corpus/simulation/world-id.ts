/** Names what several items share, so that they are one cluster of every statistic. */
import { sha256 } from '../../core/hash.ts';

/** The same for equal contents: `classic-pairs/3f0c19a2b7d4`. */
export function worldId(family: string, ...contents: readonly unknown[]): string {
  const text = JSON.stringify(contents, (_key, value: unknown) => (typeof value === 'bigint' ? `${value}` : value));
  return `${family}/${sha256(text).slice(0, 12)}`;
}

/** The directory of compiled programs and precompiled headers, where every entry is named after what it was made from. */
import { chmodSync, existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';

let directory = resolve(import.meta.dirname, '../../build/cache/cpp');

/** Keeps compiled programs in another directory from now on. */
export function useCppCache(path: string): void {
  directory = resolve(path);
}

const underway = new Map<string, Promise<string>>();

/**
 * The directory of the entry `key`, made by `make` when there is none yet. `make` fills a directory beside it, which is
 * renamed when complete: of several processes that make the same entry, the first one to finish wins. What `make`
 * throws is thrown on, and leaves nothing behind.
 */
export async function cachedDirectory(key: string, make: (fresh: string) => Promise<void>): Promise<string> {
  const entry = join(directory, key);
  if (existsSync(entry)) return entry;
  const already = underway.get(entry);
  if (already !== undefined) return await already;
  const making = makeEntry(entry, make).finally(() => underway.delete(entry));
  underway.set(entry, making);
  return await making;
}

async function makeEntry(entry: string, make: (fresh: string) => Promise<void>): Promise<string> {
  mkdirSync(directory, { recursive: true });
  const fresh = mkdtempSync(`${entry}.part-`);
  try {
    await make(fresh);
    // Sandboxed runs read it under another user id.
    chmodSync(fresh, 0o755);
    renameSync(fresh, entry);
  } catch (error) {
    rmSync(fresh, { recursive: true, force: true });
    // Another process has put the same entry in place first.
    if (!existsSync(entry)) throw error;
  }
  return entry;
}

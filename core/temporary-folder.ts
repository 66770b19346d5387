/**
 * Folders below the system's temporary folder. Each is named after its process, which removes it at its end; what a killed process has
 * left behind, the next one that needs such a folder removes.
 */
import { mkdtempSync, readdirSync, readlinkSync, rmSync } from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { sha256 } from './hash.ts';
import { mayBeRunning, ownIdentity } from './process-identity.ts';

const made = new Set<string>();

/** Absolute path of a new folder; `purpose` is a word of its name. */
export function temporaryFolder(purpose: string): string {
  if (made.size === 0) {
    removeAbandonedFolders();
    process.once('exit', () => made.forEach(remove));
  }
  const { process_id, process_start } = ownIdentity();
  const folder = mkdtempSync(
    join(tmpdir(), `midrun-${purpose}-${neighbourhood()}-${process_id}-${process_start ?? 0}-`),
  );
  made.add(folder);
  return folder;
}

/** Removes the folders of processes that are gone. */
export function removeAbandonedFolders(): void {
  const own = neighbourhood();
  for (const name of readdirSync(tmpdir())) {
    const [, where, id, start] = /^midrun-[a-z]+-([0-9a-f]{8})-(\d+)-(\d+)-[^-]+$/.exec(name) ?? [];
    if (where !== own) continue;
    const owner = { process_id: Number(id), process_start: start === '0' ? null : (start ?? null) };
    if (!mayBeRunning(owner)) remove(join(tmpdir(), name));
  }
}

function remove(folder: string): void {
  try {
    rmSync(folder, { recursive: true, force: true });
  } catch {
    // It belongs to another user, or another process is removing it.
  }
}

let known: string | undefined;

/** Processes in other containers may share the temporary folder but not the numbers of processes. */
function neighbourhood(): string {
  known ??= sha256(`${hostname()} ${processNamespace()}`).slice(0, 8);
  return known;
}

function processNamespace(): string {
  try {
    return readlinkSync('/proc/self/ns/pid');
  } catch {
    return '';
  }
}

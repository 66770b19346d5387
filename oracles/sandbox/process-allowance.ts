/**
 * The kernel counts processes for a user, not for a run. Where the user of the run owns nothing else the limit is exact;
 * elsewhere what the user already runs is added to it.
 */
import { readdirSync, statSync } from 'node:fs';
import { release } from 'node:os';

/** Since Linux 5.14 processes are counted within their user namespace. */
export function countsWithinUserNamespace(kernelRelease: string = release()): boolean {
  const [major = 0, minor = 0] = kernelRelease.split('.').map(Number);
  return major > 5 || (major === 5 && minor >= 14);
}

/** Processes and threads this user already runs. */
export function tasksOfThisUser(): number {
  const user = process.getuid?.();
  let tasks = 0;
  for (const entry of readdirSync('/proc')) {
    if (!/^\d+$/.test(entry)) continue;
    try {
      if (statSync(`/proc/${entry}`).uid === user) tasks += readdirSync(`/proc/${entry}/task`).length;
    } catch {
      // The process ended in the meantime.
    }
  }
  return tasks;
}

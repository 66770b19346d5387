/** Waiting for the end of a process namespace: when its first process is dead, the kernel has killed all others before. */
import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';

/**
 * Waits until the namespace named in bubblewrap's status lines is gone, at most `graceInMs`.
 * Resolves at once when bubblewrap never got as far as making one.
 */
export async function namespaceIsGone(status: string, graceInMs: number): Promise<void> {
  const firstProcess = /"child-pid": *(\d+)/.exec(status)?.[1];
  if (firstProcess === undefined) return;
  const deadline = performance.now() + graceInMs;
  while (isAlive(firstProcess) && performance.now() < deadline) await sleep(1);
}

function isAlive(pid: string): boolean {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'latin1');
    // The state follows the parenthesised name; Z is dead and not yet collected by its parent.
    return stat.slice(stat.lastIndexOf(')') + 2, stat.lastIndexOf(')') + 3) !== 'Z';
  } catch {
    return false;
  }
}

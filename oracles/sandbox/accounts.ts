/**
 * Unprivileged user ids for runs started by root, one for each concurrent run, so that runs do not share a process count.
 * The range, 60706 to 61183, is one that neither distributions nor systemd hand out.
 */

/** Root needs no user namespace, and its programs drop to an unprivileged user id. */
export const startedByRoot = process.getuid?.() === 0;

const firstAccount = 60_706;
const accountCount = 478;

const borrowed = new Set<number>();

/** A user id no other run of this process is using; different processes start at different places of the range. */
export function borrowAccount(): number {
  for (let slot = 0; slot < accountCount; slot++) {
    const account = firstAccount + ((process.pid * 61 + slot) % accountCount);
    if (borrowed.has(account)) continue;
    borrowed.add(account);
    return account;
  }
  throw new Error(`more than ${accountCount} sandboxed runs at a time`);
}

export function returnAccount(account: number): void {
  borrowed.delete(account);
}

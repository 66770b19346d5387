/** Finding processes of a run by a marker in their environment or command line. */
import { readdirSync, readFileSync } from 'node:fs';

/** Ids of all living processes, but this one, that carry the marker. */
export function processesWith(marker: string): string[] {
  return readdirSync('/proc').filter((entry) => /^\d+$/.test(entry) && entry !== String(process.pid) && carries(entry));

  function carries(pid: string): boolean {
    return ['environ', 'cmdline'].some((file) => {
      try {
        return readFileSync(`/proc/${pid}/${file}`, 'latin1').includes(marker);
      } catch {
        // Ended in the meantime, or of another user.
        return false;
      }
    });
  }
}
